import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Grid } from './Grid.tsx';

describe('Grid', () => {
  it('is a list that says so, with an item for each cell', () => {
    const html = renderToStaticMarkup(
      <Grid columns="four" gap="open">
        <p>Een</p>
        {[<p key="2">Twee</p>, <p key="3">Drie</p>]}
      </Grid>,
    );
    expect(html).toContain('<ul role="list"');
    expect(html.match(/<li/g)).toHaveLength(3);
  });

  it('makes no cells for children that are not there', () => {
    const html = renderToStaticMarkup(
      <Grid columns="four" gap="open">
        {null}
        {false}
        <p>Een</p>
      </Grid>,
    );
    expect(html.match(/<li/g)).toHaveLength(1);
  });

  it('is no list where nothing is listed', () => {
    const html = renderToStaticMarkup(
      <Grid columns="four" gap="even" semantics="plain">
        <p>Een</p>
      </Grid>,
    );
    expect(html).not.toMatch(/<ul|<li|role=/);
  });
});
