import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useCurrentSection } from '../ContentsBar/useCurrentSection.ts';
import { listRole } from '../Grid/listRole.ts';
import { Select } from '../Select/Select.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { alphabetNavVariants } from './AlphabetNav.variants.ts';
import { letterId, letters, noLetter } from './alphabet.ts';

export interface AlphabetNavProps {
  /** Names the landmark: "Alfabet". */
  label: string;
  /** The letters that have items, in their order: the `letter` of each group of `groupByLetter`. */
  filled: readonly string[];
  /** What the ids of its sections begin with: needed where one page has several lists. */
  idPrefix?: string | undefined;
  texts: {
    /** Labels the list of small screens: "Letter". */
    letter: string;
    /** What `#` stands for: "Overig". */
    other: string;
    /** The link that goes there: `Naar ${letter}`. */
    goTo: (letter: string) => string;
  };
}

/**
 * Leads to the section of a letter, whose id is `letterId(letter, idPrefix)` (specification, section 2). It stays in sight while
 * its list is read, and marks the letter being read. Letters without items are there and lead nowhere.
 *
 * It sticks under the bars that are there already: set `--bars-bottom` to their lower edge, and leave its own 3.5 rem
 * above the sections. A letter may have one item: its section is current from where its link scrolls it to.
 *
 * On small screens a native list takes the place of the row. Its button is a link that follows the choice, so that
 * arrow keys scroll nothing away; where no script runs, style shows the row of letters instead.
 */
export function AlphabetNav({ label, filled, idPrefix, texts }: AlphabetNavProps) {
  const idOf = (letter: string) => letterId(letter, idPrefix);
  const current = useCurrentSection(filled.map(idOf), 'landing');
  const shown = filled.includes(noLetter) ? [...letters, noLetter] : letters;
  return (
    <nav aria-label={label} className={alphabetNavVariants({ part: 'bar' })}>
      <ol {...listRole} className={alphabetNavVariants({ part: 'row' })}>
        {shown.map((letter) => (
          <li key={letter} className="grid">
            <Letter
              letter={letter}
              id={idOf(letter)}
              other={texts.other}
              filled={filled.includes(letter)}
              current={idOf(letter) === current}
            />
          </li>
        ))}
      </ol>
      <Choice filled={filled} texts={texts} idOf={idOf} current={filled.find((letter) => idOf(letter) === current)} />
    </nav>
  );
}

interface LetterProps {
  letter: string;
  /** Of the section it leads to. */
  id: string;
  other: string;
  filled: boolean;
  current: boolean;
}

function Letter({ letter, id, other, filled, current }: LetterProps) {
  const name =
    letter === noLetter ? (
      <>
        <span aria-hidden="true">{letter}</span>
        <VisuallyHidden>{other}</VisuallyHidden>
      </>
    ) : (
      letter
    );
  if (!filled) {
    // A link without an address, which is how HTML writes one that leads nowhere for now.
    return (
      <a {...placeholder} className={alphabetNavVariants({ part: 'letter', state: 'empty' })}>
        {name}
      </a>
    );
  }
  return (
    <a
      href={`#${id}`}
      aria-current={current ? 'location' : undefined}
      className={alphabetNavVariants({ part: 'letter', state: 'filled' })}
    >
      {name}
    </a>
  );
}

const placeholder = { role: 'link', 'aria-disabled': true } as const;

interface ChoiceProps extends Pick<AlphabetNavProps, 'filled' | 'texts'> {
  idOf: (letter: string) => string;
  current: string | undefined;
}

function Choice({ filled, texts, idOf, current }: ChoiceProps) {
  const [choice, setChoice] = useState<{ letter: string; at: string | undefined }>();
  // A choice holds until the reader has come elsewhere, by its link or by scrolling.
  const letter = choice && choice.at === current ? choice.letter : (current ?? filled[0]);
  if (letter === undefined) return null;
  const nameOf = (each: string) => (each === noLetter ? texts.other : each);
  return (
    <div className={alphabetNavVariants({ part: 'choice' })}>
      <Select
        label={texts.letter}
        name="letter"
        value={letter}
        options={filled.map((each) => ({ value: each, label: nameOf(each) }))}
        onChange={(chosen) => setChoice({ letter: chosen, at: current })}
      />
      <Button tone="secondary" href={`#${idOf(letter)}`}>
        {texts.goTo(nameOf(letter))}
      </Button>
    </div>
  );
}
