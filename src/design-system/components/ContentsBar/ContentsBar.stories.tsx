import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pressSummary } from '../../../../.storybook/nativeKeys.ts';
import { Band } from '../Band/Band.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Title } from '../Title/Title.tsx';
import { ContentsBar, type ContentsBarProps } from './ContentsBar.tsx';

const items = [
  { id: 'inleiding', title: 'Inleiding' },
  { id: 'regelgeving', title: 'Regelgeving voor gewasbeschermingsmiddelen' },
  { id: 'bronnen', title: 'Bronnen' },
];

const meta = {
  title: 'Components/ContentsBar',
  component: ContentsBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Inhoud', items, previousLabel: 'Vorige', nextLabel: 'Volgende' },
} satisfies Meta<typeof ContentsBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the top of the page no section is current: next leads to the first. */
export const AboveTheFirst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Volgende: Inleiding' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Vorige/ })).toBeNull();
  },
};

const text = `<p>${[
  'Groenbemesters zijn gewassen die na de hoofdteelt worden gezaaid om de bodem te voeden.',
  'Ze nemen stikstof op die anders uitspoelt, houden de grond bedekt en brengen organische stof terug.',
  'De keuze hangt af van grondsoort, zaaitijdstip en aaltjesdruk; een mengsel spreidt het risico.',
  'Zaai vóór half september, en maai of wals bij de eerste vorst.',
  'Noteer wat u doet, met de datum: dat helpt bij de keuze van het volgende jaar.',
].join('</p><p>')}</p>`.repeat(2);

const lead =
  '<p>Groenbemesters zijn gewassen die na de hoofdteelt worden gezaaid. Ze voeden de bodem, houden hem bedekt en leggen stikstof vast die anders uitspoelt.</p>';

const inAPage = (args: ContentsBarProps) => (
  <div>
    <ContentsBar {...args} />
    {/* What a page says first: the reader is not in a section yet. */}
    <Band>
      <Title level={1} size="large">
        Groenbemesters
      </Title>
      <RichText size="lead" html={lead} />
    </Band>
    {items.map(({ id, title }, place) => (
      <Band key={id} id={id} labelledBy={`${id}-titel`} tone={place === 1 ? 'band' : 'plain'}>
        <div className="flex flex-col gap-6">
          <Title level={2} id={`${id}-titel`}>
            {title}
          </Title>
          <RichText html={text} tableLabel={`Tabel bij ${title}`} />
        </div>
      </Band>
    ))}
  </div>
);

/** The list lies open over the text. */
export const AllStates: Story = {
  render: inAPage,
  play: async ({ canvas }) => {
    canvas.getByText('Inhoud', { selector: 'summary *' }).click();
    await expect(canvas.getByRole('link', { name: 'Bronnen' })).toBeVisible();
  },
};

/** Tab comes to the bar, its list when open, and the steps; Escape closes the list, and so does going on. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  render: inAPage,
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Inhoud', { selector: 'summary *' }).closest('summary');
    const last = canvas.getByRole('link', { name: 'Bronnen', hidden: true });
    await userEvent.tab();
    await pressSummary(summary);
    await expect(last).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Inleiding' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(last).not.toBeVisible();
    await pressSummary(summary);
    for (let press = 0; press < 4; press += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Volgende/ })).toHaveFocus();
    await expect(last).not.toBeVisible();
  },
};

/** The list marks the current section and closes on a choice. */
export const FollowsTheReader: Story = {
  render: inAPage,
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('#regelgeving')?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Volgende: Bronnen' })).toBeVisible());
    const current = canvas.getByRole('link', { current: 'location' });
    await expect(current).not.toBeVisible();
    await userEvent.click(canvas.getByText('Regelgeving voor gewasbeschermingsmiddelen', { selector: 'summary *' }));
    await expect(current).toBeVisible();
    await expect(current).toHaveTextContent('Regelgeving');
    // The frame that runs the stories has a base address, so that following a fragment would load another page.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Bronnen' }));
    await expect(current).not.toBeVisible();
  },
};
