import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    label: 'Bladeren door de resultaten',
    page: 7,
    pages: 42,
    hrefFor: (page: number) => `?start=${(page - 1) * 20}`,
    previousLabel: 'Vorige',
    nextLabel: 'Volgende',
    pageLabel: (page: number) => `Pagina ${page}`,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 42 } };

/** From left to right: back, the pages, on. */
export const ByKeyboard: Story = {
  args: { page: 2, pages: 3 },
  play: async ({ canvas }) => {
    for (const name of ['Vorige', 'Pagina 1', 'Pagina 2', 'Pagina 3', 'Volgende']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Pagina 2');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-10">
      {[1, 4, 5, 39, 42].map((page) => (
        <Pagination key={page} {...args} label={`${args.label}, pagina ${page}`} page={page} />
      ))}
      <Pagination {...args} label="Bladeren door drie pagina's" page={2} pages={3} />
    </div>
  ),
};
