import type { TopicWords } from '#samples/records/topicWords.ts';

export const voedselEn: TopicWords = {
  places: ['in the Food Valley', 'in the north of Holland', 'in mid-sized Dutch towns', 'in Brabant and Limburg'],
  keywords: ['food', 'nutrition', 'protein transition', 'healthy diets', 'sustainable food'],
  strands: [
    {
      about: [
        'the use of faba beans in human food',
        'the extraction of protein from pulses',
        'the flavour of plant protein',
      ],
      context: [
        'Most of the protein that European fields yield still goes to animals.',
        'A bean that grows well does not necessarily taste good.',
        'Between the field and the plate, pulses often lack a factory.',
      ],
      measure: [
        'roasting beans before milling',
        'fermenting bean flour',
        'separating protein and starch without water',
        'offering growers a contract for faba beans',
      ],
      effect: ['a higher value of the bean harvest', 'a wider choice of local protein', 'a lower demand for soya'],
      finding: [
        'panel scores for flavour were {p} per cent higher',
        'the protein content of the flour rose by {p} per cent',
        'energy use per kilo of protein fell by {p} per cent',
      ],
      question: [
        'why some beans taste bitter and others do not',
        'what faba beans earn a grower',
        'how much protein is lost along the way from bean to ingredient',
      ],
      advice: [
        'choose varieties together with the processor',
        'store beans dry and cool',
        'have trial batches judged by a tasting panel',
      ],
      when: ['when soya is cheap', 'at small volumes', 'after a poor harvest'],
      actors: ['bean growers', 'food technologists', 'makers of ingredients'],
      units: ['protein mills', 'pulse processors'],
      keywords: ['plant protein', 'faba beans', 'pulses', 'fermentation', 'ingredients'],
    },
    {
      about: [
        'the move towards plant-based meals',
        'the share of plant protein on the menu',
        'the appeal of meat substitutes',
      ],
      context: [
        'Most diners are willing to eat less meat as long as the meal tastes as good.',
        'The dish at the top of the menu is ordered most.',
        'It is easier to change a recipe than a habit.',
      ],
      measure: [
        'making a plant-based dish the default',
        'halving the portion of meat',
        'giving dishes an appetising name',
        'training cooks in plant-based cuisine',
      ],
      effect: ['lower meat consumption', 'a smaller footprint per meal', 'a greater liking for pulses'],
      finding: [
        'sales of plant-based dishes rose by {p} per cent',
        'the amount of meat per guest fell by {p} per cent',
        'emissions per meal were {p} per cent lower',
        'the satisfaction of guests stayed the same',
      ],
      question: [
        'what makes diners choose a dish without meat',
        'how a plant-based diet can give athletes enough protein',
        'why a meat substitute is often bought only once',
      ],
      advice: [
        'name a dish for its flavour rather than for what it lacks',
        'let meat and vegetables change places on the plate',
        'offer free tastings of new dishes',
      ],
      when: ['on a tight budget', 'at lunchtime', 'during the holidays'],
      actors: ['chefs', 'restaurant owners', 'caterers'],
      units: ['restaurants', 'canteens'],
      keywords: ['plant-based meals', 'meat substitutes', 'eating habits', 'catering', 'meat consumption'],
    },
    {
      about: [
        'the protein intake of older people',
        'the prevention of undernutrition in later life',
        'the enjoyment of meals in care homes',
      ],
      context: [
        'With age the appetite shrinks, but the need for protein does not.',
        'Those who eat alone tend to eat less.',
        'Undernutrition often goes unnoticed until clothes no longer fit.',
      ],
      measure: [
        'adding protein to bread and soup',
        'eating together at one table',
        'serving small meals throughout the day',
        'combining meals with light exercise',
      ],
      effect: ['a better nutritional status', 'more pleasure in eating', 'less loss of muscle'],
      finding: [
        'protein intake rose by {p} per cent',
        'the number of people losing weight fell by {p} per cent',
        'leftovers per meal fell by {p} per cent',
        'grip strength increased by {p} per cent',
      ],
      question: [
        'how much protein older people need to stay strong',
        'how undernutrition can be recognised in time',
        'which foods become more attractive when taste declines',
      ],
      advice: ['weigh people once a month', 'spread protein over three meals', 'ask people what they used to cook'],
      when: ['after a stay in hospital', 'among people with dementia', 'where staff are few'],
      actors: ['dietitians', 'care workers', 'family carers'],
      units: ['care homes', 'day centres'],
      keywords: ['older people', 'undernutrition', 'protein intake', 'care homes', 'healthy ageing'],
    },
  ],
};
