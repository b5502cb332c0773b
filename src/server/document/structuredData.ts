import type {
  Article,
  BreadcrumbList,
  CreativeWork,
  NewsArticle,
  Organization,
  Person,
  ResearchProject,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts';
import type { PlanLink } from '#templates/contract/links.ts';
import type { PageDetailsOfItem } from '#templates/plan/pages/pageDefinitions.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { searchTemplate } from '../sites/siteOffers.ts';
import { momentOf } from '../time/momentOf.ts';
import type { DescribedPage } from './describedPage.ts';
import { eventData } from './eventData.ts';
import { type AddressContext, publicAddress } from './publicAddresses.ts';

/** A thing that is described, not only named. */
type Stated<T> = Exclude<T, string>;
type Described = Stated<Thing>;

/**
 * What a page says, in the words of schema.org: only what the editor wrote, and nothing for what was left empty. Pages
 * that editors compose are no thing of their own; they have their place in the site.
 */
export function structuredData(plan: Plan, page: DescribedPage): readonly WithContext<Described>[] {
  const things = [thingOf(plan, page), trailOf(plan, page)].filter((thing) => thing !== undefined);
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

function thingOf(plan: Plan, page: DescribedPage): Described | undefined {
  switch (plan.template) {
    case 'home':
      return webSite(plan, page);
    case 'news':
      return { '@type': 'NewsArticle', ...articleFields(plan, page) } satisfies NewsArticle;
    case 'dossier':
    case 'item':
      return { '@type': 'Article', ...articleFields(plan, page) } satisfies Article;
    case 'event':
      return eventData(plan, page);
    case 'person':
      return personData(plan, page);
    case 'project':
      return projectData(plan, page);
    case 'source':
      return sourceData(plan, page);
    case 'overview':
    case 'content':
    case 'rich-content':
    case 'layout':
    case 'team':
    case 'map':
    case 'contact-form':
      return undefined;
    default:
      return plan satisfies never;
  }
}

function webSite({ language }: Plan, { canonical, description, site, logo }: DescribedPage): WebSite {
  const search: WithActionConstraints<Stated<SearchAction>> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: searchTemplate(site, '{search_term_string}') },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: site.plan.title,
    url: canonical,
    ...(description && { description }),
    inLanguage: language,
    potentialAction: search,
    publisher: publisherOf(site, logo),
  };
}

function publisherOf({ plan, registration }: AddressContext['site'], logo: string) {
  return { '@type': 'Organization', name: plan.title, url: registration.origin, logo } satisfies Organization;
}

function articleFields({ title, language, details }: Plan<'news' | 'dossier' | 'item'>, page: DescribedPage) {
  const { canonical, description, published, modified, picture, site, logo } = page;
  return {
    headline: title,
    mainEntityOfPage: canonical,
    ...(description && { description }),
    ...(picture && { image: picture.url }),
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    ...authorOf(details, page),
    publisher: publisherOf(site, logo),
    inLanguage: language,
    ...keywordsOf(details),
  };
}

function authorOf({ author }: PageDetailsOfItem, context: AddressContext) {
  return author && { author: { '@type': 'Person', name: author.label, ...urlOf(author, context) } as const };
}

function urlOf({ href }: PlanLink, context: AddressContext) {
  return href === '' ? {} : { url: publicAddress(href, context) };
}

function keywordsOf({ keywords }: PageDetailsOfItem) {
  return keywords.length === 0 ? {} : { keywords };
}

function personData(plan: Plan<'person'>, { canonical, description, picture }: DescribedPage): Stated<Person> {
  const { title, details } = plan;
  const { role, organization, email, phone, expertise } = details.person;
  return {
    '@type': 'Person',
    name: title,
    url: canonical,
    ...(description && { description }),
    ...(picture && { image: picture.url }),
    ...(role && { jobTitle: role }),
    ...(organization && { worksFor: { '@type': 'Organization', name: organization } }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(expertise.length > 0 && { knowsAbout: expertise }),
  };
}

function projectData({ title, details }: Plan<'project'>, page: DescribedPage): Stated<ResearchProject> {
  const { canonical, description, picture } = page;
  const { code, partners } = details.project;
  const start = momentOf(details.summary.start);
  const end = momentOf(details.summary.end);
  const members = partners.map(
    (partner) => ({ '@type': 'Organization', name: partner.label, ...urlOf(partner, page) }) satisfies Organization,
  );
  return {
    '@type': 'ResearchProject',
    name: title,
    url: canonical,
    ...(description && { description }),
    ...(picture && { image: picture.url }),
    ...(code && { identifier: code }),
    ...(start && { foundingDate: start }),
    ...(end && { dissolutionDate: end }),
    ...(members.length > 0 && { member: members }),
    ...keywordsOf(details),
  };
}

function sourceData({ title, details }: Plan<'source'>, page: DescribedPage): CreativeWork {
  const { canonical, description, picture } = page;
  const { publisher, year } = details.source;
  return {
    '@type': 'CreativeWork',
    name: title,
    url: canonical,
    ...(description && { description }),
    ...(picture && { image: picture.url }),
    ...authorOf(details, page),
    ...(publisher && { publisher: { '@type': 'Organization', name: publisher } }),
    ...(year && /^\d{4}$/.test(year) && { datePublished: year }),
    ...keywordsOf(details),
  };
}

/** The trail that stands above the title. */
function trailOf({ breadcrumb, title }: Plan, page: DescribedPage): BreadcrumbList | undefined {
  if (breadcrumb.length === 0) return undefined;
  const steps = [
    ...breadcrumb.map(({ label, href }) => ({ name: label, item: publicAddress(href, page) })),
    { name: title },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...step })),
  };
}
