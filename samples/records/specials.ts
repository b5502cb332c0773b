import type { SourceRecord } from '#services/query/collection/record.ts';

/** Records that pages of the content service point at and that stand outside the numbering of the topics. */
export const specials: readonly SourceRecord[] = [
  {
    id: '1019774',
    title: 'Group housing of gestating sows: what inspectors can look for',
    publisher: 'Larkfield Veterinary Studies',
    journal: '',
    year: 2021,
    abstract:
      'Sows that live in groups can move, lie together and choose where to eat, but they also meet rivals. This review ' +
      'describes how pen layout, feeding system and the moment of mixing shape the life of gestating sows in groups. It ' +
      'explains which signs an inspector can see during a visit: fresh scratches on the shoulders, lameness, vulva ' +
      'lesions and animals that wait at the feeder without getting their turn. For each sign the review gives a simple ' +
      'way to record it in a sample of pens. It closes with examples of farms that mix sows in a separate pen with solid ' +
      'barriers and enough room to flee, where far fewer injuries were counted in the days after mixing.',
    keywords: ['group housing', 'gestating sows', 'animal-based indicators', 'mixing', 'pig welfare', 'inspection'],
    documenttype: 'rapport',
    language: 'en',
    theme: 'dier-en-welzijn/varkens',
    links: [
      { url: 'https://library.example/1019774/group-housing-of-gestating-sows.pdf', access: 'open', filetype: 'pdf' },
      { url: 'https://library.example/1019774/samenvatting.html', access: 'open', filetype: 'html' },
    ],
  },
  {
    id: '1034800',
    title: 'Tail biting and enrichment in fattening pigs: indicators for a farm visit',
    publisher: 'Fieldgate Research Group',
    journal: 'Animal Keeping Quarterly',
    year: 2023,
    abstract:
      'Pigs that have nothing to root in turn to what does move: the tails of their pen mates. This article reviews ' +
      'the causes of tail biting and the materials that keep pigs occupied. Straw, hay in ' +
      'a rack and fresh wood hold their interest longer than chains or plastic, provided that they are clean, within ' +
      'reach of several animals at once and renewed every day. The authors propose four indicators for a farm visit: ' +
      'tail posture, tail wounds, the share of pigs that handle the material within two minutes, and how much of it is ' +
      'left. Together they show in a quarter of an hour whether a farm with undocked tails is on the right track.',
    keywords: ['tail biting', 'enrichment', 'fattening pigs', 'animal-based indicators', 'pig welfare', 'straw'],
    documenttype: 'artikel',
    language: 'en',
    theme: 'dier-en-welzijn/varkens',
    links: [{ url: 'https://library.example/1034800/tail-biting-and-enrichment.pdf', access: 'open', filetype: 'pdf' }],
  },
];
