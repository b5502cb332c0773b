import type { TopicWords } from '#samples/records/topicWords.ts';

export const glastuinbouwEn: TopicWords = {
  places: ['in the western greenhouse district', 'in the Netherlands', 'in northwestern Europe', 'near the coast'],
  keywords: ['greenhouse horticulture', 'energy', 'greenhouses', 'energy saving', 'horticulture'],
  strands: [
    {
      about: [
        'the use of geothermal heat in greenhouses',
        'the sharing of heat between growers',
        'the storage of summer heat in the subsoil',
      ],
      context: [
        'Two kilometres below the greenhouse there is water hot enough to heat it.',
        'One well supplies heat for dozens of growers.',
        'The heat that a greenhouse wants to lose in July is welcome in January.',
      ],
      measure: [
        'sharing a well through a heat network',
        'storing heat in an aquifer',
        'running a heat pump on solar power',
        'linking greenhouses with homes',
      ],
      effect: ['lower gas consumption', 'lower emissions of carbon dioxide', 'a steadier energy bill'],
      finding: [
        'gas consumption fell by {p} per cent',
        'the share of renewable heat rose by {p} per cent',
        'the cost of the well was {p} per cent above the budget',
      ],
      question: [
        'when a geothermal well pays for itself',
        'how growers manage a heat network together',
        'where the subsoil is suited to geothermal heat',
      ],
      advice: [
        'agree on maintenance and failures in advance',
        'reduce demand for heat first',
        'involve the municipality at an early stage',
      ],
      when: ['in a severe winter', 'when gas is cheap', 'where greenhouses lie far apart'],
      actors: ['growers', 'energy cooperatives', 'municipalities'],
      units: ['greenhouse holdings', 'horticultural clusters'],
      keywords: ['geothermal heat', 'heat networks', 'gas consumption', 'heat storage', 'carbon dioxide'],
    },
    {
      about: [
        'the growing of tomatoes with less heat',
        'the control of humidity below closed screens',
        'the insulation of greenhouses with double screens',
      ],
      context: [
        'The cheapest heat is the heat that never leaves the greenhouse.',
        'For years humidity was driven out with heat; now it turns out there is another way.',
        'A screen that stays closed one hour longer saves more than it seems.',
      ],
      measure: [
        'installing a second energy screen',
        'blowing in outside air under control',
        'steering by the energy balance of the plant',
        'accepting a higher humidity at night',
      ],
      effect: ['a lower demand for heat', 'a more even climate', 'a better balance in the plant'],
      finding: [
        'heat use fell by {p} per cent',
        'yields per square metre hardly changed',
        'screening hours increased by {p} per cent',
      ],
      question: [
        'how much heat a crop really needs',
        'when a screen had better stay open',
        'how growers remove moisture without extra heating',
      ],
      advice: [
        'open screens by the plant and not by the clock',
        'measure humidity at three heights',
        'lower the minimum pipe temperature step by step',
      ],
      when: ['on clear winter nights', 'in crops that dislike moisture', 'in older greenhouses'],
      actors: ['tomato growers', 'ornamental growers', 'crop advisers'],
      units: ['greenhouse holdings', 'trial greenhouses'],
      keywords: ['energy screens', 'greenhouse climate', 'humidity', 'heat demand', 'tomatoes'],
    },
    {
      about: [
        'the lighting of greenhouse vegetables with leds',
        'the use of natural enemies in greenhouses',
        'the reuse of drain water',
      ],
      context: [
        'Plants see other colours than people, and not every colour makes them grow.',
        'Leds give light without the warmth of the old lamps.',
        'A pest that is noticed early can be controlled with beneficial insects.',
      ],
      measure: [
        'replacing old lamps by leds',
        'dimming the lamps at expensive hours',
        'releasing predatory mites',
        'disinfecting drain water with ultraviolet light',
      ],
      effect: ['a cleaner way of growing', 'lower costs per kilo', 'a healthier crop'],
      finding: [
        'electricity use fell by {p} per cent',
        'the yield per unit of light rose by {p} per cent',
        'chemical treatments fell by {p} per cent',
      ],
      question: [
        'which colours of light a crop uses best',
        'how natural enemies settle in a young crop',
        'how often drain water can safely be reused',
      ],
      advice: [
        'convert one compartment first and compare',
        'release natural enemies before the pest arrives',
        'keep an eye on the sodium content of the water',
      ],
      when: ['in the dark months', 'when electricity is expensive', 'in the first weeks of a crop'],
      actors: ['cucumber growers', 'plant physiologists', 'crop scouts'],
      units: ['greenhouse holdings', 'propagation nurseries'],
      keywords: ['led lighting', 'electricity use', 'biological control', 'natural enemies', 'drain water'],
    },
  ],
};
