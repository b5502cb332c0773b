import type { BadgeKind } from '#design-system/components/Badge/badgeKinds.ts';

/** Text to judge a theme by: long compounds, numbers, a quotation, every kind of item. */
export interface SpecimenText {
  readonly lead: string;
  readonly search: { readonly label: string; readonly placeholder: string; readonly submit: string };
  readonly home: string;
  readonly headings: {
    readonly type: string;
    readonly article: string;
    readonly items: string;
    readonly act: string;
  };
  readonly samples: readonly { readonly name: string; readonly className: string; readonly text: string }[];
  readonly article: string;
  readonly kinds: readonly { readonly kind: BadgeKind; readonly label: string }[];
  readonly cards: readonly {
    readonly kind: Exclude<BadgeKind, 'event'>;
    readonly label: string;
    readonly title: string;
    readonly lead: string;
    readonly meta: string;
  }[];
  readonly buttons: { readonly primary: string; readonly secondary: string; readonly quiet: string };
  readonly field: {
    readonly label: string;
    readonly placeholder: string;
    readonly hint: string;
    readonly error: string;
  };
  readonly notices: {
    readonly info: string;
    readonly positive: string;
    readonly warning: string;
    readonly negative: string;
  };
}

const nl: SpecimenText = {
  lead: 'Water vasthouden begint bij de sloot: tien jaar metingen op zandgrond, en wat een akkerbouwer er morgen mee kan.',
  search: { label: 'Zoek in alle kennis', placeholder: 'Wat zoek je?', submit: 'Zoek' },
  home: 'naar de startpagina',
  headings: {
    type: 'Letters en maten',
    article: 'Lopende tekst',
    items: 'Soorten items',
    act: 'Doen en invullen',
  },
  samples: [
    { name: 'title-page', className: 'text-title-page', text: 'Bodemvruchtbaarheid in beweging' },
    { name: 'title-large', className: 'text-title-large', text: 'Gewasbeschermingsmiddelen en hun alternatieven' },
    { name: 'title-medium', className: 'text-title-medium', text: 'Wat de slootkant vertelt over het grondwater' },
    { name: 'title-small', className: 'text-title-small', text: 'Meten, vergelijken, bijsturen' },
  ],
  article: `<p>Wie in mei langs een sloot op de zandgronden loopt, ziet het verschil met het blote oog. Waar het peil in februari
    <strong>twintig centimeter hoger</strong> werd gezet, staat het gras in juni nog groen. Dat klinkt vanzelfsprekend, maar de
    <a href="#proef">proef in de Achterhoek</a> laat zien dat de winst pas na het derde jaar komt: eerst moet de bodem
    zich herstellen.</p>
    <h2>Drie metingen die ertoe doen</h2>
    <ul><li>het grondwaterpeil op 1 april, met een peilbuis op 2,5 meter;</li><li>het organischestofgehalte, elke vier jaar;</li>
    <li>de opbrengst per perceel: 1.120 tegen 980 kilo droge stof.</li></ul>
    <blockquote><p>We dachten dat we water kwijt moesten. Nu denken we in emmers die je bewaart.</p></blockquote>
    <p>Het zoekwoord <mark>peilgestuurde drainage</mark> geeft in de bibliotheek 48 bronnen, waarvan <em>zes</em> uit het
    buitenland.</p>`,
  kinds: [
    { kind: 'news', label: 'Nieuws' },
    { kind: 'event', label: 'Activiteit' },
    { kind: 'dossier', label: 'Dossier' },
    { kind: 'project', label: 'Project' },
    { kind: 'gkz', label: 'Publicatie' },
    { kind: 'other', label: 'Overig' },
  ],
  cards: [
    {
      kind: 'news',
      label: 'Nieuws',
      title: 'Kruidenrijk grasland houdt droge zomers beter vol',
      lead: 'Op zes melkveebedrijven bleef de opbrengst van kruidenrijke percelen in drie droge jaren op rij stabieler.',
      meta: '14 mei 2025',
    },
    {
      kind: 'dossier',
      label: 'Dossier',
      title: 'Water vasthouden op zandgrond',
      lead: 'Van stuw tot bodemleven: alle kennis over sparen, sturen en verdelen van water op de hoge zandgronden.',
      meta: '48 bronnen',
    },
    {
      kind: 'project',
      label: 'Project',
      title: 'Slim peil: sturen op het weer van volgende week',
      lead: 'Studenten en waterschappen bouwen samen aan een stuw die de regenradar leest.',
      meta: '2024–2027',
    },
  ],
  buttons: { primary: 'Bekijk de bronnen', secondary: 'Bewaar dit dossier', quiet: 'Deel' },
  field: {
    label: 'E-mailadres',
    placeholder: 'naam@voorbeeld.nl',
    hint: 'Eén bericht per maand, afmelden kan altijd.',
    error: 'Vul een e-mailadres in met een apenstaartje.',
  },
  notices: {
    info: 'Dit dossier is in maart bijgewerkt.',
    positive: 'Je bent aangemeld.',
    warning: 'Deze bron is ouder dan tien jaar.',
    negative: 'Aanmelden is niet gelukt. Probeer het later opnieuw.',
  },
};

