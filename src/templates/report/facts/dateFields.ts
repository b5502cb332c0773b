/** Fields that hold a day, or a day and a time. */
export const dateFields: ReadonlySet<string> = new Set([
  'publication_date',
  'lastmodified_date',
  'expiration_date',
  'startdate',
  'enddate',
  'last_update',
]);

/** Fields that hold a time of the day. */
export const timeFields: ReadonlySet<string> = new Set(['starttime', 'endtime']);
