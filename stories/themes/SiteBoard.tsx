import type { ReactNode } from 'react';
import { Badge } from '#design-system/components/Badge/Badge.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Logo } from '#design-system/components/Logo/Logo.tsx';
import { SiteScope } from '#design-system/theme/SiteScope.tsx';
import type { Site } from '#sites/site.schema.ts';
import { allSites } from '#sites/sites.ts';
import { colorModes } from '../../.storybook/modes.ts';
import { logoOf } from './logos.ts';
import { type SpecimenText, specimenText } from './specimenText.ts';

/** Every site in every mode on one board. */
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

function SitePanel({ site, text }: { readonly site: Site; readonly text: SpecimenText }): ReactNode {
  const [first] = text.cards;
  return (
    <div className="flex flex-col">
      <div className="px-5 py-2 text-heading">
        <Logo src={logoOf(site.id)} {...site.logo} name={site.title} href={`#${site.id}`} homeLabel={text.home} />
      </div>
      <div className="grid gap-2 bg-brand px-5 py-8 text-on-brand">
        <p className="font-heading text-title-large font-(weight:--site-weight-heading) tracking-heading">
          {site.title}
        </p>
        <p className="text-small text-on-brand-muted">{site.description}</p>
      </div>
      <div className="grid grow content-start justify-items-start gap-4 px-5 py-6">
        <div className="flex flex-wrap gap-1.5">
          {text.kinds.map(({ kind, label }) => (
            <Badge key={kind} kind={kind}>
              {label}
            </Badge>
          ))}
        </div>
        <h2 className="text-title-medium">{first?.title}</h2>
        <p className="font-reading">
          {first?.lead}{' '}
          <a className="text-link underline" href={`#${site.id}`}>
            {text.buttons.primary}
          </a>
        </p>
        <Button tone="primary">{text.buttons.primary}</Button>
      </div>
      <div className="grid gap-3 bg-band px-5 py-6">
        <div className="grid gap-1 rounded-card bg-surface p-5">
          <p className="font-strong">{text.samples[3]?.text}</p>
          <p className="text-small text-text-muted">{text.field.hint}</p>
        </div>
        <p className="w-fit rounded-control bg-highlight px-3 py-1 text-small font-strong text-on-highlight">
          {text.search.placeholder}
        </p>
      </div>
      <div className="bg-footer px-5 py-4 text-small text-on-footer">{site.origin.replace('https://', '')}</div>
    </div>
  );
}
