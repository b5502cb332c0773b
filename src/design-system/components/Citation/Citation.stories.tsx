import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { citationSample } from './Citation.samples.ts';
import { Citation } from './Citation.tsx';

const meta = { title: 'Components/Citation', component: Citation, args: citationSample } satisfies Meta<
  typeof Citation
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From copying to the files, which are plain links that the browser keeps. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kopieer de verwijzing' })).toHaveFocus();
    for (const format of ['RIS', 'BibTeX', 'CSL-JSON']) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: `Download ${format}` });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('download');
    }
  },
};

/** No hyphen comes into its address where that breaks. */
export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-10">
      <Citation {...args} />
      <div className="max-w-50">
        <Citation {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const reference of canvas.getAllByRole('blockquote')) await expect(reference).toHaveStyle({ hyphens: 'none' });
  },
};
