import { citationSample } from '../Citation/Citation.samples.ts';
import { Citation } from '../Citation/Citation.tsx';
import { shareTexts } from '../ShareLinks/ShareLinks.samples.ts';
import { ShareLinks } from '../ShareLinks/ShareLinks.tsx';
import type { RecordDetailProps } from './RecordDetail.tsx';

/** A record with everything that one can have. */
export const recordSample: RecordDetailProps = {
  title: 'Factsheet uitstoot van CO2 uit veengrond',
  language: 'nl',
  badge: { kind: 'gkz', label: 'Factsheet' },
  origin: ['Redactie Veldwerk', 'Groen Bekeken', '2026'],
  back: { label: 'Terug naar de resultaten voor ‘veen’', href: '/zoeken/veen?jaar=2026' },
  fullTexts: [
    {
      label: 'Lees de PDF',
      href: 'https://library.example/1063916/factsheet.pdf',
      note: 'Vrij toegankelijk · library.example, factsheet.pdf',
    },
    {
      label: 'Bekijk de webpagina',
      href: 'https://library.example/1063916/samenvatting.html',
      note: 'Vrij toegankelijk · library.example, samenvatting.html',
    },
    {
      label: 'Bekijk de PowerPoint-presentatie',
      href: 'https://library.example/1063916/presentatie.pptx',
      note: 'Beperkt toegankelijk · library.example, presentatie.pptx',
    },
  ],
  abstract:
    'In enkele bladzijden laat deze factsheet zien hoe snel veen bij verschillende peilen verdwijnt. De inhoud steunt op ervaringen bij 25 peilvakken in Waterland. Zo komt ter sprake dat de uitstoot van CO2 per hectare met 22 procent daalde. Het loont om peil en bedrijfsvoering per polder samen te bekijken.',
  keywords: ['bodemdaling', 'waterinfiltratie', 'CO2-uitstoot', 'grondwaterpeil'].map((word) => ({
    label: word,
    href: `/zoeken/${word}`,
  })),
  facts: [
    { term: 'Soort', description: 'Factsheet' },
    { term: 'Taal', description: 'Nederlands' },
    { term: 'Jaar', description: '2026' },
    { term: 'Verschenen in', description: 'Groen Bekeken' },
    { term: 'Uitgever', description: 'Redactie Veldwerk' },
  ],
  citation: <Citation {...citationSample} />,
  share: (
    <ShareLinks
      url="https://groenkennisnet.nl/zoeken/resultaat/factsheet?id=1063916"
      title="Factsheet uitstoot van CO2 uit veengrond"
      texts={{ ...shareTexts, label: 'Deel deze publicatie' }}
    />
  ),
  texts: {
    noFullText:
      'Van deze publicatie staat geen volledige tekst online. Misschien kan Redactie Veldwerk je eraan helpen.',
    moreFullTexts: 'Ook te lezen of bekijken',
    abstract: 'Samenvatting',
    keywords: 'Trefwoorden',
    facts: 'Gegevens',
    citation: 'Naar deze publicatie verwijzen',
    externalHint: 'opent in een nieuw tabblad',
  },
};
