import type { TopicWords } from '#samples/records/topicWords.ts';

export const akkerbouwEn: TopicWords = {
  places: ['in the northern clay district', 'in the central polders', 'in the southwest', 'in the peat colonies'],
  keywords: ['arable farming', 'plant health', 'crop protection', 'integrated pest management', 'crops'],
  strands: [
    {
      about: [
        'the control of late blight in potatoes',
        'the durability of resistant potato varieties',
        'the timing of sprays against late blight',
      ],
      context: [
        'In one warm and humid week, late blight can take a whole field.',
        'A resistant variety stays strong only when growers handle it with care.',
        'Every heap of discarded potatoes is a source of new spores.',
      ],
      measure: [
        'growing a resistant variety',
        'covering heaps of discarded potatoes',
        'spraying on the advice of a weather model',
        'destroying infected patches early',
      ],
      effect: ['less infection with late blight', 'a lower use of fungicides', 'a longer growing season'],
      finding: [
        'the number of sprays fell by {p} per cent',
        'tuber yield was {p} per cent higher',
        'the share of diseased tubers fell by {p} per cent',
      ],
      question: [
        'how long a new source of resistance lasts',
        'when a spray can safely be left out',
        'how the disease travels from field to field',
      ],
      advice: [
        'walk through the crop every week',
        'alternate resistant varieties',
        'remove volunteer plants before mid-June',
      ],
      when: ['in a wet July', 'in densely planted regions', 'after nights with heavy dew'],
      actors: ['potato growers', 'plant breeders', 'crop advisers'],
      units: ['arable farms', 'potato fields'],
      keywords: ['potatoes', 'late blight', 'resistant varieties', 'fungicides', 'decision support'],
    },
    {
      about: [
        'the control of weeds without herbicides',
        'the performance of weeding robots in sugar beet',
        'the seed bank of arable weeds',
      ],
      context: [
        'A weed that is hit as a seedling does not come back.',
        'The number of available herbicides shrinks every year.',
        'One forgotten plant can leave thousands of seeds.',
      ],
      measure: [
        'hoeing with camera guidance',
        'preparing a false seedbed',
        'using a weeding robot',
        'harrowing just before emergence',
      ],
      effect: ['a cleaner field', 'less herbicide per hectare', 'fewer hours of manual weeding'],
      finding: [
        'the number of weeds per square metre fell by {p} per cent',
        'herbicide use was {p} per cent lower',
        'hours of manual weeding fell by {p} per cent',
      ],
      question: [
        'how many weeds a crop can stand without losing yield',
        'when a weeding robot is cheaper than manual work',
        'how long weed seeds survive in the soil',
      ],
      advice: [
        'clean machines before they move to the next field',
        'hoe twice at shallow depth rather than once deeply',
        'keep a map of problem spots',
      ],
      when: ['in persistently wet weather', 'on stony soils', 'in crops that close slowly'],
      actors: ['arable farmers', 'contractors', 'machine builders'],
      units: ['arable farms', 'beet fields'],
      keywords: ['weed control', 'mechanical weeding', 'sugar beet', 'herbicides', 'weeding robots'],
    },
    {
      about: [
        'the cultivation of crops in strips',
        'the spread of aphid-borne viruses in seed potatoes',
        'the role of natural enemies in arable crops',
      ],
      context: [
        'In strips, a disease is slower to find its way to the next plant.',
        'Large areas with one crop are a laid table for pests.',
        'Healthy seed potatoes are the cheapest form of crop protection.',
      ],
      measure: [
        'alternating strips of six metres',
        'sowing a flower strip between crops',
        'combining cereals with pulses',
        'covering young seed potatoes with straw',
      ],
      effect: ['lower disease pressure', 'more natural enemies in the crop', 'fewer infected plants'],
      finding: [
        'disease pressure was {p} per cent lower than in the whole field',
        'the number of ground beetles rose by {p} per cent',
        'labour needs increased by {p} per cent',
      ],
      question: [
        'how wide a strip must be to make a difference',
        'which crops make good neighbours',
        'what strip cropping asks in extra hours',
      ],
      advice: [
        'let the width of the strips follow from the machines',
        'begin with two crops and extend later',
        'empty insect traps twice a week',
      ],
      when: ['on organic farms', 'in years with many aphids', 'after a mild winter'],
      actors: ['arable farmers', 'seed potato growers', 'entomologists'],
      units: ['trial fields', 'arable farms'],
      keywords: ['strip cropping', 'natural enemies', 'aphids', 'seed potatoes', 'cropping systems'],
    },
  ],
};
