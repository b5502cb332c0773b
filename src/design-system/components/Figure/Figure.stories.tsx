import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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

/** Its links are reached one after the other, as they are written. */
export const WithCaptionAndCredit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toContainElement(canvas.getByRole('img'));
    for (const name of ['Anna de Vries', 'CC BY 4.0']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

export const OnlyCredit: Story = { args: { caption: undefined } };

export const Bare: Story = { args: { caption: undefined, credit: undefined } };

const longCaption =
  'Natuurvriendelijke oevers langs een plas in het laagveen: links de rietkraag zoals die er twintig jaar geleden bij stond, rechts wat de werkzaamheden aan het waterkwaliteitsverbeteringsprogramma hebben opgeleverd. Nadere uitleg staat op https://www.example.org/projecten/laagveen/oevers/metingen-van-het-voorjaar.';

export const AllStates: Story = {
  render: ({ picture, caption, credit }) => (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-12 mobile:grid-cols-3">
      <Figure picture={picture} caption={caption} credit={credit} />
      <Figure picture={samplePictures.field} credit={credit} ratio="1-1" />
      <Figure picture={samplePictures.dunes} ratio="3-2" />
      <Figure picture={samplePictures.dunes} caption={longCaption} credit={credit} ratio="4-3" />
      <div className="max-w-56">
        <Figure picture={samplePictures.field} caption={longCaption} credit={credit} ratio="1-1" />
      </div>
      <Figure picture={{ ...picture, src: 'data:image/png;base64,' }} caption={caption} ratio="16-9" />
    </div>
  ),
};
