import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Title } from '../Title/Title.tsx';
import { AlphabetNav } from './AlphabetNav.tsx';
import { letterId } from './alphabet.ts';
import { groupByLetter } from './groupByLetter.ts';

const groups = groupByLetter(
  ['Akkerranden', 'Bodem', 'Bijen', 'Dierenwelzijn', 'Duinbeheer', 'Économie van de kringloop', 'Gewasbescherming']
    .concat(['IJsselmeervogels', 'Kringlooplandbouw', 'Natte teelten', "'s-Graveland", 'Veenweide', 'Weidevogels'])
    .concat(['Zaadvermeerdering', '4D-landbouw'])
    .map((title) => ({ title })),
  'nl',
);

const meta = {
  title: 'Components/AlphabetNav',
  component: AlphabetNav,
  args: {
    label: 'Alfabet',
    filled: groups.map(({ letter }) => letter),
    texts: { letter: 'Letter', other: 'Overig', goTo: (letter) => `Naar ${letter}` },
  },
  render: (args) => (
    <div className="flex flex-col gap-6">
      <AlphabetNav {...args} />
      {groups.map(({ letter, items }) => (
        <section key={letter} id={letterId(letter)} className="flex scroll-mt-[calc(3.5rem+1px)] flex-col gap-2">
          <Title level={2}>{letter === '#' ? 'Overig' : letter}</Title>
          <ul>
            {items.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
} satisfies Meta<typeof AlphabetNav>;

export default meta;
type Story = StoryObj<typeof meta>;

const isSmall = () => window.matchMedia('(width < 768px)').matches;

/** Where links lead is looked at, and not followed: the page of the test stays where it is. */
const followed = fn();
const watchLinks: NonNullable<Story['decorators']> = (Story) => (
  <div
    onClickCapture={(event) => {
      event.preventDefault();
      followed(event.target instanceof HTMLAnchorElement && event.target.getAttribute('href'));
    }}
  >
    {Story()}
  </div>
);

/** Tab goes from filled letter to filled letter, Enter follows. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  decorators: watchLinks,
  play: async ({ canvas }) => {
    await userEvent.tab();
    if (isSmall()) return;
    await expect(canvas.getByRole('link', { name: 'A' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'B' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'D' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenLastCalledWith('#letter-d');
  },
};

/** The letter being read is marked, and said to be where one is. */
export const CurrentLetter: Story = {
  play: async ({ canvas }) => {
    document.getElementById('letter-e')?.scrollIntoView({ behavior: 'instant' });
    if (isSmall()) await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('E'));
    else
      await waitFor(() => expect(canvas.getByRole('link', { name: 'E' })).toHaveAttribute('aria-current', 'location'));
  },
};

/** Letters without items are known to be there, and disabled. */
export const EmptyLetters: Story = {
  play: async ({ canvas }) => {
    if (isSmall()) return;
    await expect(canvas.getByRole('link', { name: 'X' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Overig' })).toHaveAttribute('href', '#letter-other');
  },
};

/** On small screens: a choice, then a link that names where it goes. */
export const SmallScreenByKeyboard: Story = {
  tags: ['keyboard'],
  decorators: watchLinks,
  globals: { viewport: { value: 'mobile1' } },
  parameters: { viewport: { disable: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(isSmall()).toBe(true));
    await userEvent.tab();
    const choice = canvas.getByRole('combobox', { name: 'Letter' });
    await expect(choice).toHaveFocus();
    // What the browser's own list does with the K key.
    fireEvent.change(choice, { target: { value: 'K' } });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Naar K' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenLastCalledWith('#letter-k');
  },
};

export const AllStates: Story = {};
