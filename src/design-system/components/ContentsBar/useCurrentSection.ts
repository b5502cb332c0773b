import { useEffect, useState } from 'react';

// A section counts as read from 280 px below the window's edge: the scroll offset of 100 plus the marker's 180
// (specification, section 9).
const readingMarker = 280;

// A section that links have led to lies a few pixels beside its scroll margin.
const tolerance = 8;

/**
 * The id of the section at the marker, or null above the first one and until the browser has looked. The marker lies
 * where a section is read, or, for sections that may be short, where links to them land.
 */
export function useCurrentSection(ids: readonly string[], marker: 'reading' | 'landing' = 'reading'): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const [first] = sections;
    const landing = first ? Number.parseFloat(getComputedStyle(first).scrollMarginTop) + tolerance : 0;
    const markerOffset = marker === 'reading' ? readingMarker : landing;
    const look = () => {
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= markerOffset);
      setCurrent(passed.at(-1)?.id ?? null);
    };
    // Sections follow each other, so that one leaves the observed part exactly when the next one reaches the marker.
    const observer = new IntersectionObserver(look, { rootMargin: `-${markerOffset}px 0px 0px 0px` });
    for (const section of sections) {
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key, marker]);

  return current;
}
