import type { TopicWords } from '#samples/records/topicWords.ts';

export const bodemEn: TopicWords = {
  places: ['in the young polders', 'on the southern clay soils', 'in the northern peat colonies', 'on sandy soils'],
  keywords: ['soil', 'circular farming', 'soil quality', 'arable farming', 'soil management'],
  strands: [
    {
      about: [
        'the organic matter content of arable soils',
        'the storage of carbon in farmland',
        'the organic matter balance of a crop rotation',
      ],
      context: [
        'A soil that is rich in organic matter holds water for longer.',
        'Organic matter builds up slowly and breaks down quickly.',
        'Carbon that stays in the soil does not warm the air.',
      ],
      measure: [
        'applying leaf compost',
        'leaving straw on the field',
        'growing more cereals in the rotation',
        'growing lucerne as a break crop',
      ],
      effect: ['a higher organic matter content', 'a crumbly and fertile soil', 'more carbon in the topsoil'],
      finding: [
        'the organic matter content rose by {p} per cent',
        'the supply of carbon exceeded the loss by {p} per cent',
        'the yield of the rotation hardly changed',
      ],
      question: [
        'how long it takes for organic matter to build up',
        'how much carbon a field can store for good',
        'which break crops give most back to the soil',
      ],
      advice: [
        'draw up a balance for the whole rotation',
        'sample the same spots every four years',
        'spread compost over several years',
      ],
      when: ['on light sandy soils', 'in rotations with many potatoes', 'after a run of dry years'],
      actors: ['arable farmers', 'soil advisers', 'landowners'],
      units: ['arable farms', 'experimental farms'],
      keywords: ['organic matter', 'carbon storage', 'compost', 'break crops', 'crop rotation'],
    },
    {
      about: [
        'the compaction of the subsoil',
        'the assessment of soil structure with a spade',
        'the effect of heavy traffic on wet fields',
      ],
      context: [
        'A compacted layer below the plough is invisible from the surface.',
        'Heavy machines leave tracks that reach deeper than any plough.',
        'Roots that turn sideways show where the soil is too dense.',
      ],
      measure: [
        'driving with low tyre pressure',
        'using fixed traffic lanes',
        'reducing the depth of tillage',
        'growing crops with deep roots',
      ],
      effect: ['a more open subsoil', 'deeper rooting', 'fewer puddles after rain'],
      finding: [
        'penetration resistance fell by {p} per cent',
        'rooting depth increased by {p} per cent',
        'water drained {p} per cent faster',
      ],
      question: [
        'how deep the damage of heavy machines reaches',
        'what a soil pit reveals that a sample does not',
        'when a compacted layer recovers by itself',
      ],
      advice: [
        'dig a soil pit before choosing a treatment',
        'lower the tyre pressure before entering the field',
        'postpone the harvest when the soil is too wet',
      ],
      when: ['on heavy clay', 'after a wet autumn', 'on headlands'],
      actors: ['contractors', 'arable farmers', 'soil scientists'],
      units: ['arable farms', 'rented farms'],
      keywords: ['soil compaction', 'soil structure', 'tyre pressure', 'reduced tillage', 'soil pit'],
    },
    {
      about: [
        'the exchange of manure and straw between neighbours',
        'the choice of cover crops for a living soil',
        'the return of residual streams to the land',
      ],
      context: [
        'In circular farming the waste of one farm is the raw material of another.',
        'A field that stays green in winter feeds the soil all year round.',
        'Manure and straw often travel further than they need to.',
      ],
      measure: [
        'sowing a mixture of cover crops',
        'sharing land with a neighbour',
        'turning verge grass into bokashi',
        'growing protein crops for local feed',
      ],
      effect: ['a lower need for fertiliser', 'a livelier soil', 'a more closed cycle of nutrients'],
      finding: [
        'purchases of fertiliser fell by {p} per cent',
        'the number of earthworms rose by {p} per cent',
        'leaching of nitrate fell by {p} per cent',
      ],
      question: [
        'what arable and livestock farmers can gain from each other',
        'which residual streams can safely return to the land',
        'how neighbours agree on a fair price for manure and straw',
      ],
      advice: [
        'put agreements for several years on paper',
        'have residual streams tested first',
        'begin with one neighbour and one field',
      ],
      when: ['over short distances', 'after late harvests', 'when fertiliser is expensive'],
      actors: ['arable farmers', 'livestock farmers', 'regional coordinators'],
      units: ['mixed farms', 'cooperating farms'],
      keywords: ['nutrient cycles', 'cover crops', 'soil life', 'residual streams', 'cooperation'],
    },
  ],
};
