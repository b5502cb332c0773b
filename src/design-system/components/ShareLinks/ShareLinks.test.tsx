import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shareTexts } from './ShareLinks.samples.ts';
import { ShareLinks } from './ShareLinks.tsx';
import { type ShareChannel, shareAddress, shareChannels } from './shareAddresses.ts';

const page = { url: 'https://groenkennisnet.nl/dossier/bodem?deel=1', title: 'Bodem & water' };

describe('the address of a channel', () => {
  it.each(shareChannels)('carries the page’s address whole, whatever signs it holds: %s', (channel: ShareChannel) => {
    const address = new URL(shareAddress(channel, page));
    expect([...address.searchParams.values()].join(' ')).toContain(page.url);
  });

  it.each(['whatsapp', 'bluesky', 'mail'] as const)('carries the title where there is room for it: %s', (channel) => {
    expect([...new URL(shareAddress(channel, page)).searchParams.values()].join(' ')).toContain(page.title);
  });
});

describe('ShareLinks', () => {
  const html = renderToStaticMarkup(<ShareLinks {...page} texts={shareTexts} />);

  it('is a named list of plain links', () => {
    const id = /<ul[^>]* aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<p id="${id}"[^>]*>Deel deze pagina</p>`));
    expect(html.match(/<a href="(https|mailto):/g)).toHaveLength(4);
  });

  it('says of each link that leaves that it opens a new tab, and not of the mail program', () => {
    expect(html).toMatch(/target="_blank"[^>]*>.*?Deel op LinkedIn \(opent in een nieuw tabblad\)/);
    expect(html).toContain('>Deel per e-mail</span>');
  });

  it('keeps the place of the device’s own sheet until the browser is known to have one', () => {
    expect(html).toMatch(/<div class="invisible"><button[^>]*>.*?Delen via…/);
  });
});
