import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PortletHeader } from './PortletHeader.tsx';

const mark = { src: '/logo.svg', width: 48, height: 48 };

describe('PortletHeader', () => {
  it('says on the first page what the portlet is, as the page’s heading', () => {
    const markup = renderToStaticMarkup(
      <PortletHeader size="exploded" logo="Logo" title="Niets gaat verloren" text="Waarover het gaat." mark={mark} />,
    );
    expect(markup).toMatch(/<h1[^>]*>Niets gaat verloren<\/h1>/);
    expect(markup).toContain('Waarover het gaat.');
    expect(markup).toMatch(/<svg[^>]*aria-hidden="true"[^>]*><use href="\/logo.svg#logo"/);
  });

  it('leaves the heading to the page everywhere else', () => {
    expect(renderToStaticMarkup(<PortletHeader size="small" logo="Logo" />)).not.toMatch(/<h1|<svg/);
  });

  it('keeps its search outside the header that scrolls away', () => {
    const markup = renderToStaticMarkup(<PortletHeader size="small" logo="Logo" search={<form id="zoek" />} />);
    expect(markup).toMatch(/<\/header><div data-portlet-bar="true"[^>]*>.*<form id="zoek">/);
  });
});
