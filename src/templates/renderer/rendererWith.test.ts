import { afterEach, describe, expect, it, vi } from 'vitest';
import { rendererWith } from './rendererWith.ts';

describe('a renderer of which only the special is given', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('speaks Dutch, shows pictures as they are and remembers no one', () => {
    const renderer = rendererWith();
    expect(renderer.t('kind.news')).toBe('Nieuws');
    expect(renderer.language).toBe('nl');
    expect(renderer.pictureUrl({ source: 'https://cms.example/a.jpg' }, 400, '16-9')).toBe('https://cms.example/a.jpg');
    expect(renderer.searchBar(undefined, undefined)).toBeNull();
    expect(renderer.consent.video).toBe(false);
    expect(renderer.audience).toBe('public');
  });

  it('keeps what is given, and the rest of a group of which a part is given', () => {
    const { addresses, forms, language } = rendererWith({
      language: 'en',
      addresses: { whole: (path) => `https://example.org${path}` },
      forms: { page: '/projects' },
    });
    expect(language).toBe('en');
    expect(addresses.whole('/a')).toBe('https://example.org/a');
    expect(addresses.search('rode klaver')).toBe('/zoeken/rode%20klaver');
    expect(forms.page).toBe('/projects');
    expect(forms.action('newsletter')).toBe('/api/newsletter');
  });

  it('sends a form, and keeps what was typed when it cannot be sent', async () => {
    const send = vi.fn<typeof fetch>(async () => new Response());
    vi.stubGlobal('fetch', send);
    const fields = new FormData();
    fields.set('name', 'Ada');
    const { submit } = rendererWith().forms;
    expect(await submit('form', fields)).toEqual({ state: 'accepted' });
    expect(send).toHaveBeenCalledWith('/api/form', { method: 'POST', body: fields });
    send.mockRejectedValue(new TypeError('no connection'));
    expect(await submit('form', fields)).toEqual({ state: 'failed', values: { name: ['Ada'] } });
  });

  it('sends a form where the app says that forms go, with scripts as without', async () => {
    const send = vi.fn<typeof fetch>(async () => new Response());
    vi.stubGlobal('fetch', send);
    const { submit } = rendererWith({ forms: { action: (kind) => `/berichten/${kind}` } }).forms;
    await submit('newsletter', new FormData());
    expect(send).toHaveBeenCalledWith('/berichten/newsletter', expect.anything());
  });

  it('reports a crashed element, too, where tests have no function for that', () => {
    const page = new EventTarget();
    const heard: unknown[] = [];
    page.addEventListener('error', (event) => heard.push(event));
    vi.stubGlobal('reportError', undefined);
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
    vi.stubGlobal('ErrorEvent', TestErrorEvent);
    const error = new Error('crashed');
    rendererWith().onCrash({ id: 'element-1', type: 'text', error });
    expect(heard).toEqual([expect.objectContaining({ error })]);
  });
});

/** The event as browsers have it. */
class TestErrorEvent extends Event {
  readonly error: unknown;

  constructor(type: string, { error }: { error: unknown }) {
    super(type);
    this.error = error;
  }
}
