import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { levelBelow } from './headingLevel.ts';
import { Title } from './Title.tsx';

describe('Title', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('is a heading of level %i', (level) => {
    expect(renderToStaticMarkup(<Title level={level}>Bodem</Title>)).toMatch(
      new RegExp(`^<h${level}.*>Bodem</h${level}>$`),
    );
  });

  it('keeps its level whatever its size', () => {
    const html = renderToStaticMarkup(
      <Title level={2} size="smallest">
        Bodem
      </Title>,
    );
    expect(html).toMatch(/^<h2/);
  });

  it('can be the target of a link', () => {
    const html = renderToStaticMarkup(
      <Title level={2} id="bronnen">
        Bronnen
      </Title>,
    );
    expect(html).toContain('id="bronnen"');
  });
});

describe('levelBelow', () => {
  it('is one deeper', () => {
    expect(levelBelow(2)).toBe(3);
  });

  it('never goes deeper than 6', () => {
    expect(levelBelow(6)).toBe(6);
  });
});
