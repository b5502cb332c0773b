import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

const markup = (extra: Partial<Parameters<typeof Checkbox>[0]> = {}) =>
  renderToStaticMarkup(
    <Checkbox name="soort" value="rapport" label="Rapport" checked={false} size="small" {...extra} />,
  );

describe('Checkbox', () => {
  it('is a native box that a form sends by its name and value', () => {
    expect(markup()).toMatch(/<input type="checkbox"[^>]* name="soort" value="rapport"\/>/);
  });

  it('is ticked in the document itself, before any script', () => {
    expect(markup({ checked: true })).toMatch(/<input[^>]* checked=""/);
    expect(markup()).not.toContain('checked=""');
  });

  it('takes its name from the label around it, and the count with it', () => {
    const label = /^<label.*<\/label>$/.exec(markup({ count: '1.036' }))?.[0] ?? '';
    expect(label.replaceAll(/<[^>]+>/g, ' ').trim()).toMatch(/^Rapport +1\.036$/);
  });

  it('says that it is wrong and where the reason stands', () => {
    expect(markup({ invalid: true, describedBy: 'waarom' })).toMatch(
      /<input[^>]* aria-invalid="true" aria-describedby="waarom"/,
    );
  });

  it('says nothing of being wrong when it is not', () => {
    expect(markup({ invalid: false })).not.toContain('aria-invalid');
  });
});
