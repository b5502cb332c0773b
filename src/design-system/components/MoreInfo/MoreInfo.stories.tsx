import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from '../RichText/RichText.tsx';
import { Title } from '../Title/Title.tsx';
import { MoreInfo } from './MoreInfo.tsx';

const mainText =
  '<p>Een gezonde bodem houdt water vast, voedt gewassen en vraagt minder kunstmest. Akkerbouwers en melkveehouders delen hoe zij organische stof opbouwen, welke groenbemesters werken en wat dat oplevert op lange termijn.</p><p>Het onderzoek loopt op vier bedrijven, van klei tot dal, en volgt elk perceel acht jaar lang.</p>';

const meta = {
  title: 'Components/MoreInfo',
  component: MoreInfo,
  args: {
    title: 'Meer weten?',
    level: 3,
    html: '<p>Bekijk <a href="/dossier/bodem">het dossier bodem</a> of neem contact op met het lectoraat.</p><ul><li><a href="/a">Handreiking groenbemesters</a></li><li><a href="/b">Bodemvruchtbaarheidsbeoordeling in de praktijk</a></li></ul>',
  },
} satisfies Meta<typeof MoreInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers find it among the landmarks, by its title. */
export const UnderTheText: Story = {
  render: (args) => (
    <div className="flex max-w-reading flex-col gap-6">
      <RichText html={mainText} />
      <MoreInfo {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Meer weten?' })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-12">
      <div className="grid items-start gap-8 large:grid-cols-[minmax(0,42rem)_20rem]">
        <div className="flex flex-col gap-4">
          <Title level={2}>Naast de tekst</Title>
          <RichText html={mainText} />
        </div>
        <MoreInfo {...args} />
      </div>
      <div className="flex max-w-reading flex-col gap-6">
        <Title level={2}>Onder de tekst</Title>
        <RichText html={mainText} />
        <MoreInfo {...args} title="Kort" html="<p>Eén zin is genoeg.</p>" />
      </div>
    </div>
  ),
};
