import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Footer, type FooterBlock } from './Footer.tsx';

const labels = { blocks: 'Meer op deze site', legal: 'Privacy en voorwaarden' };
const legal = [{ label: 'Privacy', href: '/privacy-cookie-verklaring' }];
const render = (...blocks: FooterBlock[]) =>
  renderToStaticMarkup(<Footer labels={labels} blocks={blocks} legal={legal} />);

/** React says so to browsers alone, and in development alone. */
function keysGivenTwice(node: ReactNode): string[] {
  if (Array.isArray(node)) {
    const keys = node.flatMap((each) => (isValidElement(each) && each.key !== null ? [each.key] : []));
    return [...keys.filter((key, place) => keys.indexOf(key) !== place), ...node.flatMap(keysGivenTwice)];
  }
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  // Those that are drawn without hooks, and have lists of their own.
  const isOpen = typeof type === 'function' && /^(?:Open)?Block$/.test(type.name);
  return keysGivenTwice(isOpen ? (type as (given: typeof props) => ReactNode)(props) : props.children);
}

describe('Footer', () => {
  it('folds a block of links under its title, as a heading', () => {
    const markup = render({ kind: 'links', title: 'Over ons', links: [{ label: 'Redactie', href: '/redactie' }] });
    expect(markup).toMatch(/<details[^>]*><summary[^>]*><h2[^>]*>Over ons<\/h2>/);
    expect(markup).toMatch(/<a href="\/redactie"[^>]*>Redactie<\/a>/);
  });

  it('is folded as it comes from the server', () => {
    expect(render({ kind: 'links', title: 'Over ons', links: [] })).not.toMatch(/<details[^>]* open/);
  });

  it('opens other sites in a new tab, and says so', () => {
    const links = [{ label: 'Waarneming', href: 'https://waarneming.nl/' }];
    const markup = renderToStaticMarkup(
      <Footer
        labels={labels}
        blocks={[{ kind: 'links', title: 'Meer', links }]}
        externalHint="opent in een nieuw tabblad"
        legal={[...legal, { label: 'Rijk', href: 'https://rijk.example/' }]}
      />,
    );
    expect(markup.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(2);
    expect(markup).toMatch(/Waarneming<span class="sr-only"> \(opent in een nieuw tabblad\)<\/span><\/a>/);
    expect(markup).toMatch(/<a href="\/privacy-cookie-verklaring" class="[^"]*">Privacy<\/a>/);
  });

  it('leaves marks of networks unfolded', () => {
    const markup = render({
      kind: 'socials',
      title: 'Volg ons',
      links: [{ href: 'https://bsky.app/profile/groen', label: 'Volg ons op Bluesky', network: 'bluesky' }],
    });
    expect(markup).not.toContain('<details');
    expect(markup).toMatch(/<a href="https:\/\/bsky.app\/profile\/groen"[^>]*>.*Volg ons op Bluesky.*<\/a>/);
  });

  it('sets a text unfolded and line by line, with its links in their places', () => {
    const lines = [['Postbus 1'], ['Bel ', { label: '0317', href: 'tel:+31317' }, ' of kom langs']];
    const markup = render({ kind: 'text', title: 'Contact', lines });
    expect(markup).not.toContain('<details');
    expect(markup).toMatch(/<h2[^>]*>Contact<\/h2><div[^>]*><p>Postbus 1<\/p>/);
    expect(markup).toMatch(/<p>Bel <a href="tel:\+31317"[^>]*>0317<\/a> of kom langs<\/p>/);
  });

  it('tells apart what stands there twice', () => {
    const link = { label: 'Redactie', href: '/redactie' };
    const image = { src: '/dijk.svg', alt: 'Dijk', width: 140, height: 40 };
    const twice = <T,>(one: T) => [one, one];
    const blocks: FooterBlock[] = [
      ...twice<FooterBlock>({ kind: 'links', title: '', links: twice(link) }),
      { kind: 'text', title: '', lines: twice([link, ' of ', link]) },
      ...twice<FooterBlock>({ kind: 'images', title: '', images: twice(image) }),
    ];
    expect(keysGivenTwice(Footer({ labels, blocks, legal: twice(link) }))).toEqual([]);
  });

  it.each<FooterBlock>([
    { kind: 'text', title: '', lines: [['Postbus 1']] },
    { kind: 'links', title: '', links: [{ label: 'Redactie', href: '/redactie' }] },
  ])('has no heading over what has no title, and no fold without a name: $kind', (block) => {
    const markup = render(block);
    expect(markup).not.toMatch(/<h2|<summary/);
    expect(markup).toMatch(/Postbus 1|<a href="\/redactie"[^>]*>Redactie<\/a>/);
  });

  it('links a partner’s picture where it has an address, and shows it where it has none', () => {
    const image = { src: '/dijk.svg', alt: 'Hogeschool De Dijk', width: 140, height: 40 };
    const picture = /<img[^>]*alt="Hogeschool De Dijk"[^>]*>/;
    const linked = render({ kind: 'images', title: 'Partners', images: [{ ...image, href: 'https://dijk.example' }] });
    expect(linked).toMatch(new RegExp(`<a href="https://dijk.example"[^>]*>${picture.source}</a>`));
    const plain = render({ kind: 'images', title: 'Partners', images: [image] });
    expect(plain).toMatch(picture);
    expect(plain).not.toContain('href="https://dijk.example"');
  });

  it('reserves the room of a picture before it comes', () => {
    const image = { src: '/dijk.svg', alt: 'Hogeschool De Dijk', width: 140, height: 40 };
    expect(render({ kind: 'images', title: 'Partners', images: [image] })).toMatch(
      /<img[^>]*width="140" height="40" loading="lazy"/,
    );
  });

  it('has its links in two landmarks, each with a name', () => {
    const markup = render({ kind: 'links', title: 'Over ons', links: [{ label: 'Redactie', href: '/redactie' }] });
    expect(markup).toMatch(/<nav aria-label="Meer op deze site"[^>]*>.*Redactie.*<\/nav>.*<nav/);
    expect(markup).toMatch(/<nav aria-label="Privacy en voorwaarden"><ul.*Privacy.*<\/ul><\/nav>/);
  });

  it('has no landmark without links', () => {
    expect(render()).not.toContain('Meer op deze site');
  });

  it('has words among the links of the legal row', () => {
    const markup = renderToStaticMarkup(
      <Footer labels={labels} blocks={[]} legal={['© 2026 Groen Kennisnet', ...legal]} />,
    );
    expect(markup).toMatch(/<li class="[^"]*">© 2026 Groen Kennisnet<\/li><li><a href="\/privacy-cookie-verklaring"/);
  });

  it('says in what language its words are where the page is in another, and leaves its own texts in the page’s', () => {
    const links = [{ label: 'Waarneming', href: 'https://waarneming.nl/' }];
    const image = { src: '/logo.svg', alt: 'Logo van de provincie', width: 240, height: 80 };
    const markup = renderToStaticMarkup(
      <Footer
        labels={labels}
        languages={{ blocks: 'nl', legal: 'nl' }}
        blocks={[
          { kind: 'links', title: 'Meer', links },
          { kind: 'socials', title: 'Volg ons', links: [] },
          { kind: 'text', title: 'Contact', lines: [['Bel ons.']] },
          { kind: 'images', title: 'Partners', images: [image] },
        ]}
        externalHint="opens in a new tab"
        legal={['Sinds 2009', { label: 'Privacy', href: '/privacy' }]}
      />,
    );
    for (const words of ['Meer', 'Waarneming', 'Volg ons', 'Contact', 'Bel ons.', 'Partners', 'Sinds 2009', 'Privacy'])
      expect(markup).toMatch(new RegExp(`lang="nl"[^>]*>${words}<`));
    expect(markup).toMatch(/<img[^>]*alt="Logo van de provincie"[^>]* lang="nl"/);
    expect(markup).toMatch(/Waarneming<\/span><span class="sr-only"> \(opens in a new tab\)/);
    expect(markup).not.toMatch(/<nav[^>]*lang=/);
  });

  it('ends with the legal row, with or without blocks', () => {
    expect(render()).toMatch(/<a href="\/privacy-cookie-verklaring"[^>]*>Privacy<\/a>/);
  });
});
