import { accordionFixtures } from '../elements/accordion/accordion.fixtures.ts';
import { contactFixtures } from '../elements/contact/contact.fixtures.ts';
import { imageFixtures } from '../elements/image/image.fixtures.ts';
import { itemListFixtures } from '../elements/item-list/item-list.fixtures.ts';
import { mapFixtures } from '../elements/map/map.fixtures.ts';
import { recordsFixtures } from '../elements/records/records.fixtures.ts';
import { teamFixtures } from '../elements/team/team.fixtures.ts';
import { tilesFixtures } from '../elements/tiles/tiles.fixtures.ts';
import { videoFixtures } from '../elements/video/video.fixtures.ts';
import type { AreaFixture } from '../stories/storyArea.tsx';

/*
 * Areas as editors make them, in the CMS's own JSON: each template with the lists it is meant for, and with whatever
 * else somebody may put into it.
 */

/** An area of the newer generation, with the template as an object. */
function newer(template: string, area: object) {
  return { contentarea_template: { id: `contenttemplate_${template}`, name: template }, background: false, ...area };
}

const nitrogen = {
  type: 'text',
  title: 'Waarom dit nu speelt',
  html: '<p>De meeste stikstof komt uit de lucht en gaat ook weer de lucht in. Wat onderweg blijft hangen, bepaalt wat er in een natuurgebied nog kan groeien.</p><p>Lees hoe dat werkt in <a href="/nl/groenkennisnet/dossier/stikstof">Alles over stikstof</a>.</p>',
};

const steps = [
  {
    type: 'text',
    title: 'Meten',
    html: '<p>Neem elk voorjaar op dezelfde plek een monster, en schrijf op wat je ziet: kleur, geur, wortels.</p>',
  },
  {
    type: 'text',
    title: 'Begrijpen',
    html: '<p>Leg de uitslag naast die van vorig jaar. Eén getal zegt weinig, een reeks zegt veel.</p>',
  },
  {
    type: 'text',
    title: 'Bijsturen',
    html: '<p>Verander één ding per seizoen. Dan weet je in de herfst waardoor het beter ging.</p>',
  },
] as const;

const englishSteps = [
  {
    type: 'text',
    title: 'Before the visit',
    html: '<p>Read the report of last year, and ask for the vet’s records of the past three months.</p>',
  },
  {
    type: 'text',
    title: 'In the pen',
    html: '<p>Stand still for five minutes. Pigs that trust their surroundings come to look at you.</p>',
  },
] as const;

const places = { ...mapFixtures.farms.element };