const en: SpecimenText = {
  lead: 'Enough room, straw to root in, water that runs: what an inspector sees in the first five minutes, and how to record it.',
  search: { label: 'Search all knowledge', placeholder: 'What are you looking for?', submit: 'Search' },
  home: 'to the home page',
  headings: {
    type: 'Type and sizes',
    article: 'Running text',
    items: 'Kinds of items',
    act: 'Doing and filling in',
  },
  samples: [
    { name: 'title-page', className: 'text-title-page', text: 'Enrichment that pigs really use' },
    { name: 'title-large', className: 'text-title-large', text: 'Space allowance from weaning to slaughter' },
    { name: 'title-medium', className: 'text-title-medium', text: 'Reading tail posture during an official control' },
    { name: 'title-small', className: 'text-title-small', text: 'Observe, compare, record' },
  ],
  article: `<p>A control starts at the gate of the pen, before anyone steps in. Count to sixty and watch:
    <strong>eight in ten curled tails</strong> is a good sign, and a quiet group that comes to look is a better one. The
    <a href="#indicators">list of indicators</a> asks for both, because each misleads by itself.</p>
    <h2>Three things to measure</h2>
    <ul><li>the free floor: 0.65 m² for a pig of 85 to 110 kg;</li><li>the flow of each drinker, in litres per minute;</li>
    <li>the share of tails with fresh wounds: 1.120 against 0.980 per pen.</li></ul>
    <blockquote><p>Straw on the floor is a promise. Straw in the mouth is enrichment.</p></blockquote>
    <p>The term <mark>manipulable material</mark> finds 48 sources in the library, <em>six</em> of which are guidance from
    member states.</p>`,
  kinds: [
    { kind: 'news', label: 'News' },
    { kind: 'event', label: 'Event' },
    { kind: 'dossier', label: 'Dossier' },
    { kind: 'project', label: 'Project' },
    { kind: 'gkz', label: 'Publication' },
    { kind: 'other', label: 'Other' },
  ],
  cards: [
    {
      kind: 'news',
      label: 'News',
      title: 'Fewer tail wounds on farms that feed roughage daily',
      lead: 'In forty farms in three countries, hay or silage once a day did more than any toy on a chain.',
      meta: '14 May 2025',
    },
    {
      kind: 'dossier',
      label: 'Dossier',
      title: 'Tail biting and tail docking',
      lead: 'Legislation, risk assessment and what works: everything an inspector needs on one page.',
      meta: '48 sources',
    },
    {
      kind: 'project',
      label: 'Project',
      title: 'Cameras that count curled tails',
      lead: 'Can a camera above the pen warn a farmer two days before the first bite? Four universities find out.',
      meta: '2024–2027',
    },
  ],
  buttons: { primary: 'See the sources', secondary: 'Save this dossier', quiet: 'Share' },
  field: {
    label: 'Email address',
    placeholder: 'name@example.eu',
    hint: 'One message a month; you can leave at any time.',
    error: 'Enter an email address with an at sign.',
  },
  notices: {
    info: 'This dossier was revised in March.',
    positive: 'You are registered.',
    warning: 'This source is more than ten years old.',
    negative: 'Subscription failed, please try again later.',
  },
};

export const specimenText = { nl, en } as const;
