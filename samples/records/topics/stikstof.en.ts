import type { TopicWords } from '#samples/records/topicWords.ts';

export const stikstofEn: TopicWords = {
  places: [
    'in the Gelderland valley',
    'on sandy soils in the south',
    'around the Veluwe',
    'in the eastern Netherlands',
  ],
  keywords: ['nitrogen', 'ammonia', 'livestock farming', 'emission', 'environment'],
  strands: [
    {
      about: [
        'the emission of ammonia from dairy barns',
        'the performance of low-emission floors',
        'the measurement of ammonia in open barns',
      ],
      context: [
        'Most of the ammonia in the air comes from livestock.',
        'Ammonia forms as soon as dung and urine meet on the floor of a barn.',
        'A low-emission barn often does better on paper than in practice.',
      ],
      measure: [
        'rinsing slatted floors with water',
        'scraping the floor every two hours',
        'separating dung and urine at the source',
      ],
      effect: ['lower emissions per cow', 'cleaner air inside the barn', 'smaller losses of nitrogen'],
      finding: [
        'emissions per cow fell by {p} per cent',
        'measured emissions were {p} per cent above the standard',
        'the difference between summer and winter was {p} per cent',
      ],
      question: [
        'how much ammonia a barn loses on a warm day',
        'why low-emission floors do not perform equally well everywhere',
        'which changes to an existing barn pay off first',
      ],
      advice: [
        'measure for a month before rebuilding anything',
        'adjust the ventilation before the summer starts',
        'clean the floor more often than the manual says',
      ],
      when: ['on warm days', 'in older barns', 'when the wind is strong'],
      actors: ['dairy farmers', 'permit authorities', 'farm advisers'],
      units: ['dairy farms', 'barns'],
      keywords: ['ammonia emission', 'dairy barns', 'low-emission floors', 'ventilation', 'slurry'],
    },
    {
      about: [
        'the loss of ammonia during slurry application',
        'the timing of slurry application on grassland',
        'the protein content of dairy rations',
      ],
      context: [
        'Much of the nitrogen in slurry is lost within hours of spreading.',
        'The protein that a cow does not need ends up as urea in her urine.',
        'Part of the nitrogen in slurry never reaches the roots of the grass.',
      ],
      measure: ['diluting slurry with water', 'spreading slurry on cool days', 'feeding less protein'],
      effect: ['a better use of nitrogen', 'lower losses of ammonia', 'a smaller bill for fertiliser'],
      finding: [
        'the loss of ammonia fell by {p} per cent',
        'milk yield remained virtually unchanged',
        'purchases of fertiliser went down by {p} per cent',
      ],
      question: [
        'how far protein can be lowered without losing milk',
        'when slurry is best applied',
        'how much water is needed to halve the losses',
      ],
      advice: [
        'wait for a cool day with light rain',
        'look at milk urea every week',
        'change the ration in small steps',
      ],
      when: ['in dry and sunny weather', 'in early spring', 'on heavy clay'],
      actors: ['dairy farmers', 'contractors', 'farm advisers'],
      units: ['dairy farms', 'grassland fields'],
      keywords: ['slurry application', 'nitrogen use efficiency', 'milk urea', 'protein', 'grassland'],
    },
    {
      about: [
        'the deposition of nitrogen on heathland',
        'the recovery of acidified forest soils',
        'the nitrogen load of vulnerable nature',
      ],
      context: [
        'Too much nitrogen turns flowering heath into a field of grass.',
        'Many plants of poor soils cannot cope with an abundance of nitrogen.',
        'Soils keep acidifying even when the air has already become cleaner.',
      ],
      measure: [
        'spreading rock dust',
        'removing the turf of grassy heath',
        'creating a belt of extensive grassland around nature areas',
      ],
      effect: ['a less acid soil', 'a richer flora', 'a lower nitrogen load'],
      finding: [
        'the number of plant species rose by {p} per cent',
        'deposition fell by {p} per cent',
        'the soil was still more acid than fifty years ago',
      ],
      question: [
        'how quickly heath recovers once deposition falls',
        'which species return first after restoration',
        'what restoration is worth without lower emissions',
      ],
      advice: [
        'plan restoration and emission cuts together',
        'tackle sources close to nature areas first',
        'start small and follow the soil closely',
      ],
      when: ['on lime-poor soils', 'close to large barns', 'in dry summers'],
      actors: ['site managers', 'provincial authorities', 'ecologists'],
      units: ['heathland sites', 'nature reserves'],
      keywords: ['nitrogen deposition', 'acidification', 'heathland', 'nature restoration'],
    },
  ],
};
