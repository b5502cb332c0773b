import { defineFixtures } from '../defineFixtures.ts';

/** Examples of accordions, as the CMS sends them. */
export const accordionFixtures = defineFixtures('accordion', {
  /** The usual one: a title and a few questions. */
  questions: {
    language: 'nl',
    element: {
      identifier: 'element_21793801',
      type: 'modularcontent',
      accordion: {
        title: 'Veelgestelde vragen over akkerranden',
        items: [
          {
            title: 'Hoe breed moet een rand zijn?',
            html: '<p>Drie meter is genoeg om insecten te laten overwinteren. Wie ook vogels wil helpen, houdt <strong>negen meter</strong> aan.</p>',
          },
          {
            title: 'Wanneer mag ik maaien?',
            html: '<p>Maai in fasen en laat altijd een deel staan:</p><ul><li>de eerste helft na 15 juli;</li><li>de andere helft in september.</li></ul><p>Meer daarover staat in het dossier <a href="/nl/groenkennisnet/dossier/bloemrijke-akkerranden">Bloemrijke akkerranden</a>.</p>',
          },
          {
            title: 'Krijg ik er een vergoeding voor?',
            html: '<p>Vaak wel. Je agrarisch collectief weet welke regeling in jouw gebied geldt.</p>',
          },
        ],
      },
    },
  },
  /** The older generation: fields beside the type, `.htm` in links, and an entry whose title was left empty. */
  withoutTitles: {
    language: 'nl',
    element: {
      identifier: 'element_1830422',
      type: 'accordion',
      title: '',
      items: [
        {
          title: 'Zo bouwden we het hok',
          html: '\n<p>Eerst de vloer, dan de wanden. <a href="/nl/dierenwelzijnsweb/dieren/Konijn.htm">Lees wat een konijn nodig heeft</a>.</p>\n',
        },
        {
          title: '',
          html: '\n<p>Een konijn dat stampt, waarschuwt de groep voor gevaar dat jij nog niet ziet.</p>\n',
        },
      ],
    },
  },
  /** English, with headings inside the texts: they take their place below the entry's own title. */
  inspection: {
    language: 'en',
    element: {
      identifier: 'element_21778612',
      type: 'modularcontent',
      accordion: {
        title: 'What to look at in a pen',
        items: [
          {
            title: 'Enrichment',
            html: '<h2>Quantity</h2><p>Every pig must be able to reach the material.</p><h2>Quality</h2><p>Straw is edible, chewable and can be investigated; a chain is none of these.</p>',
          },
          {
            title: 'Tails',
            html: '<p>Score each tail: <em>intact</em>, <em>bitten</em> or <em>wounded</em>. One fresh wound is a reason to come back.</p>',
          },
        ],
      },
    },
  },
});
