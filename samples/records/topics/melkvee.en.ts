import type { TopicWords } from '#samples/records/topicWords.ts';

export const melkveeEn: TopicWords = {
  places: ['in the peat meadow district', 'in the north of the country', 'on river clay', 'in the eastern provinces'],
  keywords: ['dairy cattle', 'dairy farming', 'cows', 'animal welfare', 'grassland'],
  strands: [
    {
      about: [
        'the grazing of dairy cows',
        'the combination of grazing and robotic milking',
        'the grass intake of cows at pasture',
      ],
      context: [
        'A cow at pasture fetches her own feed and takes away her own manure.',
        'Grazing asks for a skill that is slowly being lost on many farms.',
        'Grass grows differently every day, and planning has to move along.',
      ],
      measure: [
        'rotating small paddocks',
        'measuring grass height every week',
        'installing a selection gate',
        'moving a wire twice a day',
      ],
      effect: ['more fresh grass in the ration', 'lower feed costs per litre', 'more natural behaviour'],
      finding: [
        'grass intake per cow rose by {p} per cent',
        'hours at pasture increased by {p} per cent',
        'the cost of concentrates fell by {p} per cent',
      ],
      question: [
        'how much grass a cow eats in a day at pasture',
        'how grazing and a milking robot go together',
        'when cows prefer to stay indoors',
      ],
      advice: [
        'walk the fields with a plate meter every week',
        'open a new paddock before the old one is bare',
        'teach young stock to graze in their first year',
      ],
      when: ['on wet soils', 'on farms with little land around the barn', 'in hot summers'],
      actors: ['dairy farmers', 'grazing coaches', 'dairy cooperatives'],
      units: ['dairy farms', 'grazing farms'],
      keywords: ['grazing', 'pasture', 'grass intake', 'milking robots', 'rotational grazing'],
    },
    {
      about: ['the claw health of dairy cows', 'the early detection of lameness', 'the comfort of lying places'],
      context: [
        'A lame cow eats less, lies down longer and hides in the herd.',
        'Farmers often notice only one in three lame cows.',
        'What goes wrong in the first lactation stays with a claw for years.',
      ],
      measure: [
        'trimming claws before drying off',
        'laying a soft floor in the waiting area',
        'scoring gait every week',
        'keeping the footbath clean and dry',
      ],
      effect: ['fewer lame cows', 'a longer productive life', 'better fertility'],
      finding: [
        'the share of lame cows fell by {p} per cent',
        'treatments were {p} per cent less frequent',
        'lying time differed by {p} per cent between barns',
      ],
      question: [
        'how lameness can be noticed earlier',
        'what a lame cow really costs',
        'which floors are kindest to claws',
      ],
      advice: [
        'trim every cow twice a year',
        'keep waiting times before milking under an hour',
        'treat lame cows on the same day',
      ],
      when: ['on slippery slats', 'around calving', 'in crowded barns'],
      actors: ['dairy farmers', 'claw trimmers', 'veterinarians'],
      units: ['dairy farms', 'cubicle barns'],
      keywords: ['claw health', 'lameness', 'lying comfort', 'claw trimming', 'animal health'],
    },
    {
      about: [
        'the rearing of calves with their mothers',
        'the supply of colostrum to newborn calves',
        'the longevity of dairy cows',
      ],
      context: [
        'The first hours with colostrum decide whether a calf grows up healthy.',
        'A calf that stays with the cow learns to eat and drink sooner.',
        'Many cows leave the herd before they are at their best.',
      ],
      measure: [
        'letting calves suckle their own mother',
        'using a foster cow for two or three calves',
        'housing calves in pairs from the first day',
        'keeping fewer young animals',
      ],
      effect: ['faster growth', 'less diarrhoea in calves', 'more social behaviour'],
      finding: [
        'daily growth was {p} per cent higher',
        'the number of sick calves fell by {p} per cent',
        'the amount of milk delivered fell by {p} per cent',
      ],
      question: [
        'how cow and calf can be separated with little stress',
        'what suckling calves cost and bring in',
        'why cows leave the herd earlier than necessary',
      ],
      advice: [
        'give colostrum within two hours of birth',
        'practise with a few cows first',
        'list the reasons for culling every year',
      ],
      when: ['in the cold months', 'in barns with little room', 'in herds with many heifers'],
      actors: ['dairy farmers', 'veterinarians', 'consumer organisations'],
      units: ['dairy farms', 'rearing farms'],
      keywords: ['calves', 'cow-calf contact', 'colostrum', 'longevity', 'weaning'],
    },
  ],
};
