import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { iconSprite } from '#scripts/icons/sprite.ts';
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
  it('refers to its symbol in the sprite', () => {
    expect(renderToStaticMarkup(<Icon name="search" />)).toMatch(/<use href="[^"]*icons[^"]*\.svg[^"]*#search"/);
  });

  it('is hidden from screen readers beside a text', () => {
    expect(renderToStaticMarkup(<Icon name="search" />)).toContain('aria-hidden="true"');
  });

  it('is a named image when it says something by itself', () => {
    expect(renderToStaticMarkup(<Icon name="bookmark" label="Bewaard" />)).toContain('role="img" aria-label="Bewaard"');
  });
});

describe('the sprite', () => {
  const file = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');

  it.each(iconNames)('draws %s', (name) => {
    expect(file).toMatch(new RegExp(`<symbol id="${name}"[^>]*><(path|circle|line|rect|polyline|polygon) `));
  });

  it('is what its sources give: run `npm run icons` when it is not', async () => {
    expect(file).toBe(await iconSprite());
  });
});
