import type { TopicWords } from '#samples/records/topicWords.ts';

export const bosEn: TopicWords = {
  places: ['in the wooded east', 'on the northern plateau', 'in the sandy south', 'in the hills of Utrecht'],
  keywords: ['forests', 'nature restoration', 'landscape', 'forest management', 'biodiversity'],
  strands: [
    {
      about: [
        'the health of ageing pine forests',
        'the choice of tree species for a warmer climate',
        'the value of dead wood in managed forests',
      ],
      context: [
        'A tree planted today will stand in the climate of the next century.',
        'In a storm or a drought, a forest of one species shares one fate.',
        'A dead oak may house more life than a living one.',
      ],
      measure: [
        'mixing broadleaved trees into pine stands',
        'thinning in small groups',
        'adding ground rock to the soil',
        'leaving fallen trunks in place',
      ],
      effect: ['a more varied forest', 'a livelier forest floor', 'greater resistance to drought'],
      finding: [
        'losses among young trees fell by {p} per cent',
        'the number of beetle species rose by {p} per cent',
        'the volume of dead wood rose by {p} per cent',
        'timber growth was {p} per cent lower',
      ],
      question: [
        'which tree species can stand a run of dry summers',
        'how much light seedlings need to reach the canopy',
        'how an acidified forest soil regains its strength',
      ],
      advice: [
        'spare seed trees at every thinning',
        'plant in groups rather than in rows',
        'keep deer out until saplings are head-high',
      ],
      when: ['on acid sands', 'where deer are numerous', 'under a closed canopy'],
      actors: ['forest owners', 'rangers', 'foresters'],
      units: ['woodland estates', 'forest stands'],
      keywords: ['forest health', 'tree species', 'dead wood', 'acidification', 'natural regeneration'],
    },
    {
      about: [
        'the restoration of raised bogs',
        'the recovery of wet heath',
        'the return of natural bends to lowland streams',
      ],
      context: [
        'A bog grows by a millimetre a year and can dry out in one summer.',
        'A straightened stream carries water away faster than nature can spare it.',
        'Heath remains heath only as long as someone looks after it.',
      ],
      measure: [
        'filling in old drainage ditches',
        'cutting turf in small patches',
        'grazing with a shepherded flock',
        'letting a stream find its own course',
      ],
      effect: ['the return of characteristic species', 'a richer mosaic of vegetation', 'a more robust nature reserve'],
      finding: [
        'the cover of peat mosses rose by {p} per cent',
        'the cover of purple moor-grass fell by {p} per cent',
        'the number of characteristic plants was {p} per cent higher',
      ],
      question: [
        'how quickly a drained bog recovers once the water is back',
        'how many sheep a heath can feed',
        'what restoration means for farmers nearby',
      ],
      advice: [
        'put the water right before cutting any turf',
        'involve local people from the first sketch',
        'count plants in the same plots each year',
      ],
      when: ['under heavy nitrogen deposition', 'in fragmented landscapes', 'in the first years after the work'],
      actors: ['heathland managers', 'shepherds', 'vegetation ecologists'],
      units: ['heathlands', 'stream valleys'],
      keywords: ['heathland', 'raised bogs', 'stream restoration', 'rewetting', 'grazing'],
    },
    {
      about: [
        'the creation of woodland on former farmland',
        'the design of food forests',
        'the place of trees in open farmland',
      ],
      context: [
        'The Netherlands is among the least wooded countries in Europe.',
        'A new wood begins with the soil, not with the trees.',
        'For its first few years a food forest asks more than it gives.',
      ],
      measure: [
        'planting rows of trees between crops',
        'edging woods with a belt of shrubs',
        'using seedlings of local stock',
        'leaving room for trees that seed themselves',
      ],
      effect: ['more carbon stored in wood', 'more shelter for birds and mammals', 'a more varied countryside'],
      finding: [
        'tree survival was {p} per cent higher',
        'the number of bird species rose by {p} per cent',
        'planting costs fell by {p} per cent',
      ],
      question: [
        'what a hectare of new woodland costs and who pays for it',
        'how soon a food forest yields a harvest worth picking',
        'where new woodland suits the landscape and where it does not',
      ],
      advice: [
        'order planting stock of known origin',
        'bring tenants into the plan early',
        'keep the grass around saplings short for three summers',
      ],
      when: ['after decades of maize', 'close to existing nature', 'under short leases'],
      actors: ['landscape architects', 'tree nurseries', 'food forest keepers'],
      units: ['young woodlands', 'food forests'],
      keywords: ['woodland creation', 'food forests', 'agroforestry', 'carbon storage', 'planting stock'],
    },
  ],
};
