import type { TopicWords } from '#samples/records/topicWords.ts';

export const waterEn: TopicWords = {
  places: ['in the coastal polders', 'in the southwestern delta', 'on the higher sandy soils', 'around the Wadden Sea'],
  keywords: ['water management', 'drought', 'fresh water', 'climate adaptation', 'agriculture'],
  strands: [
    {
      about: [
        'the retention of water on sandy soils',
        'the management of ditch levels in spring',
        'the recovery of groundwater after dry summers',
      ],
      context: [
        'Rain that runs off in February is missed in June.',
        'For a long time the water system was built to get rid of water.',
        'Drought often begins in winter, when groundwater is not replenished.',
      ],
      measure: [
        'placing small weirs in farm ditches',
        'raising the ditch level in spring',
        'making ditches shallower',
        'installing controlled drainage',
      ],
      effect: ['a higher water table in summer', 'less drought damage', 'a longer supply of water'],
      finding: [
        'the water table in July was {p} centimetres higher',
        'drought damage fell by {p} per cent',
        'winter discharge fell by {p} per cent',
      ],
      question: [
        'how much water a field can hold without damage',
        'who decides about the level behind a farm weir',
        'what holding water upstream means for those downstream',
      ],
      advice: [
        'raise the level step by step',
        'make agreements with everyone along the ditch',
        'start holding water in March',
      ],
      when: ['on high sandy soils', 'in a dry spring', 'after heavy summer showers'],
      actors: ['water authorities', 'dairy farmers', 'regional advisers'],
      units: ['catchments', 'dairy farms'],
      keywords: ['water retention', 'groundwater', 'controlled drainage', 'weirs', 'drought damage'],
    },
    {
      about: [
        'the salinisation of coastal farmland',
        'the freshwater lens below coastal fields',
        'the cultivation of crops on saline soil',
      ],
      context: [
        'Below many coastal fields a thin lens of fresh water floats on salt groundwater.',
        'Salt in a ditch is invisible, but a crop notices it at once.',
        'As the sea rises, salt water reaches further inland.',
      ],
      measure: [
        'storing fresh winter water underground',
        'laying shallow drains that spare the lens',
        'flushing ditches with river water',
        'choosing a salt-tolerant variety',
      ],
      effect: ['a thicker freshwater lens', 'more stable yields on saline soil', 'less damage by salt'],
      finding: [
        'salt in the root zone fell by {p} per cent',
        'the freshwater lens grew by {p} centimetres',
        'yields on saline soil were {p} per cent lower than elsewhere',
      ],
      question: [
        'how much salt a crop can bear before yields fall',
        'how growers can make a freshwater lens grow',
        'where saline farming is an opportunity and where it is a last resort',
      ],
      advice: [
        'measure the salinity of the ditch every week',
        'grow sensitive crops on the higher parts of the field',
        'store water in winter rather than buy it in summer',
      ],
      when: ['in dry summers', 'close to the sea wall', 'when rivers run low'],
      actors: ['arable farmers', 'water authorities', 'hydrologists'],
      units: ['arable farms', 'coastal polders'],
      keywords: ['salinisation', 'freshwater lens', 'saline farming', 'salt tolerance', 'water storage'],
    },
    {
      about: [
        'the use of soil sensors for irrigation',
        'the water demand of potatoes and onions',
        'the quality of water in farm ditches',
      ],
      context: [
        'Each round of irrigation costs fuel, time and scarce water.',
        'Many growers irrigate by feel and are a few days too early or too late.',
        'In dry years not everyone is allowed to take water from the ditch.',
      ],
      measure: [
        'installing buried drip irrigation',
        'steering by soil moisture sensors',
        'collecting rainwater in a basin',
        'irrigating at night',
      ],
      effect: ['lower water use', 'a more even crop', 'a better use of every litre'],
      finding: [
        'water use fell by {p} per cent',
        'the yield per cubic metre of water rose by {p} per cent',
        'the cost of irrigation fell by {p} per cent',
      ],
      question: [
        'when the first round of irrigation pays best',
        'how accurate inexpensive soil sensors are',
        'what drip irrigation returns in an ordinary year',
      ],
      advice: [
        'place sensors in the lightest part of the field',
        'decide beforehand which crop comes first',
        'keep the sprinklers off when the wind is strong',
      ],
      when: ['during a ban on abstraction', 'on thin topsoils', 'around tuber formation'],
      actors: ['arable farmers', 'crop advisers', 'suppliers of sensors'],
      units: ['arable farms', 'vegetable farms'],
      keywords: ['irrigation', 'drip irrigation', 'soil moisture', 'sensors', 'water use'],
    },
  ],
};
