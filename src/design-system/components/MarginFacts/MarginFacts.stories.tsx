import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Band } from '../Band/Band.tsx';
import { SummaryBlock } from '../SummaryBlock/SummaryBlock.tsx';
import { MarginFacts } from './MarginFacts.tsx';

const text =
  'Klaver bindt stikstof uit de lucht en geeft die door aan het gras ernaast. Wie minder kunstmest strooit, ziet dat binnen een jaar terug in de zode.';

const facts = (
  <Band tone="band" rhythm="tight">
    <SummaryBlock
      items={[
        { term: 'Onderwerp', description: 'Klaver in grasland' },
        { term: 'Interessant voor', description: 'Melkveehouders' },
        { term: 'Regio', description: 'Zandgronden' },
      ]}
    />
  </Band>
);

const section = (
  <Band>
    <div
      data-margin="empty"
      className="grid grid-cols-1 gap-8 large:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] large:gap-16"
    >
      <div className="max-w-reading large:col-start-2">
        {[1, 2, 3].map((part) => (
          <p key={part} className="pb-4">
            {text}
          </p>
        ))}
      </div>
    </div>
  </Band>
);

const meta = {
  title: 'Components/MarginFacts',
  component: MarginFacts,
  args: { facts, children: section },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MarginFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts come first for everybody who listens. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    const fact = canvas.getByText('Klaver in grasland');
    const [first] = canvas.getAllByText(text);
    await expect(fact.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // Where the window has a margin they stand beside it, else above.
    await waitFor(() => {
      const isWide = matchMedia('screen and (width >= 960px)').matches;
      const [facts, words] = [fact.getBoundingClientRect(), first?.getBoundingClientRect()];
      expect(facts.bottom > (words?.top ?? 0)).toBe(isWide);
    });
  },
};

/** A text of several sections has titles in its margin: then the facts are a band above it. */
export const TwoSections: Story = {
  args: {
    children: (
      <>
        {section}
        {section}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const fact = canvas.getByText('Klaver in grasland');
    const [first] = canvas.getAllByText(text);
    await expect(fact.getBoundingClientRect().bottom).toBeLessThan(first?.getBoundingClientRect().top ?? 0);
  },
};
