import type { ReactNode } from 'react';
import { bandVariants } from './Band.variants.ts';
import './Band.css';

export interface BandProps {
  /** `plain` is the page itself, `band` a tint of it, `brand` the site's own colour. */
  tone?: 'plain' | 'band' | 'brand' | undefined;
  /** `reading` for running text, `content` for grids, `window` for what may be as wide as the window. */
  width?: 'reading' | 'content' | 'window' | undefined;
  /** `tight` for a strip of facts between two sections, `close` where what follows should be in sight at once. */
  rhythm?: 'section' | 'tight' | 'close' | undefined;
  /** `screen` for what paper has no use for, such as a sign-up with its title. */
  media?: 'all' | 'screen' | undefined;
  /** The target of links to this section. */
  id?: string | undefined;
  /** Id of the heading that names the section; what has no name is no section. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

/** A part of a page: its ground, its rhythm and the width of its content. */
export function Band(props: BandProps) {
  const { tone = 'plain', width = 'content', rhythm = 'section', media = 'all', id, labelledBy, children } = props;
  const Box = labelledBy ? 'section' : 'div';
  const content = width === 'reading' ? <div className="max-w-reading">{children}</div> : children;
  return (
    <Box id={id} aria-labelledby={labelledBy} className={bandVariants({ tone, rhythm, media })}>
      <div className={`mx-auto w-full px-gutter ${width === 'window' ? '' : 'max-w-content'}`}>{content}</div>
    </Box>
  );
}
