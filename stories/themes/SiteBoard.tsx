import type { ReactNode } from 'react';
import { Badge } from '#design-system/components/Badge/Badge.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Card } from '#design-system/components/Card/Card.tsx';
import { Header } from '#design-system/components/Header/Header.tsx';
import { Logo } from '#design-system/components/Logo/Logo.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { SiteScope } from '#design-system/theme/SiteScope.tsx';
import type { Site } from '#sites/site.schema.ts';
import { allSites } from '#sites/sites.ts';
import { colorModes } from '../../.storybook/modes.ts';
import { logoOf } from './logos.ts';
import { type SpecimenText, specimenText } from './specimenText.ts';

/** Every site in every mode on one board: header, colours, type, kinds, buttons and a card, side by side. */
export function SiteBoard({ language }: { readonly language: 'nl' | 'en' }): ReactNode {
  const text = specimenText[language];
  return (
    <main>
      {colorModes.map((mode) => (
        <div key={mode} className="grid grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] *:grid *:grid-rows-[1fr_auto]">
          {allSites.map((site) => (
            <SiteScope key={site.id} site={site.id} mode={mode}>
              <SitePanel site={site} text={text} />
            </SiteScope>
          ))}
        </div>
      ))}
    </main>
  );
}

/** In columns this narrow the page's title, gutter and rhythm are those of a phone, whatever the window is. */
const narrow =
  '[--site-size-title-page:var(--site-size-title-medium)] [--site-space-gutter:1.25rem] [--site-space-section:2.5rem]';

const identity = ['bg-highlight', 'bg-action', 'bg-link', 'bg-band', 'bg-footer'] as const;

function SitePanel({ site, text }: { readonly site: Site; readonly text: SpecimenText }): ReactNode {
  const [first] = text.cards;
  return (
    <div className={`flex flex-col ${narrow}`}>
      <div className="flex min-h-20 items-center px-gutter py-2 text-heading">
        <Logo src={logoOf(site.id)} {...site.logo} name={site.title} href={`#${site.id}`} homeLabel={text.home} />
      </div>
      <div className="grid min-h-84 *:content-center">
        <Header title={site.title} lead={site.description} size="exploded" />
      </div>
      <div aria-hidden="true" className="grid grid-cols-5">
        {identity.map((ground) => (
          <span key={ground} className={`h-10 ${ground}`} />
        ))}
      </div>
      <div className="grid grow content-start justify-items-start gap-6 px-gutter py-section">
        <Title level={2}>{text.samples[3]?.text}</Title>
        <p className="font-reading">
          {text.lead}{' '}
          <a className="text-link underline" href={`#${site.id}`}>
            {text.buttons.primary}
          </a>
        </p>
        <div className="flex flex-wrap gap-1.5">
          {text.kinds.map(({ kind, label }) => (
            <Badge key={kind} kind={kind}>
              {label}
            </Badge>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button tone="primary">{text.buttons.primary}</Button>
          <Button tone="secondary">{text.buttons.secondary}</Button>
        </div>
      </div>
      <div className="grid gap-5 bg-band px-gutter py-section">
        {first && (
          <Card
            kind={first.kind}
            badgeLabel={first.label}
            title={first.title}
            href={`#${first.kind}`}
            lead={first.lead}
            meta={first.meta}
            level={3}
          />
        )}
      </div>
      <div className="bg-footer px-gutter py-4 text-on-footer text-small">{site.origin.replace('https://', '')}</div>
    </div>
  );
}
