import { AlphabetNav } from '#design-system/components/AlphabetNav/AlphabetNav.tsx';
import { letterId, noLetter } from '#design-system/components/AlphabetNav/alphabet.ts';
import { groupByLetter } from '#design-system/components/AlphabetNav/groupByLetter.ts';
import { Grid } from '#design-system/components/Grid/Grid.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { type HeadingLevel, nextLevel } from '../../plan/elements/nextLevel.ts';
import type { PlannedItem } from '../../plan/elements/plannedItem.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import { cardOf } from './cardOf.tsx';

interface AlphabetProps {
  readonly items: readonly PlannedItem[];
  readonly level: HeadingLevel;
  /** What the ids of its letters begin with. */
  readonly anchor: string;
}

/** Items by the first letter of their titles, with the way to each letter; letters stand in the margin of their items. */
export function Alphabet({ items, level, anchor }: AlphabetProps) {
  const renderer = useRenderer();
  const { t, language } = renderer;
  const groups = groupByLetter(items, language);
  const idPrefix = `${anchor}.letter`;
  const card = { level: nextLevel(level), layout: 'compact' } as const;
  return (
    <div className="grid grid-cols-1">
      <AlphabetNav
        label={t('alphabet.label')}
        filled={groups.map(({ letter }) => letter)}
        idPrefix={idPrefix}
        texts={{
          letter: t('alphabet.letter'),
          other: t('alphabet.other'),
          goTo: (letter) => t('alphabet.goTo', { letter }),
        }}
      />
      {groups.map(({ letter, items: members }) => (
        <section
          key={letter}
          id={letterId(letter, idPrefix)}
          className="grid scroll-mt-[max(100px,calc(var(--bars-bottom,0px)+0.5rem))] grid-cols-1 gap-x-4 gap-y-3 border-border border-b py-6 mobile:scroll-mt-[calc(var(--bars-bottom,0px)+3.5rem+1px)] mobile:grid-cols-[6rem_minmax(0,1fr)]"
        >
          <Title level={level} size="medium">
            {letter === noLetter ? t('alphabet.other') : letter}
          </Title>
          <Grid columns="three" gap="even">
            {members.map((item) => cardOf(item, card, renderer))}
          </Grid>
        </section>
      ))}
    </div>
  );
}
