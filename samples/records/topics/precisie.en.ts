import type { TopicWords } from '#samples/records/topicWords.ts';

export const precisieEn: TopicWords = {
  places: ['on reclaimed lake beds', 'in the bulb district', 'in the far north', 'on the southwestern islands'],
  keywords: ['precision farming', 'smart farming', 'data', 'digitalisation', 'agricultural engineering'],
  strands: [
    {
      about: [
        'the use of prescription maps',
        'the accuracy of yield monitors',
        'the value of satellite images in crop management',
      ],
      context: [
        'No field is the same all over, yet most are treated as if they were.',
        'A satellite may spot a deficiency before the grower does, but it cannot tell the cause.',
        'A coloured map is of no use until somebody acts on it.',
      ],
      measure: [
        'varying the nitrogen rate within the field',
        'scanning soils before the season',
        'flying a drone once a week',
        'planting at variable distances',
      ],
      effect: ['a more uniform harvest', 'less fertiliser per tonne', 'a better use of every hectare'],
      finding: [
        'nitrogen rates fell by {p} per cent',
        'yields on weak spots rose by {p} per cent',
        'the measurement error was {p} per cent',
        'variation within fields fell by {p} per cent',
      ],
      question: [
        'how variable a field must be before maps pay off',
        'which map layer says most about yield',
        'how well a drone can judge what a crop needs',
      ],
      advice: [
        'leave one strip untreated for comparison',
        'lay yield maps of several years side by side',
        'calibrate the spreader every spring',
      ],
      when: ['where soil types vary', 'under prolonged cloud cover', 'in small fields'],
      actors: ['bulb growers', 'geo-information specialists', 'precision advisers'],
      units: ['demonstration farms', 'commercial fields'],
      keywords: ['prescription maps', 'satellite images', 'drones', 'variable rate application', 'yield mapping'],
    },
    {
      about: [
        'the work of autonomous farm machines',
        'the safety of robots around people',
        'the development of picking robots',
      ],
      context: [
        'A robot works through the night, provided that it does not get stuck.',
        'To pick a strawberry takes an eye, a hand and a good deal of patience.',
        'Light machines spare the soil, but need longer for the same job.',
      ],
      measure: [
        'seeding with a solar-powered robot',
        'picking with a soft gripper',
        'driving without an operator',
        'using several small machines',
      ],
      effect: ['less heavy work for people', 'greater precision in fieldwork', 'a smaller need for seasonal labour'],
      finding: [
        'the number of breakdowns fell by {p} per cent',
        'the share of undamaged fruit rose by {p} per cent',
        'fuel use fell by {p} per cent',
        'the capacity per hour was {p} per cent lower',
      ],
      question: [
        'who is liable when a robot causes damage',
        'when a field robot earns back its price',
        'how a machine recognises ripe fruit',
      ],
      advice: [
        'hire a machine for a season before buying one',
        'adapt the headland to the turning circle',
        'note every breakdown in a logbook',
      ],
      when: ['in bright sunlight', 'after dark', 'in dense crops'],
      actors: ['fruit growers', 'robot builders', 'machine operators'],
      units: ['fruit farms', 'test farms'],
      keywords: ['robots', 'autonomous machines', 'picking robots', 'labour', 'mechanisation'],
    },
    {
      about: [
        'the sharing of data along the chain',
        'the control of farmers over their data',
        'the linking of farm management systems',
      ],
      context: [
        'A milking robot collects more data than its owner will ever look at.',
        'Those who share data want to know who profits from them.',
        'The same field is drawn anew in several systems every year.',
      ],
      measure: [
        'forming a data cooperative',
        'letting farmers manage their own permissions',
        'using open standards',
        'recording field data only once',
      ],
      effect: ['less paperwork', 'more trust between partners', 'better-informed management'],
      finding: [
        'time spent on paperwork fell by {p} per cent',
        'the number of farmers sharing data rose by {p} per cent',
        'errors in records fell by {p} per cent',
      ],
      question: [
        'who owns the data of a milking robot',
        'how systems of different makers can understand each other',
        'on what terms farmers are willing to share data',
      ],
      advice: [
        'put in writing what data may be used for',
        'choose systems with an open interface',
        'check once a year who has access',
      ],
      when: ['in long chains', 'with machines of many makes', 'with older software'],
      actors: ['young farmers', 'software developers', 'lawyers'],
      units: ['agricultural businesses', 'contracting firms'],
      keywords: ['data sharing', 'farm data', 'open standards', 'management systems', 'privacy'],
    },
  ],
};
