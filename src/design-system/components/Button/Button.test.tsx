import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('is a button that sends no form by itself', () => {
    expect(renderToStaticMarkup(<Button tone="primary">Annuleren</Button>)).toMatch(
      /^<button type="button"[^>]*>Annuleren<\/button>$/,
    );
  });

  it('sends the form where it is told to', () => {
    const markup = renderToStaticMarkup(
      <Button tone="primary" type="submit">
        Toepassen
      </Button>,
    );
    expect(markup).toContain('type="submit"');
  });

  it('is a link with an address, and no button', () => {
    const markup = renderToStaticMarkup(
      <Button tone="secondary" href="/dossier/bodem">
        Lees het dossier
      </Button>,
    );
    expect(markup).toMatch(/^<a href="\/dossier\/bodem"[^>]*>Lees het dossier<\/a>$/);
  });

  it('keeps its icon out of its name', () => {
    const markup = renderToStaticMarkup(
      <Button tone="quiet" icon="bookmark">
        Bewaren
      </Button>,
    );
    expect(markup).toMatch(/<svg[^>]*aria-hidden="true"/);
  });

  it('says that it is busy without leaving the keyboard’s reach', () => {
    const markup = renderToStaticMarkup(
      <Button tone="primary" state="busy" icon="mail">
        Verzenden
      </Button>,
    );
    expect(markup).toMatch(/^<button[^>]* aria-busy="true" aria-disabled="true"/);
    expect(markup).not.toContain('disabled=""');
    expect(markup).not.toContain('#mail');
  });

  it('is held while another is busy: within reach, as it looks, and not busy itself', () => {
    const markup = renderToStaticMarkup(
      <Button tone="primary" state="held" icon="mail">
        Verzenden
      </Button>,
    );
    expect(markup).toMatch(/^<button[^>]* aria-disabled="true"/);
    expect(markup).not.toMatch(/aria-busy|disabled=""/);
    expect(markup).toContain('#mail');
  });

  it('hands native attributes on', () => {
    const markup = renderToStaticMarkup(
      <Button tone="primary" aria-pressed={true} disabled>
        Bewaard
      </Button>,
    );
    expect(markup).toMatch(/<button[^>]*aria-pressed="true"/);
    expect(markup).toMatch(/<button[^>]*disabled=""/);
  });
});
