import type { Meta, StoryObj } from '@storybook/react-vite';
import { paletteColors } from '../../tokens/palette.ts';
import { Title } from './Title.tsx';

const meta = {
  title: 'Components/Title',
  component: Title,
  args: { level: 2, children: 'Bodemvruchtbaarheid begint bij organische stof' },
} satisfies Meta<typeof Title>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongCompound: Story = {
  args: { level: 1, children: 'Gewasbeschermingsmiddelenregistratie en mestverwerkingsinstallaties' },
};

export const NormalWeight: Story = { args: { weight: 'normal' } };

const levels = [1, 2, 3, 4, 5, 6] as const;
const sizes = ['page', 'large', 'medium', 'small', 'smallest'] as const;

export const AllStates: Story = {
  render: ({ children }) => (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-4">
        {levels.map((level) => (
          <Title key={level} level={level}>
            {children}
          </Title>
        ))}
      </div>
      <div className="flex flex-col gap-4">
        {sizes.map((size) => (
          <Title key={size} level={2} size={size} weight="normal">
            Weidevogelbeheer: {size}
          </Title>
        ))}
      </div>
      <div className="flex flex-col gap-2">
        {paletteColors
          .filter((color) => color !== 'white')
          .map((color) => (
            <Title key={color} level={3} size="small" color={color}>
              Natuurinclusieve landbouw: {color}
            </Title>
          ))}
      </div>
      <div className="bg-brand p-6">
        <Title level={3} color="white">
          Wit op de kleur van de site
        </Title>
      </div>
    </div>
  ),
};
