import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LogoProps {
  /** Address of the site's `logo.svg`; its drawing carries `id="logo"` and takes its colours from the page. */
  src: string;
  /** The drawing's own size, in its own units. */
  width: number;
  height: number;
  /** The site's name, set beside the mark. */
  name: string;
  href: string;
  /** Where the link leads, said to screen readers after the name: "naar de startpagina". */
  homeLabel: string;
}

/**
 * The site's mark and name, linking home, in the colour of the text around it (specification, section 2). The mark is as
 * large as bars have room for, whatever the text, and so is a name of two lines; where that would be a column of letters
 * the mark speaks for it.
 */
export function Logo({ src, width, height, name, href, homeLabel }: LogoProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 min-w-0 items-center gap-3 rounded-control text-inherit no-underline decoration-2 underline-offset-4 hover:underline"
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className="h-[32px] w-auto shrink-0 medium:h-[44px]"
        aria-hidden="true"
      >
        <use href={`${src}#logo`} />
      </svg>
      <span className="@max-[12rem]:sr-only min-w-0 hyphens-auto [hyphenate-limit-chars:12_4_4] font-heading font-(weight:--site-weight-heading) leading-heading tracking-heading max-medium:text-[clamp(14px,4vw,var(--site-size-text))] max-medium:wrap-anywhere medium:text-lead medium:@max-[60rem]:text-[length:min(var(--site-size-text),24px)] medium:leading-heading">
        {name}
      </span>
      <VisuallyHidden>, {homeLabel}</VisuallyHidden>
    </a>
  );
}
