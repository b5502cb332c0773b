import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Select } from './Select.tsx';

const markup = renderToStaticMarkup(
  <Select
    label="Sorteer op"
    name="srt"
    value="jaar"
    options={[
      { value: 'score', label: 'Relevantie' },
      { value: 'jaar', label: 'Jaar' },
    ]}
  />,
);

describe('Select', () => {
  it('labels its field', () => {
    const id = /<select[^>]* id="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toMatch(new RegExp(`<label for="${id}"[^>]*>Sorteer op</label>`));
  });

  it('speaks through its form: a name, and the present value selected', () => {
    expect(markup).toMatch(/<select[^>]* name="srt"/);
    expect(markup).toContain('<option value="jaar" selected="">Jaar</option>');
  });
});
