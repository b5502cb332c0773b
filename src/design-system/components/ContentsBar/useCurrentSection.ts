import { useEffect, useState } from 'react';

// A section counts as read from 280 px below the window's edge: the scroll offset of 100 plus the marker's 180
// (specification, section 9).
const readingMarker = 280;

// A section that links have led to lies a few pixels beside its scroll margin.
const tolerance = 8;

/**
 * The id of the section at the marker, or null above the first one and until the browser has looked. The marker lies
 * where a section is read, or, for sections that may be short, where links to them land. A section that a link was
 * followed to is current at once, also one that the page is too short to scroll that far, until the reader goes on.
 */
export function useCurrentSection(ids: readonly string[], marker: 'reading' | 'landing' = 'reading'): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let followed: { section: HTMLElement; away: number } | undefined;

    const look = () => {
      if (followed) {
        const away = distanceToLanding(followed.section);
        // A page on its way there only comes nearer.
        if (away > followed.away + tolerance) followed = undefined;
        else followed.away = Math.min(away, followed.away);
      }
      const passed = sections.filter((section) => {
        const offset = marker === 'reading' ? readingMarker : landingOf(section) + tolerance;
        return section.getBoundingClientRect().top <= offset;
      });
      setCurrent((followed?.section ?? passed.at(-1))?.id ?? null);
    };
    const follow = (event: MouseEvent) => {
      const section = sections.find((each) => isLinkTo(each.id, event));
      if (!section) return;
      followed = { section, away: distanceToLanding(section) };
      // Marked any earlier, the link would have another address by the time the browser follows it.
      setTimeout(look);
    };

    // No section enters or leaves the window when the first one comes to the marker: only scrolling tells.
    window.addEventListener('scroll', look, { passive: true });
    document.addEventListener('click', follow);
    // Pictures that load and folds that open move what is below them; observing also has the first look.
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    return () => {
      window.removeEventListener('scroll', look);
      document.removeEventListener('click', follow);
      growth.disconnect();
    };
  }, [key, marker]);

  return current;
}

/** Where links scroll a section to, in px below the window's edge. */
function landingOf(section: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(section).scrollMarginTop);
}

function distanceToLanding(section: HTMLElement): number {
  return Math.abs(section.getBoundingClientRect().top - landingOf(section));
}

function isLinkTo(id: string, event: MouseEvent): boolean {
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || opensElsewhere || !(event.target instanceof Element)) return false;
  const link = event.target.closest('a');
  return link !== null && link.target === '' && link.getAttribute('href') === `#${id}`;
}
