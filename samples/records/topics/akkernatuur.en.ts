import type { TopicWords } from '#samples/records/topicWords.ts';

export const akkernatuurEn: TopicWords = {
  places: ['in the northern Netherlands', 'in the Dutch delta', 'in lowland farmland', 'in peat meadow country'],
  keywords: ['biodiversity', 'farmland nature', 'nature management', 'landscape', 'ecology'],
  strands: [
    {
      about: [
        'the design of flower-rich field margins',
        'the choice of a seed mixture for field margins',
        'the management of perennial field margins',
      ],
      context: [
        'A margin three metres wide can supply a whole field with flowers and insects.',
        'Many mixtures flower abundantly in their first year and turn to grass afterwards.',
        'What lives beside a field often works inside it.',
      ],
      measure: [
        'sowing flowers of local origin',
        'mowing in two stages',
        'leaving a part uncut in winter',
        'keeping margins for several years',
      ],
      effect: ['more natural enemies', 'a longer season of flowers', 'more nesting sites for farmland birds'],
      finding: [
        'the number of hoverflies rose by {p} per cent',
        'the number of plant species rose by {p} per cent',
        'sprays against aphids fell by {p} per cent',
      ],
      question: [
        'which flowers provide food for longest',
        'how a margin stays rich in flowers after three years',
        'how far beneficial insects move into the crop',
      ],
      advice: [
        'make the seedbed as poor as possible',
        'never mow the whole margin at once',
        'choose a mixture that suits the soil',
      ],
      when: ['on rich clay soils', 'in the third year after sowing', 'along wide ditches'],
      actors: ['arable farmers', 'farmer collectives', 'ecologists'],
      units: ['arable farms', 'field margins'],
      keywords: ['field margins', 'seed mixtures', 'natural enemies', 'farmland birds', 'hoverflies'],
    },
    {
      about: [
        'the protection of meadow birds',
        'the postponement of mowing in herb-rich grassland',
        'the survival of godwit chicks',
      ],
      context: [
        'A godwit chick eats thousands of insects a day.',
        'Meadow birds need wet and open land, and quiet in May.',
        'Protecting a nest helps little when the chicks find nothing to eat.',
      ],
      measure: [
        'mowing after mid-June',
        'flooding a field in early spring',
        'sowing herb-rich grassland',
        'raising the water level in ditches',
      ],
      effect: ['better survival of chicks', 'more insects in the grass', 'a higher density of breeding pairs'],
      finding: [
        'the number of breeding pairs rose by {p} per cent',
        'chick survival was {p} per cent higher',
        'grass yields fell by {p} per cent',
      ],
      question: [
        'how much herb-rich grass a family of godwits needs',
        'what late mowing costs a dairy farmer',
        'when chicks are safe from the mower',
      ],
      advice: [
        'agree with neighbours when to mow',
        'have wet fields ready by mid-February',
        'use solid manure instead of slurry',
      ],
      when: ['in a cold spring', 'in small areas', 'where ditch levels are low'],
      actors: ['dairy farmers', 'volunteers', 'farmer collectives'],
      units: ['meadow bird areas', 'dairy farms'],
      keywords: ['meadow birds', 'black-tailed godwit', 'herb-rich grassland', 'mowing', 'water levels'],
    },
    {
      about: [
        'the ecological management of road verges',
        'the planting of hedges on farmland',
        'the restoration of small landscape elements',
      ],
      context: [
        'All verges together are larger than many a nature reserve.',
        'Mowing everything on one day clears the whole table.',
        'A hedge is a windbreak, a fence, a larder and a shelter at once.',
      ],
      measure: ['mowing in phases', 'removing the cuttings', 'planting a mixed hedge', 'digging a pond'],
      effect: ['more flowers and butterflies', 'a more attractive landscape', 'better links between habitats'],
      finding: [
        'the number of flowering species rose by {p} per cent',
        'butterfly counts rose by {p} per cent',
        'the cost per kilometre fell by {p} per cent',
      ],
      question: [
        'how many cuts a verge needs',
        'what a hedge costs a farmer and what it brings',
        'how a municipality explains why the grass is long',
      ],
      advice: [
        'leave part of the verge standing every year',
        'plant native species from the region',
        'spread maintenance over the years',
      ],
      when: ['on fertile soils', 'along busy roads', 'in open polders'],
      actors: ['municipalities', 'land managers', 'contractors'],
      units: ['municipalities', 'farms'],
      keywords: ['road verges', 'hedges', 'landscape elements', 'butterflies', 'phased mowing'],
    },
  ],
};
