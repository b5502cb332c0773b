import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ColorModeSwitch } from './ColorModeSwitch.tsx';

const markup = renderToStaticMarkup(
  <ColorModeSwitch
    value="dark"
    onChange={() => undefined}
    labels={{ group: 'Weergave', system: 'Zoals het apparaat', light: 'Licht', dark: 'Donker' }}
  />,
);

describe('ColorModeSwitch', () => {
  it('is one named control with three choices, each with a name', () => {
    expect(markup).toContain('<select aria-label="Weergave"');
    const names = [...markup.matchAll(/<option.*?<\/option>/g)].map(([option]) => option.replaceAll(/<[^>]+>/g, ''));
    expect(names).toEqual(['Zoals het apparaat', 'Licht', 'Donker']);
  });

  it('shows the present mode as chosen, to the eye and to the pointer that rests on it', () => {
    expect(markup.match(/<option[^>]*selected=""[^>]*>/g)).toEqual([expect.stringContaining('value="dark"')]);
    expect(markup).toContain('#darkmode');
    expect(markup).toContain('title="Weergave: Donker"');
  });

  it('says that mode once to who listens: as the list’s value, and not in a description besides', () => {
    expect(/<select[^>]*>/.exec(markup)?.[0]).not.toContain('title=');
  });
});
