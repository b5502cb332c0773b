import type { TopicWords } from '#samples/records/topicWords.ts';

export const biologischEn: TopicWords = {
  places: ['in the polders', 'in the Low Countries', 'around the large cities', 'in the river district'],
  keywords: ['organic farming', 'food labels', 'sustainable agriculture', 'food chain', 'sustainability'],
  strands: [
    {
      about: [
        'the conversion to organic farming',
        'the income of farms in conversion',
        'the support of farmers during conversion',
      ],
      context: [
        'During conversion a farm works organically but still sells at conventional prices.',
        'A farmer who converts gets to know the soil anew.',
        'The step to organic often begins at the kitchen table.',
      ],
      measure: [
        'joining a study group of experienced colleagues',
        'converting field by field',
        'agreeing a purchase contract for the first years',
        'paying farmers during conversion',
      ],
      effect: ['a smoother conversion', 'more certainty about income', 'faster growth of the organic area'],
      finding: [
        'the margin per hectare fell by {p} per cent',
        'the number of farms in conversion rose by {p} per cent',
        'labour needs rose by {p} per cent',
      ],
      question: [
        'how long the difficult years of conversion last',
        'what persuades farmers to go organic',
        'which farms earn most after conversion',
      ],
      advice: [
        'arrange a market before converting',
        'spend a year alongside an organic colleague',
        'keep a reserve for two lean years',
      ],
      when: ['when conventional prices are low', 'on farms with large debts', 'without a regular buyer'],
      actors: ['converting farmers', 'accountants', 'farm advisers'],
      units: ['farms in conversion', 'organic farms'],
      keywords: ['conversion', 'organic farms', 'business models', 'farm management', 'study groups'],
    },
    {
      about: [
        'the meaning of food labels for consumers',
        'the trust of shoppers in the organic label',
        'the range of organic products in supermarkets',
      ],
      context: [
        'An average pack of coffee carries more logos than a shopper can read.',
        'A label works only when people know what stands behind it.',
        'Most choices in a supermarket are made within seconds.',
      ],
      measure: [
        'using a label with three stars',
        'giving organic products a fixed place on the shelf',
        'telling the story of the farmer',
        'narrowing the price gap',
      ],
      effect: ['higher sales of organic products', 'more trust among shoppers', 'more conscious choices'],
      finding: [
        'sales rose by {p} per cent',
        'recognition of the label was {p} per cent higher',
        'the price gap was {p} per cent',
      ],
      question: [
        'which labels shoppers really recognise',
        'how much more shoppers will pay for organic food',
        'why people buy something else than they say they want',
      ],
      advice: [
        'use fewer logos and explain them better',
        'print the origin in plain words',
        'place organic products among the others',
      ],
      when: ['for everyday shopping', 'in times of high prices', 'among young families'],
      actors: ['retailers', 'label owners', 'market researchers'],
      units: ['supermarkets', 'speciality shops'],
      keywords: ['consumer behaviour', 'organic products', 'supermarkets', 'labelling', 'food choice'],
    },
    {
      about: [
        'the breeding of varieties for organic growers',
        'the supply of nitrogen without fertiliser',
        'the sale of organic vegetables close to home',
      ],
      context: [
        'A variety that excels elsewhere may disappoint on an organic farm.',
        'Without fertiliser, every kilo of nitrogen from clover counts.',
        'Those who buy vegetables from the farm know what season it is.',
      ],
      measure: [
        'growing grass-clover in the rotation',
        'breeding together with growers',
        'sowing a mixture of varieties',
        'selling vegetable boxes by subscription',
      ],
      effect: ['more stable yields', 'a more resilient farm', 'a better price for growers'],
      finding: [
        'yields were {p} per cent below those of conventional crops',
        'the fixation of nitrogen rose by {p} per cent',
        'the share of organic seed rose by {p} per cent',
      ],
      question: [
        'which varieties perform well without fertiliser',
        'how much nitrogen grass-clover leaves to the next crop',
        'what keeps customers of a vegetable box',
      ],
      advice: [
        'compare varieties on a small field first',
        'keep grass-clover for at least two years',
        'start with a regular group of customers',
      ],
      when: ['on cold soils in spring', 'in wet years', 'far from the large cities'],
      actors: ['organic growers', 'plant breeders', 'seed companies'],
      units: ['organic farms', 'market gardens'],
      keywords: ['plant breeding', 'organic seed', 'grass-clover', 'short supply chains', 'vegetable boxes'],
    },
  ],
};
