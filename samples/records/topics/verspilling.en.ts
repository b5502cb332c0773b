import type { TopicWords } from '#samples/records/topicWords.ts';

export const verspillingEn: TopicWords = {
  places: ['around Rotterdam', 'in the northeastern provinces', 'in northwest Europe', 'in and around Utrecht'],
  keywords: ['food waste', 'food loss', 'food chains', 'circular economy', 'supply chains'],
  strands: [
    {
      about: ['the waste of food at home', 'the understanding of date labels', 'the storage of fresh food in kitchens'],
      context: [
        'Bread, vegetables and dairy are what households throw away most.',
        'Many people trust the date on the pack more than their own nose.',
        'Those who cook without measuring tend to cook for one guest too many.',
      ],
      measure: [
        'measuring rice and pasta before cooking',
        'keeping one shelf for food that must go first',
        'planning a weekly meal of leftovers',
        'printing a clearer text beside the date',
      ],
      effect: ['less food in the bin', 'a lower grocery bill', 'a better use of what is in the cupboard'],
      finding: [
        'the amount of food thrown away fell by {p} per cent',
        'the waste of bread was {p} per cent lower',
        'spending on groceries fell by {p} per cent',
      ],
      question: [
        'how much food people discard without noticing',
        'why good intentions so often fail in the kitchen',
        'how shoppers learn to tell one date label from another',
      ],
      advice: [
        'keep a diary of discarded food for one week',
        'set the fridge to four degrees Celsius',
        'check the cupboards before going shopping',
      ],
      when: ['in busy weeks', 'when packs are large', 'shortly after holidays'],
      actors: ['families', 'people who live alone', 'cookery teachers'],
      units: ['households', 'student houses'],
      keywords: ['households', 'date labels', 'leftovers', 'storage', 'shopping'],
    },
    {
      about: [
        'the waste of food in professional kitchens',
        'the loss of fresh produce in shops',
        'the surplus of bread at closing time',
      ],
      context: [
        'A full shelf sells better, but what remains must go.',
        'Plates that come back half full tell a cook which portion was too large.',
        'For a food bank, every hour counts with fresh produce.',
      ],
      measure: [
        'marking down prices in small steps',
        'weighing what is left at the end of the day',
        'making a fixed arrangement with a food bank',
        'forecasting demand more closely',
      ],
      effect: ['lower losses', 'lower costs of waste disposal', 'more accurate purchasing'],
      finding: [
        'losses of fresh produce fell by {p} per cent',
        'the margin on fresh produce rose by {p} per cent',
        'kitchen waste was {p} per cent lower',
        'the number of rescued meals rose by {p} per cent',
      ],
      question: [
        'how a kitchen can measure what it wastes',
        'when a lower price earns more than throwing away',
        'which products a food bank can put to good use',
      ],
      advice: [
        'report surpluses on the same day',
        'weigh leftovers by type',
        'put one member of staff in charge of surpluses',
      ],
      when: ['at weekends', 'in unpredictable weather', 'in the holiday season'],
      actors: ['head chefs', 'store managers', 'food bank volunteers'],
      units: ['hotels', 'grocery stores'],
      keywords: ['hospitality', 'retail', 'food banks', 'surplus food', 'purchasing'],
    },
    {
      about: [
        'the loss of vegetables between harvest and shop',
        'the conversion of side streams into food',
        'the cooling of fresh produce in transit',
      ],
      context: [
        'A crooked cucumber tastes the same as a straight one.',
        "Brewers' spent grain contains protein and fibre that people can eat as well.",
        'Each hour outside the cold chain shortens the life of a lettuce.',
      ],
      measure: [
        'sorting with smart cameras',
        'drying surplus vegetables',
        'selling vegetables of unusual shape',
        'closing gaps in the cold chain',
      ],
      effect: ['less loss along the chain', 'a higher return per kilo harvested', 'more food from the same harvest'],
      finding: [
        'post-harvest losses fell by {p} per cent',
        'the share of rejected batches was {p} per cent lower',
        'the value of side streams rose by {p} per cent',
      ],
      question: [
        'where in the chain most food is lost',
        'which by-products can be turned into food',
        'who pays for the loss when a batch is rejected',
      ],
      advice: [
        'measure losses in the same way at every stage',
        'relax the rules on shape and size together with buyers',
        'find a buyer before a side stream arises',
      ],
      when: ['in warm weather', 'at the peak of the harvest', 'over long distances'],
      actors: ['vegetable growers', 'food processors', 'logistics planners'],
      units: ['packing stations', 'cold stores'],
      keywords: ['side streams', 'shelf life', 'cold chain', 'by-products', 'post-harvest losses'],
    },
  ],
};
