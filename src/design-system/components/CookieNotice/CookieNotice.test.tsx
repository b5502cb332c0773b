import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CookieNotice } from './CookieNotice.tsx';

const texts = {
  title: 'Cookies op deze site',
  acceptLabel: 'Alles toestaan',
  refuseLabel: 'Alles weigeren',
  chooseLabel: 'Zelf kiezen',
  saveLabel: 'Keuze bewaren',
  purposesLabel: 'Wat mag deze site gebruiken?',
  rememberedText: 'We onthouden je antwoord zes maanden.',
};
const purposes = [
  { id: 'video', title: 'Video’s', text: 'Films spelen op de pagina zelf af.' },
  { id: 'analytics', title: 'Bezoekcijfers', text: 'We tellen bezoeken.' },
] as const;

const markup = (accepted: readonly ('video' | 'analytics')[]) =>
  renderToStaticMarkup(
    <CookieNotice purposes={purposes} accepted={accepted} texts={texts} onChoose={() => undefined}>
      Waarom we dit vragen.
    </CookieNotice>,
  );

describe('CookieNotice', () => {
  it('is a region named by its title, and no dialog', () => {
    const [, id] = /<section[^>]*aria-labelledby="([^"]+)"/.exec(markup([])) ?? [];
    expect(markup([])).toContain(`<h2 id="${id}"`);
    expect(markup([])).not.toContain('dialog');
  });

  it('offers refusing, accepting and choosing, in that order', () => {
    const names = [...markup([]).matchAll(/<button type="button"[^>]*>(.*?)<\/button>/g)].map(([, inside]) =>
      inside?.replaceAll(/<[^>]+>/g, ''),
    );
    expect(names).toEqual(['Alles weigeren', 'Alles toestaan', 'Zelf kiezen']);
  });

  it('ticks nothing for someone who has not been asked yet', () => {
    expect(markup([])).not.toContain('checked=""');
  });

  it('ticks what was accepted before', () => {
    expect(markup(['analytics']).match(/<input[^>]*checked=""[^>]*>/g)).toEqual([
      expect.stringContaining('value="analytics"'),
    ]);
  });

  it('is no popover that a screen reader would announce over the page', () => {
    expect(markup([])).not.toMatch(/aria-live|role="(alert|status)"|autofocus/i);
  });
});
