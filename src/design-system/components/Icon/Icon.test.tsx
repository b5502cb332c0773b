import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';
import { iconNames, isIconName } from './icons.ts';

describe('isIconName', () => {
  it.each([
    'arrow',
    'bookmark',
    'calendar',
    'chevron-down',
    'close',
    'comment',
    'darkmode',
    'download',
    'filter',
    'info',
    'linkedin',
    'location',
    'mail',
    'search',
    'share',
    'user',
  ])('knows the icons of the specification: %s', (name) => {
    expect(isIconName(name)).toBe(true);
  });

  it.each(['', 'Arrow', 'toString', 'tractor'])('knows no other: "%s"', (name) => {
    expect(isIconName(name)).toBe(false);
  });
});

describe('Icon', () => {
  it.each(iconNames)('draws %s', (name) => {
    expect(renderToStaticMarkup(<Icon name={name} />)).toMatch(
      /<(path|circle|line|rect|polyline|polygon)[^>]* [a-z0-9]+="[^"]+"/,
    );
  });

  it('is hidden from screen readers beside a text', () => {
    expect(renderToStaticMarkup(<Icon name="search" />)).toContain('aria-hidden="true"');
  });

  it('is a named image when it says something by itself', () => {
    expect(renderToStaticMarkup(<Icon name="bookmark" label="Bewaard" />)).toContain('role="img" aria-label="Bewaard"');
  });
});
