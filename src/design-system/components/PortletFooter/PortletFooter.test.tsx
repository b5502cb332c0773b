import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PortletFooter } from './PortletFooter.tsx';

const provider = { name: 'Groen Kennisnet', href: 'https://groenkennisnet.nl/' };
const share = { label: 'Zet dit portaal op je eigen site', href: '/portlet/groene-agenda/*?embed' };
const markup = renderToStaticMarkup(
  <PortletFooter
    madePossibleBy="Dit portaal wordt mogelijk gemaakt door"
    provider={provider}
    share={share}
    controls={null}
  />,
);

describe('PortletFooter', () => {
  it('says who makes the portlet possible', () => {
    expect(markup.replaceAll(/<[^>]+>/g, '')).toMatch(/^Dit portaal wordt mogelijk gemaakt door Groen Kennisnet/);
  });

  it('leads out of the frame', () => {
    expect(markup.match(/<a [^>]*>/g)).toEqual([
      expect.stringContaining('href="https://groenkennisnet.nl/" target="_top"'),
      expect.stringContaining('href="/portlet/groene-agenda/*?embed" target="_top"'),
    ]);
  });
});
