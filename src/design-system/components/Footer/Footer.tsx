import type { ReactNode } from 'react';
import { BareLink, type BareLinkProps } from '../Link/BareLink.tsx';
import { SocialLinks, type SocialLinksProps } from '../SocialLinks/SocialLinks.tsx';
import { FooterFold, footerHeadingClass } from './FooterFold.tsx';

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterImage {
  src: string;
  alt: string;
  /** Pixels of the file. */
  width: number;
  height: number;
  href?: string | undefined;
}

/** Words, with the links among them. */
export type FooterLine = readonly (string | FooterLink)[];

export type FooterBlock =
  | { kind: 'links'; title: string; links: readonly FooterLink[] }
  | ({ kind: 'socials'; title: string } & Pick<SocialLinksProps, 'links'>)
  | { kind: 'text'; title: string; lines: readonly FooterLine[] }
  | { kind: 'images'; title: string; images: readonly FooterImage[] };

export interface FooterProps {
  /** Name the two landmarks of links: "Meer op deze site", "Privacy en voorwaarden". */
  labels: { blocks: string; legal: string };
  /** Languages of the blocks and of the last row, where they are others than the page's. */
  languages?: { blocks?: string | undefined; legal?: string | undefined } | undefined;
  blocks: readonly FooterBlock[];
  /** Read out after a link that opens a new tab, e.g. "opent in een nieuw tabblad". */
  externalHint?: string | undefined;
  /** The last row: privacy, accessibility, contact, whose site it is. */
  legal: FooterLine;
  /** What can be settled here, after those: cookies. Only where there is script. */
  settings?: { label: string; onPress: () => void } | undefined;
  /** A sentence above the legal row, e.g. who makes the site possible. */
  note?: ReactNode;
  logo?: ReactNode;
  /** Language and colour mode: what small screens have no room for in the top bar. */
  controls?: ReactNode;
}

/**
 * The page's end: blocks of links, marks and partners, and the legal row (specification, section 2). It fades in once
 * mounted (section 4), by style alone, so that it is there without script too. Editors may say a thing twice, and nothing
 * in it moves: its parts are told apart by their places.
 */
export function Footer({
  labels,
  languages = {},
  blocks,
  externalHint,
  legal,
  settings,
  note,
  logo,
  controls,
}: FooterProps) {
  return (
    <footer className="bg-footer text-on-footer moves starting:[filter:opacity(0)] forced-colors:border-t print:hidden">
      <div className="mx-auto flex max-w-content flex-col gap-8 px-gutter py-section medium:gap-12">
        {logo && <div>{logo}</div>}
        {blocks.length > 0 && (
          <nav
            aria-label={labels.blocks}
            className="grid medium:grid-cols-2 medium:gap-x-gutter medium:gap-y-10 large:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]"
          >
            {Array.from(blocks.entries(), ([place, block]) => (
              <Block key={place} block={block} language={languages.blocks} externalHint={externalHint} />
            ))}
          </nav>
        )}
        <div className="flex flex-col gap-4 border-on-footer/30 border-t pt-6 text-small">
          {note && <div className="max-w-reading">{note}</div>}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <nav aria-label={labels.legal}>
              <ul className="flex flex-wrap gap-x-6">
                {Array.from(legal.entries(), ([place, part]) =>
                  typeof part === 'string' ? (
                    <li key={place} lang={languages.legal} className="py-1.5">
                      {part}
                    </li>
                  ) : (
                    <li key={place}>
                      <TextLink {...part} language={languages.legal} externalHint={externalHint} />
                    </li>
                  ),
                )}
                {settings && (
                  <li className="noscript:hidden">
                    <button type="button" onClick={settings.onPress} className={textLinkClass}>
                      {settings.label}
                    </button>
                  </li>
                )}
              </ul>
            </nav>
            {controls && <div className="flex flex-wrap items-center gap-4">{controls}</div>}
          </div>
        </div>
      </div>
    </footer>
  );
}

const textLinkClass =
  'inline-block cursor-pointer py-1.5 text-current no-underline underline-offset-4 decoration-1 hover:underline';

function TextLink({ label, ...rest }: FooterLink & Pick<BareLinkProps, 'language' | 'externalHint'>) {
  return (
    <BareLink {...rest} className={textLinkClass}>
      {label}
    </BareLink>
  );
}

type BlockProps = { block: FooterBlock } & Pick<BareLinkProps, 'language' | 'externalHint'>;

function Block({ block, language, externalHint }: BlockProps) {
  switch (block.kind) {
    case 'links': {
      const list = (
        <ul className="max-h-[300px] overflow-y-auto medium:max-h-none medium:overflow-visible">
          {Array.from(block.links.entries(), ([place, link]) => (
            <li key={place}>
              <TextLink {...link} language={language} externalHint={externalHint} />
            </li>
          ))}
        </ul>
      );
      // A fold without a title would be a control without a name.
      if (block.title === '') return <OpenBlock title="">{list}</OpenBlock>;
      return (
        <FooterFold title={block.title} language={language}>
          {list}
        </FooterFold>
      );
    }
    case 'socials':
      return (
        <OpenBlock title={block.title} language={language}>
          <SocialLinks links={block.links} externalHint={externalHint} />
        </OpenBlock>
      );
    case 'text':
      return (
        <OpenBlock title={block.title} language={language}>
          <div className="max-w-reading wrap-anywhere">
            {Array.from(block.lines.entries(), ([place, line]) => (
              <p key={place} lang={language}>
                {Array.from(line.entries(), ([at, part]) =>
                  typeof part === 'string' ? (
                    part
                  ) : (
                    <BareLink
                      key={at}
                      href={part.href}
                      externalHint={externalHint}
                      className="text-current underline decoration-1 underline-offset-4"
                    >
                      {part.label}
                    </BareLink>
                  ),
                )}
              </p>
            ))}
          </div>
        </OpenBlock>
      );
    case 'images':
      return (
        <OpenBlock title={block.title} language={language}>
          <ul className="flex flex-wrap gap-3">
            {Array.from(block.images.entries(), ([place, image]) => (
              <li key={place}>
                <Picture image={image} language={language} externalHint={externalHint} />
              </li>
            ))}
          </ul>
        </OpenBlock>
      );
    default:
      return block satisfies never;
  }
}

/** Marks, partners, the lines of a text and links without a title: they stand open on every screen. */
function OpenBlock({ title, language, children }: Parameters<typeof FooterFold>[0]) {
  return (
    <div className="border-on-footer/30 border-t pt-4 pb-6 medium:border-0 medium:py-0">
      {title && (
        <h2 lang={language} className={`${footerHeadingClass} pb-3`}>
          {title}
        </h2>
      )}
      {children}
    </div>
  );
}

function Picture({
  image,
  language,
  externalHint,
}: { image: FooterImage } & Pick<BareLinkProps, 'language' | 'externalHint'>) {
  const picture = (
    <img
      src={image.src}
      alt={image.alt}
      lang={language}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
      className="h-10 w-auto"
    />
  );
  // Partners draw their logos for white paper, whatever the colour of the footer.
  const plateClass = 'flex rounded-card bg-palette-white p-3';
  if (image.href === undefined) return <span className={plateClass}>{picture}</span>;
  return (
    <BareLink href={image.href} externalHint={externalHint} className={plateClass}>
      {picture}
    </BareLink>
  );
}
