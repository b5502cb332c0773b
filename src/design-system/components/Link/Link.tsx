import type { VariantProps } from 'class-variance-authority';
import { Icon } from '../Icon/Icon.tsx';
import { BareLink, type BareLinkProps } from './BareLink.tsx';
import { opensNewTab } from './isExternalUrl.ts';
import { linkVariants } from './Link.variants.ts';

export interface LinkProps extends Pick<BareLinkProps, 'href' | 'externalHint' | 'author' | 'children'> {
  kind?: NonNullable<VariantProps<typeof linkVariants>['kind']> | undefined;
}

/**
 * A plain link: in-app addresses are picked up by the app's one listener, external ones open in a new tab
 * whatever their kind (specification, section 5).
 */
export function Link({ kind = 'normal', children, ...link }: LinkProps) {
  return (
    <BareLink
      {...link}
      className={linkVariants({ kind })}
      ending={<Ending kind={kind} newTab={opensNewTab(link.href)} />}
    >
      {kind === 'search-query' && (
        <span className="inline-flex self-center">
          <Icon name="search" size="text" />
        </span>
      )}
      {children}
    </BareLink>
  );
}

function Ending({ kind, newTab }: { kind: NonNullable<LinkProps['kind']>; newTab: boolean }) {
  switch (kind) {
    case 'external':
      return (
        // The word joiner keeps the arrow on the line of the last word.
        <span aria-hidden="true" className="whitespace-nowrap">
          {'\u2060'}
          <span className="ms-[0.1em] inline-block align-[-0.1em]">
            <Icon name="external" size="text" />
          </span>
        </span>
      );
    case 'more-info':
      return (
        <span className="inline-flex moves group-hover/more:translate-x-1">
          <Icon name={newTab ? 'external' : 'arrow'} size="small" />
        </span>
      );
    case 'pill':
      return newTab ? <Icon name="external" size="text" /> : null;
    case 'normal':
    case 'search-query':
      return null;
    default:
      return kind satisfies never;
  }
}
