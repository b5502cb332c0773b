import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorNotice } from './ErrorNotice.tsx';

describe('ErrorNotice', () => {
  it('shows the status code and, as the page’s title, what it means', () => {
    const markup = renderToStaticMarkup(<ErrorNotice status={404} title="Niet gevonden" text="De pagina is weg." />);
    expect(markup).toMatch(/<p[^>]*>404<\/p><h1[^>]*>Niet gevonden<\/h1><\/hgroup><p[^>]*>De pagina is weg\.<\/p>/);
  });

  it('offers a way out where there is one', () => {
    const action = { label: 'Naar de startpagina', href: '/' };
    const withAction = renderToStaticMarkup(<ErrorNotice status={404} title="Weg" text="Weg." action={action} />);
    expect(withAction).toMatch(/<a href="\/"[^>]*>Naar de startpagina<\/a>/);
    expect(renderToStaticMarkup(<ErrorNotice status={500} title="Stuk" text="Stuk." />)).not.toContain('<a ');
  });
});
