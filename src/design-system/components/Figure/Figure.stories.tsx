import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../Image/samplePictures.ts';
import { Figure } from './Figure.tsx';

const meta = {
  title: 'Components/Figure',
  component: Figure,
  args: {
    picture: samplePictures.lake,
    ratio: '16-9',
    caption: 'Natuurvriendelijke oevers langs een plas in het laagveen.',
    credit: {
      label: 'Bron foto:',
      parts: [
        { text: 'Anna de Vries', href: 'https://www.example.org/anna' },
        { text: ', Beeldbank Groen' },
        { text: ' (' },
        { text: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
        { text: ')' },
      ],
    },
  },
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCaptionAndCredit: Story = {};

export const OnlyCredit: Story = { args: { caption: undefined } };

export const Bare: Story = { args: { caption: undefined, credit: undefined } };

export const AllStates: Story = {
  render: ({ picture, caption, credit }) => (
    <div className="grid gap-8 mobile:grid-cols-3">
      <Figure picture={picture} caption={caption} credit={credit} />
      <Figure picture={picture} credit={credit} ratio="1-1" />
      <Figure picture={picture} ratio="3-2" />
    </div>
  ),
};
