/** The name of the zone in which editors write times (IANA). */
export const amsterdam = 'Europe/Amsterdam';

/**
 * The rules of that zone, which a calendar file has to carry (RFC 5545, section 3.6.5): since 1996 summer time runs
 * from the last Sunday of March to the last Sunday of October, changing at 01:00 UTC.
 */
export const amsterdamRules = `BEGIN:VTIMEZONE
TZID:${amsterdam}
BEGIN:DAYLIGHT
TZNAME:CEST
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:CET
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;
