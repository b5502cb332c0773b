import type { TopicWords } from '#samples/records/topicWords.ts';

export const varkensEn: TopicWords = {
  places: ['in the southern Netherlands', 'in northwestern Europe', 'on family farms in the east', 'in Flanders'],
  keywords: ['animal welfare', 'pigs', 'pig farming', 'animal behaviour', 'housing'],
  strands: [
    {
      about: [
        'the prevention of tail biting on farms',
        'the rearing of pigs with intact tails',
        'the use of rooting material in conventional pens',
      ],
      context: [
        'A pig without anything to root in goes looking for what does move.',
        'Tail biting is seldom the fault of a single animal.',
        'The posture of the tail gives days of warning.',
      ],
      measure: [
        'giving straw every day',
        'placing a hay rack in every pen',
        'offering fresh rooting material',
        'separating the resting area from the dunging area',
      ],
      effect: ['less damage to tails', 'more rooting', 'a calmer group'],
      finding: [
        'the share of pigs with tail wounds fell by {p} per cent',
        'the time spent rooting rose by {p} per cent',
        'outbreaks of biting were {p} per cent less frequent',
      ],
      question: [
        'how a farmer can see an outbreak coming',
        'which material keeps pigs busy longest',
        'what it takes to stop docking tails',
      ],
      advice: [
        'look at tail posture every day',
        'renew the material before it is finished or dirty',
        'start with one unit and record the damage',
      ],
      when: ['when the climate in the barn varies', 'in the weeks after restocking', 'at high densities'],
      actors: ['pig farmers', 'veterinarians', 'barn designers'],
      units: ['pig farms', 'finishing units'],
      keywords: ['tail biting', 'enrichment material', 'finishing pigs', 'straw', 'tail docking'],
    },
    {
      about: [
        'the housing of sows in stable groups',
        'the design of free farrowing pens',
        'the cooling of pigs on hot days',
      ],
      context: [
        'Sows that do not know each other settle their ranking within a day.',
        'In a free farrowing pen a sow can turn around and build a nest.',
        'Pigs hardly sweat and have to lose their heat in other ways.',
      ],
      measure: [
        'using a mixing pen with barriers',
        'keeping sows in stable groups',
        'providing a wallow with cool water',
        'feeding extra roughage',
      ],
      effect: ['fewer skin injuries', 'more natural behaviour', 'calmer sows'],
      finding: [
        'the number of scratches per sow fell by {p} per cent',
        'the share of lame sows was {p} per cent lower',
        'piglet losses hardly changed',
      ],
      question: [
        'how much room sows need to avoid each other',
        'when the crate in the farrowing pen can be opened',
        'which form of cooling suits an existing barn',
      ],
      advice: [
        'let young sows get used to the group first',
        'provide places to hide before mixing',
        'check the ventilation before the first warm week',
      ],
      when: ['in large groups', 'with young sows', 'during a heatwave'],
      actors: ['sow farmers', 'veterinarians', 'behaviour specialists'],
      units: ['sow farms', 'farrowing units'],
      keywords: ['sows', 'group housing', 'free farrowing', 'heat stress', 'piglets'],
    },
    {
      about: [
        'the measurement of positive welfare',
        'the play behaviour of young animals',
        'the bond between people and farm animals',
      ],
      context: [
        'Welfare is more than the absence of pain and hunger.',
        'An animal that plays has energy to spare and feels safe.',
        'Animals soon learn whom they have something good to expect from.',
      ],
      measure: [
        'listening to the sounds of the barn',
        'offering a choice between indoors and outdoors',
        'handling animals quietly',
        'changing the environment every week',
      ],
      effect: ['more play', 'less fear of people', 'better health'],
      finding: [
        'the time spent playing rose by {p} per cent',
        'flight distance fell by {p} per cent',
        'the use of antibiotics was {p} per cent lower',
      ],
      question: [
        'how a contented animal can be recognised',
        'what sounds tell about the feelings of animals',
        'what animals choose when they are given a choice',
      ],
      advice: [
        'take a fixed moment each day just to watch',
        'accustom animals to people from an early age',
        'record good signs as well as problems',
      ],
      when: ['in young animals', 'on farms with few staff', 'in barren surroundings'],
      actors: ['animal keepers', 'veterinarians', 'ethologists'],
      units: ['livestock farms', 'commercial farms'],
      keywords: ['positive welfare', 'play behaviour', 'human-animal relationship', 'welfare assessment', 'emotions'],
    },
  ],
};
