import { digest, placeKey } from '../model/place.ts';
import type { Difference, Results } from '../model/results.ts';

const sites = ['groenkennisnet', 'coegroen', 'eurcaw-pigs'];

/** A run that found so many differences, of a few causes; `version` moves the fingerprints and nothing else. */
export function manyDifferences(count: number, version = 'now'): Results {
  const differences = Array.from({ length: count }, (_, index): Difference => {
    const view = {
      site: sites[index % sites.length] ?? '',
      mode: index % 2 === 0 ? ('light' as const) : ('dark' as const),
      width: index % 4 < 2 ? 390 : 1440,
    };
    const story = `components-sample-${index}--all-states`;
    return {
      key: placeKey({ story, variant: '', view }),
      story,
      variant: '',
      view,
      kind: 'changed',
      before: { fingerprint: digest(`before ${version} ${index}`), picture: 'before', height: 200, args: {} },
      after: { fingerprint: digest(`after ${version} ${index}`), picture: 'after', height: 200, args: {} },
      difference: { picture: 'difference', region: { x: 20, y: 20, width: 80, height: 40 }, changed: 1200 },
      detail: {
        aria: ['- link "Lees meer"', '+ link "Verder lezen"'],
        styles: [
          { element: 'a "Lees meer"', property: 'color', before: 'rgb(109, 42, 134)', after: 'rgb(11, 90, 122)' },
        ],
        axe: [{ rule: 'color-contrast', help: 'Elements must meet minimum color contrast', since: 'new' }],
      },
      cause: index % 5 === 0 ? 'unpredicted' : 'token:coegroen:--site-color-link',
      alsoCauses: [],
    };
  });
  return {
    base: { name: 'main', commit: '0123456789abcdef', tree: 'base' },
    head: { name: 'branch', commit: 'fedcba9876543210', tree: 'head' },
    at: '2026-01-15T10:00:00.000Z',
    complete: true,
    filters: { sites: [], stories: [], folders: [], presets: [] },
    counts: { places: count * 2, same: count, captured: count, equal: 0 },
    stories: Object.fromEntries(
      differences.map(({ story }, index) => [
        story,
        { title: `Components/Sample ${index}`, name: 'All States', file: 'src/Sample.stories.tsx' },
      ]),
    ),
    causes: [
      { id: 'unpredicted', kind: 'unpredicted', subject: '', users: [], predicted: 0, unchanged: [] },
      {
        id: 'token:coegroen:--site-color-link',
        kind: 'token',
        subject: '--site-color-link',
        site: 'coegroen',
        before: '#6d2a86',
        after: '#0b5a7a',
        users: ['Link', 'Button'],
        predicted: count,
        unchanged: [],
      },
    ],
    differences,
    broken: [],
  };
}
