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
  it('is a named group of three choices, each with a name', () => {
    expect(markup).toMatch(/^<fieldset[^>]*><legend[^>]*>Weergave<\/legend>/);
    const names = [...markup.matchAll(/<label.*?<\/label>/g)].map(([label]) => label.replaceAll(/<[^>]+>/g, ''));
    expect(names).toEqual(['Zoals het apparaat', 'Licht', 'Donker']);
  });

  it('shows the present mode as chosen', () => {
    expect(markup.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="dark"')]);
  });
});
