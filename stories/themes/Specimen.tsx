import type { ReactNode } from 'react';
import { Badge } from '#design-system/components/Badge/Badge.tsx';
import { Band } from '#design-system/components/Band/Band.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Card } from '#design-system/components/Card/Card.tsx';
import { Header } from '#design-system/components/Header/Header.tsx';
import { Logo } from '#design-system/components/Logo/Logo.tsx';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { RichText } from '#design-system/components/RichText/RichText.tsx';
import { SearchBar } from '#design-system/components/SearchBar/SearchBar.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { Site } from '#sites/site.schema.ts';
import { logoOf } from './logos.ts';
import { SampleField } from './SampleField.tsx';
import { specimenText } from './specimenText.ts';

export interface SpecimenProps {
  readonly site: Site;
  readonly language: 'nl' | 'en';
}

/** One site's theme on one sheet: what it does to type, text, items, controls and colours. */
export function Specimen({ site, language }: SpecimenProps): ReactNode {
  const text = specimenText[language];
  return (
    <>
      <header className="mx-auto max-w-content px-gutter py-3 text-heading">
        <Logo src={logoOf(site.id)} {...site.logo} name={site.title} href="#home" homeLabel={text.home} />
      </header>
      <main>
        <Header title={text.samples[0]?.text ?? site.title} lead={text.lead} size="exploded">
          <div className="max-w-xl">
            <SearchBar
              action="#"
              name="q"
              label={text.search.label}
              placeholder={text.search.placeholder}
              submitLabel={text.search.submit}
              size="large"
            />
          </div>
        </Header>
        <Band>
          <Section heading={text.headings.type}>
            <dl className="grid grid-cols-1 gap-6">
              {text.samples.map(({ name, className, text: sample }) => (
                <div key={name} className="grid grid-cols-1 gap-1">
                  <dt className="text-small font-normal text-text-muted">{name}</dt>
                  <dd
                    className={`${className} font-heading font-(weight:--site-weight-heading) text-heading tracking-heading`}
                  >
                    {sample}
                  </dd>
                </div>
              ))}
            </dl>
          </Section>
        </Band>
        <Band tone="band">
          <Section heading={text.headings.article}>
            <RichText html={text.article} />
          </Section>
        </Band>
        <Band>
          <Section heading={text.headings.items}>
            <div className="flex flex-wrap gap-2">
              {text.kinds.map(({ kind, label }) => (
                <Badge key={kind} kind={kind}>
                  {label}
                </Badge>
              ))}
            </div>
            <div className="grid gap-8 medium:grid-cols-3">
              {text.cards.map(({ kind, label, title, lead, meta }) => (
                <Card
                  key={title}
                  kind={kind}
                  badgeLabel={label}
                  title={title}
                  href={`#${kind}`}
                  lead={lead}
                  meta={meta}
                  level={3}
                />
              ))}
            </div>
          </Section>
        </Band>
        <Band tone="band">
          <Section heading={text.headings.act}>
            <div className="grid items-start gap-10 medium:grid-cols-2">
              <div className="grid gap-6">
                <div className="flex flex-wrap gap-3">
                  <Button tone="primary">{text.buttons.primary}</Button>
                  <Button tone="secondary">{text.buttons.secondary}</Button>
                  <Button tone="quiet">{text.buttons.quiet}</Button>
                </div>
                <SampleField {...text.field} />
              </div>
              <div className="grid gap-3">
                <Notice tone="info">{text.notices.info}</Notice>
                <Notice tone="positive">{text.notices.positive}</Notice>
                <Notice tone="warning">{text.notices.warning}</Notice>
                <Notice tone="negative">{text.notices.negative}</Notice>
              </div>
            </div>
          </Section>
        </Band>
        <Band tone="brand">
          <div className="grid gap-3 text-on-brand">
            <Title level={2} color="inherit">
              {site.title}
            </Title>
            <p className="max-w-reading text-lead text-on-brand-muted">{site.description}</p>
          </div>
        </Band>
      </main>
    </>
  );
}

function Section({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="grid gap-8">
      <Title level={2}>{heading}</Title>
      {children}
    </div>
  );
}
