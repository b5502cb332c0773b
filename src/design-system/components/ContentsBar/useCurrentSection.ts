import { useEffect, useState } from 'react';

// A section counts as read from 280 px below the window's edge: the scroll offset of 100 plus the marker's 180
// (specification, section 9).
const readingMarker = 280;

/**
 * The id of the section at the marker, or null above the first one and until the browser has looked. The marker lies
 * so many pixels below the window's edge.
 */
export function useCurrentSection(ids: readonly string[], markerOffset = readingMarker): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
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
  }, [key, markerOffset]);

  return current;
}
