import type { ReactNode } from 'react';
import { Title } from '#design-system/components/Title/Title.tsx';
import { SiteScope } from '#design-system/theme/SiteScope.tsx';
import { semanticTokens } from '#design-system/tokens/semanticTokens.ts';
import type { Mode } from '#scripts/tokens/problem.ts';
import type { PageText } from './pageText.ts';
import type { ThemedSite } from './themes.ts';
import { shapeMeanings } from './tokenText.ts';

export interface SiteShapesProps {
  readonly themed: ThemedSite;
  readonly mode: Mode;
  readonly language: 'nl' | 'en';
  readonly text: PageText;
}

/** Rem as px of a page nobody enlarged, with a comma in Dutch. */
function pixels(rem: number, language: 'nl' | 'en'): string {
  return (rem * 16).toLocaleString(language, { maximumFractionDigits: 1 });
}

/** One site's type, sizes and corners, in its own clothes. */
export function SiteShapes(props: SiteShapesProps): ReactNode {
  const { site } = props.themed;
  return (
    <SiteScope site={site.id} mode={props.mode}>
      <div className="grid grid-cols-1 gap-10 border-highlight border-t-4 px-gutter py-10 large:py-16">
        <Title level={2}>{site.title}</Title>
        <Fonts {...props} />
        <Sizes {...props} />
        <div className="grid grid-cols-1 gap-10 large:grid-cols-2">
          <Details {...props} />
          <Corners {...props} />
        </div>
      </div>
    </SiteScope>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <h3 className="border-border border-b pb-2 text-text-muted text-title-small">{heading}</h3>
      {children}
    </div>
  );
}

const voice = {
  body: 'font-body text-lead',
  heading:
    'font-heading font-(weight:--site-weight-heading) text-heading text-title-large leading-heading tracking-heading text-balance',
  reading: 'font-reading text-(length:--site-size-text)',
} as const;

function Fonts({ themed: { theme }, language, text }: SiteShapesProps): ReactNode {
  return (
    <Part heading={text.shapes.fonts}>
      <dl className="grid grid-cols-1 gap-8 large:grid-cols-3">
        {semanticTokens.font.map((role) => (
          <div key={role} className="flex min-w-0 flex-col-reverse justify-end gap-2">
            <dt className="font-normal text-small text-text-muted">
              <strong className="text-text">{role}</strong> {theme.fonts[role]?.name} ·{' '}
              {shapeMeanings.font[role][language]}
            </dt>
            <dd className={voice[role]}>{role === 'heading' ? text.shapes.sample : text.shapes.paragraph}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

const shown = {
  'text-small': 'text-small',
  text: 'text-(length:--site-size-text)',
  lead: 'text-lead',
  'title-small': 'text-title-small',
  'title-medium': 'text-title-medium',
  'title-large': 'text-title-large',
  'title-page': 'text-title-page',
} as const;

function Sizes({ themed: { theme }, language, text }: SiteShapesProps): ReactNode {
  return (
    <Part heading={text.shapes.sizes}>
      <dl className="grid grid-cols-1 gap-4">
        {semanticTokens.size.map((role) => {
          const { small, wide } = theme.sizes[role] ?? { small: 0, wide: 0 };
          const [from, to] = [pixels(small, language), pixels(wide, language)];
          const face = role.startsWith('title')
            ? 'font-heading font-(weight:--site-weight-heading) text-heading leading-heading tracking-heading'
            : '';
          return (
            <div key={role} className="grid grid-cols-1 items-baseline gap-x-6 large:grid-cols-[16rem_1fr]">
              <dt className="font-normal text-small text-text-muted">
                <strong className="text-text">{role}</strong>{' '}
                {from === to ? text.shapes.fixed(from) : text.shapes.fluid(from, to)}
              </dt>
              <dd className={`${shown[role]} ${face} text-balance`}>{text.shapes.sample}</dd>
            </div>
          );
        })}
      </dl>
    </Part>
  );
}

function Details({ themed: { theme }, language, text }: SiteShapesProps): ReactNode {
  const rows = (['weight', 'leading', 'tracking'] as const).flatMap((category) =>
    Object.entries(shapeMeanings[category]).map(([role, meaning]) => {
      const value = theme.numbers[`${category}-${role}`] ?? 0;
      const spelled = value.toLocaleString(language, { maximumFractionDigits: 3, useGrouping: false });
      return {
        name: `${category}-${role}`,
        meaning: meaning[language],
        value: category === 'tracking' ? `${spelled} em` : spelled,
      };
    }),
  );
  return (
    <Part heading={text.shapes.details}>
      <dl className="grid gap-2">
        {rows.map(({ name, meaning, value }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="font-normal text-small text-text-muted">
              <strong className="text-text">{name}</strong> {meaning}
            </dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

const corner = { control: 'rounded-control', card: 'rounded-card', badge: 'rounded-badge' } as const;

/** `1.5rem 0.5rem` as `24 / 8 px`: the second length is the other two corners of a leaf. */
function cornersInPixels(radius: string, language: 'nl' | 'en'): string {
  return `${radius
    .split(' ')
    .map((length) => pixels(Number.parseFloat(length), language))
    .join(' / ')} px`;
}

function Corners({ themed: { theme }, language, text }: SiteShapesProps): ReactNode {
  return (
    <Part heading={text.shapes.corners}>
      <dl className="grid grid-cols-3 gap-4">
        {semanticTokens.radius.map((role) => (
          <div key={role} className="flex min-w-0 flex-col-reverse justify-end gap-2">
            <dt className="font-normal text-small text-text-muted">
              <strong className="text-text">{role}</strong> {shapeMeanings.radius[role][language]}
            </dt>
            <dd className="grid gap-2 text-small tabular-nums">
              <span className={`block h-20 border-2 border-action bg-band ${corner[role]}`} />
              {cornersInPixels(theme.radii[role] ?? '0', language)}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
