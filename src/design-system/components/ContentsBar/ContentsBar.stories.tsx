import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Band } from '../Band/Band.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { richTextSample } from '../RichText/richTextSample.ts';
import { Title } from '../Title/Title.tsx';
import { ContentsBar } from './ContentsBar.tsx';

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

const text = richTextSample.replaceAll(/ id="[^"]*"| href="#[^"]*"/g, '');

export const AllStates: Story = {
  render: (args) => (
    <div>
      <ContentsBar {...args} />
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
  ),
};

/** The list marks the current section and closes on a choice. */
export const FollowsTheReader: Story = {
  ...AllStates,
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
