import type { TopicWords } from '#samples/records/topicWords.ts';

export const stadsgroenEn: TopicWords = {
  places: ['in the Randstad', 'in Arnhem and Nijmegen', 'in the towns of Brabant', 'in northern European cities'],
  keywords: ['urban green', 'health', 'green cities', 'living environment', 'wellbeing'],
  strands: [
    {
      about: [
        'the cooling effect of urban trees',
        'the rooting space of street trees',
        'the local capture of rainwater',
      ],
      context: [
        'Under a large tree a hot afternoon feels many degrees cooler.',
        'A street tree often has to make do with less soil than its crown suggests.',
        'Stone gives back the heat of the day until deep into the night.',
      ],
      measure: [
        'replacing paving with plants',
        'enlarging rooting space below the pavement',
        'building green roofs that store water',
        'planting trees with wide crowns',
      ],
      effect: ['cooler streets', 'less flooding after cloudbursts', 'a more pleasant place to live'],
      finding: [
        'the area of shade increased by {p} per cent',
        'discharge to the sewers fell by {p} per cent',
        'losses of street trees were {p} per cent lower',
        'the share of sealed surface fell by {p} per cent',
      ],
      question: [
        'how much shade a street needs',
        'how tree roots and cables can share the ground',
        'which trees can stand the heat of the city',
      ],
      advice: [
        'save existing trees before planting new ones',
        'make room for green whenever a sewer is renewed',
        'help residents to plant along their walls',
      ],
      when: ['in old town centres', 'where parking space is scarce', 'on compacted ground'],
      actors: ['urban planners', 'arborists', 'sewer managers'],
      units: ['residential areas', 'business parks'],
      keywords: ['heat stress', 'street trees', 'green roofs', 'stormwater', 'climate-proof cities'],
    },
    {
      about: [
        'the influence of green space on mental health',
        'the use of parks by older residents',
        'the design of gardens for care',
      ],
      context: [
        'After a quarter of an hour among trees, the heart often beats more slowly.',
        'A park helps only those who dare to go there.',
        'For people with dementia a garden may be the only place where they can walk outside freely.',
      ],
      measure: [
        'laying out a footpath with benches',
        'gardening under guidance',
        "walking on a doctor's advice",
        'planting a garden for the senses',
      ],
      effect: ['less stress', 'more exercise in the open air', 'a better mood'],
      finding: [
        'daily exercise rose by {p} per cent',
        'reported stress fell by {p} per cent',
        'sleep quality scored {p} per cent higher',
        'the number of visitors was {p} per cent higher',
      ],
      question: [
        'how much green a person needs in a week',
        'why some people avoid parks',
        'how doctors can prescribe a walk',
      ],
      advice: [
        'make paths level and wide',
        'put a bench every hundred metres',
        'let future users take part in the design',
      ],
      when: ['among people who rarely go out', 'in autumn and winter', 'in cases of mild depression'],
      actors: ['general practitioners', 'park managers', 'therapists'],
      units: ['care institutions', 'city parks'],
      keywords: ['mental health', 'physical activity', 'parks', 'therapeutic gardens', 'stress'],
    },
    {
      about: ['the social life of shared gardens', 'the greening of school grounds', 'the wildlife of private gardens'],
      context: [
        'A community garden often yields more friendships than vegetables.',
        'On green school grounds, children play more calmly and in more ways.',
        'Taken together, private gardens make up a large part of the green in a city.',
      ],
      measure: [
        'growing vegetables together',
        'building a playground of shrubs and logs',
        'letting residents adopt a flower bed',
        'replacing fences with hedges',
      ],
      effect: [
        'a livelier neighbourhood',
        'more birds and insects between the houses',
        'greater commitment of residents',
      ],
      finding: [
        'the number of active residents rose by {p} per cent',
        'counts of wild bees rose by {p} per cent',
        'complaints from neighbours fell by {p} per cent',
        'maintenance costs stayed the same',
      ],
      question: [
        'what keeps a community garden going when its founders leave',
        'what children learn on green school grounds',
        'which plants attract most insects in a few square metres',
      ],
      advice: [
        'write down who has the keys and who pays for water',
        'take on one small piece each year',
        'ask the city for a single point of contact',
      ],
      when: ['in densely built districts', 'on polluted ground', 'in the summer holidays'],
      actors: ['local residents', 'head teachers', 'gardeners'],
      units: ['community gardens', 'school grounds'],
      keywords: ['community gardens', 'green school grounds', 'urban farming', 'urban wildlife', 'citizen initiatives'],
    },
  ],
};