export const areaFixtures = {
  /** A title in the margin, running text beside it. */
  defaultReading: {
    language: 'nl',
    contents: [
      {
        area: 'main',
        title: 'Stikstof in het kort',
        contentarea_leadtext: 'Waar het vandaan komt, waar het blijft en wie er iets aan kan doen.',
        elements: [nitrogen, imageFixtures.withCredit.element, accordionFixtures.questions.element],
      },
    ],
  },
  /** As soon as something needs the width, the title stands above. */
  defaultWide: {
    language: 'nl',
    contents: [
      { area: 'main', title: 'Wie het uitproberen', elements: [nitrogen, places, teamFixtures.editors.element] },
    ],
  },
  /** Two bands in a row: the second has a ground of its own. */
  text: {
    language: 'en',
    contents: [
      newer('text', { area: 'main', title: 'Preparing an inspection', elements: [...englishSteps] }),
      newer('text', {
        area: 'legislation',
        title: 'What the law says',
        background: true,
        contentarea_leadtext: 'Directive 2008/120/EC sets the minimum; member states may ask for more.',
        elements: [contactFixtures.helpdesk.element],
      }),
    ],
  },
  dossier: {
    language: 'nl',
    contents: [
      { area: 'bodem', title: 'Bodem', contentarea_template: 'contenttemplate_dossier', elements: [...steps] },
      {
        area: 'publicaties',
        title: 'Meer lezen',
        contentarea_template: 'contenttemplate_dossier',
        background: true,
        contentarea_leadtext: 'Gekozen door de redactie.',
        elements: [recordsFixtures.publications.element, contactFixtures.person.element],
      },
    ],
  },
  a: {
    language: 'nl',
    contents: [newer('a', { area: 'nieuws', title: 'Deze week', elements: [itemListFixtures.news.element] })],
  },
  /** The first element is the large one, whatever it is. */
  aOthers: {
    language: 'nl',
    contents: [
      newer('a', { area: 'kijken', title: 'Kijk en lees', elements: [videoFixtures.youtube.element, ...steps] }),
      newer('a', { area: 'alleen', title: 'Eén ding om te lezen', background: true, elements: [nitrogen] }),
    ],
  },
  b: {
    language: 'nl',
    contents: [newer('b', { area: 'nieuws', title: 'Nieuws', elements: [itemListFixtures.news.element] })],
  },
  /** What is read stands side by side; a team keeps its own rows. */
  bOthers: {
    language: 'nl',
    contents: [
      newer('b', {
        area: 'stappen',
        title: 'In drie stappen',
        contentarea_leadtext: 'Wie zijn bodem kent, hoeft minder te repareren.',
        background: true,
        elements: [...steps],
      }),
      newer('b', { area: 'redactie', title: 'Wie dit maken', elements: [teamFixtures.editors.element] }),
    ],
  },
  bEnglish: {
    language: 'en',
    contents: [newer('b', { area: 'visit', title: 'Two halves of a visit', elements: [...englishSteps] })],
  },
  c: {
    language: 'nl',
    contents: [
      newer('c', { area: 'dossiers', title: 'Dossiers', background: true, elements: [itemListFixtures.news.element] }),
    ],
  },
  cOthers: {
    language: 'nl',
    contents: [
      newer('c', {
        area: 'wegwijzer',
        title: 'Waar wil je heen?',
        elements: [tilesFixtures.withoutPictures.element, ...steps, contactFixtures.desk.element],
      }),
    ],
  },
  d: {
    language: 'nl',
    contents: [newer('d', { area: 'uitgelicht', title: 'Uitgelicht', elements: [itemListFixtures.agenda.element] })],
  },
  /** A text beside its video, and beside its picture on the other side. */
  dOthers: {
    language: 'nl',
    contents: [
      newer('d', { area: 'film', title: 'Op bezoek', elements: [videoFixtures.vimeo.element, nitrogen] }),
      newer('d', {
        area: 'beeld',
        title: 'In beeld',
        background: true,
        elements: [nitrogen, imageFixtures.withCredit.element],
      }),
    ],
  },
  accordion: {
    language: 'nl',
    contents: [
      newer('accordion', {
        area: 'weten',
        title: 'Alles wat je wilt weten',
        contentarea_leadtext: 'Kies een onderwerp; de rest blijft dicht.',
        elements: [nitrogen, itemListFixtures.agenda.element, teamFixtures.editors.element, places],
      }),
    ],
  },
  /** An element without a title stays open between the folds; an area inside folds as a whole. */
  accordionMixed: {
    language: 'en',
    contents: [
      newer('accordion', {
        area: 'guide',
        title: 'Guide for inspectors',
        background: true,
        elements: [
          englishSteps[0],
          { type: 'text', html: '<p>Between the two, take a moment to write down what you saw.</p>' },
          { title: 'On the farm', contentarea_template: 'contenttemplate_text', elements: [...englishSteps] },
          contactFixtures.helpdesk.element,
        ],
      }),
    ],
  },
  itemList: {
    language: 'nl',
    contents: [
      newer('itemlist', {
        area: 'onderwerpen',
        title: 'Van A tot Z',
        elements: [itemListFixtures.alphabet.element],
      }),
    ],
  },
  itemListEnglish: {
    language: 'en',
    contents: [
      newer('itemlist', {
        area: 'reading',
        title: 'More to know',
        background: true,
        contentarea_leadtext: 'Reviews and dossiers of the centre.',
        elements: [itemListFixtures.reading.element],
      }),
    ],
  },
  /** Areas in areas: a row of two, each with a ground of its own, and a list below both. */
  nested: {
    language: 'nl',
    contents: [
      newer('b', {
        area: 'main',
        title: 'Twee wegen',
        contentarea_leadtext: 'Begin met wat je het best past.',
        elements: [
          newer('text', { title: 'Zelf doen', background: true, elements: [steps[0], steps[1]] }),
          newer('text', { title: 'Laten doen', background: true, elements: [steps[2], contactFixtures.desk.element] }),
          newer('a', { title: 'Wat anderen deden', elements: [itemListFixtures.news.element] }),
        ],
      }),
      newer('default', {
        area: 'diep',
        title: 'Drie lagen diep',
        elements: [
          nitrogen,
          { title: 'Laag twee', elements: [steps[0], { title: 'Laag drie', background: true, elements: [steps[1]] }] },
        ],
      }),
    ],
  },
} as const satisfies Record<string, AreaFixture>;
