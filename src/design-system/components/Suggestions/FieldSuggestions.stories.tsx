import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchBar } from '../SearchBar/SearchBar.tsx';
import { FieldSuggestions } from './FieldSuggestions.tsx';
import { sampleGroupsFor } from './Suggestions.samples.ts';
import type { SuggestionGroup } from './Suggestions.tsx';

interface SearchProps {
  readonly submitted: (term: string) => void;
  readonly followed: (href: string) => void;
}

const meta = {
  title: 'Components/FieldSuggestions',
  component: SearchThatSuggests,
  args: { submitted: fn(), followed: fn() },
} satisfies Meta<typeof SearchThatSuggests>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A search bar that knows of no suggestions, and what gives it some while it has the focus. */
function SearchThatSuggests({ submitted, followed }: SearchProps) {
  const place = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<HTMLInputElement>();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const found = place.current?.querySelector('input') ?? undefined;
    const attend = () => setField(found);
    found?.addEventListener('focus', attend);
    return () => found?.removeEventListener('focus', attend);
  }, []);
  return (
    // Room for the list, which lies over what follows.
    <div
      ref={place}
      className="min-h-[34rem] max-w-reading"
      onSubmit={(event) => {
        event.preventDefault();
        submitted(field?.value ?? '');
      }}
      onClickCapture={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link) return;
        event.preventDefault();
        followed(link.getAttribute('href') ?? '');
      }}
    >
      <SearchBar action="/zoeken" name="term" label="Zoek in alle kennis" submitLabel="Zoeken" size="large" />
      {field?.form && (
        <FieldSuggestions
          field={field}
          form={field.form}
          label="Suggesties"
          message={`${suggestionsFor(typed).flatMap(({ suggestions }) => suggestions).length} suggesties`}
          groups={suggestionsFor(typed)}
          onType={setTyped}
          onClose={() => setTyped('')}
          onChoose={({ text, href }) => {
            setTyped('');
            if (href !== undefined) return;
            field.value = text;
            field.form?.requestSubmit();
          }}
          onLeave={() => setField(undefined)}
        />
      )}
      <a href="/verder">Verder op de pagina</a>
    </div>
  );
}

function suggestionsFor(typed: string): SuggestionGroup[] {
  if (typed.trim() === '') return [];
  const beginnings = typed.trim().split(' ');
  const fits = (text: string) => beginnings.every((beginning) => new RegExp(`\\b${beginning}`, 'i').test(text));
  return sampleGroupsFor(typed)
    .map((group) => ({ ...group, suggestions: group.suggestions.filter(({ text }) => fits(text)) }))
    .filter(({ suggestions }) => suggestions.length > 0);
}

/** Type to see it. */
export const Default: Story = {};

/** Arrows go through the list and round by way of the field; Enter searches the term that they are at. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = await canvas.findByRole('combobox', { name: 'Zoek in alle kennis' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('mest');
    const list = await canvas.findByRole('listbox', { name: 'Suggesties' });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', list.id);
    const options = within(list).getAllByRole('option');

    const isAt = async (option: HTMLElement | undefined) => {
      if (option) await expect(field).toHaveAttribute('aria-activedescendant', option.id);
      else await expect(field).not.toHaveAttribute('aria-activedescendant');
    };
    await isAt(undefined);
    await userEvent.keyboard('{ArrowDown}');
    await isAt(options[0]);
    await userEvent.keyboard('{ArrowUp}');
    await isAt(undefined);
    await userEvent.keyboard('{ArrowUp}');
    await isAt(options.at(-1));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await isAt(options[1]);
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveValue('mest');
    await userEvent.keyboard('{Enter}');
    await expect(args.submitted).toHaveBeenCalledWith('mestverwerking');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Enter searches what is typed, however many suggestions there are. */
export const TypedByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('mest');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}u{Enter}');
    await expect(args.submitted).toHaveBeenCalledWith('mestu');
  },
};

/** Escape puts the list away and leaves the text; the arrow brings it back; Tab leaves field and list as they were. */
export const PutAway: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('mest');
    const field = canvas.getByRole('combobox');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('mest');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByRole('listbox');
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Zoeken' })).toHaveFocus();
    // Nothing of it stays on the field.
    await expect(canvas.getByRole('searchbox')).toHaveValue('mest');
    for (const name of ['aria-expanded', 'aria-controls', 'aria-autocomplete', 'aria-activedescendant', 'autocomplete'])
      await expect(field).not.toHaveAttribute(name);
  },
};

/** Said once, when the list has come to rest. */
export const AsHeard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const status = await canvas.findByRole('status');
    const said: string[] = [];
    const watch = new MutationObserver(() => status.textContent && said.push(status.textContent));
    watch.observe(status, { childList: true, characterData: true, subtree: true });
    await userEvent.keyboard('mest');
    await waitFor(() => expect(status).toHaveTextContent('6 suggesties'));
    watch.disconnect();
    await expect(said).toEqual(['6 suggesties']);
  },
};

/** A pointer chooses; what leads to a record is a link. The list lies below the field, never on it. */
export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'mest');
    const list = await canvas.findByRole('listbox');
    const under = () => list.getBoundingClientRect().top - field.getBoundingClientRect().bottom;
    await waitFor(() => expect(under()).toBeGreaterThan(0));
    await userEvent.click(within(list).getByRole('option', { name: /^Dossier mest/ }));
    await expect(args.followed).toHaveBeenCalledWith('/zoeken/resultaat/dossier?id=9');
    await expect(args.submitted).not.toHaveBeenCalled();
    await userEvent.type(field, ' uit');
    await userEvent.click(await canvas.findByRole('option', { name: 'mest uitrijden 1 publicatie' }));
    await expect(args.submitted).toHaveBeenCalledWith('mest uitrijden');
  },
};

/** Opened, for the eye and for axe. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('mest');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toBeVisible();
  },
};
