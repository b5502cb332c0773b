import type { Meta, StoryObj } from '@storybook/react-vite';
import { readGlobals } from '../../.storybook/globals.ts';
import { preloadAll, showsAllOfIt, TryTemplate } from './TryTemplate.tsx';

const meta = {
  title: 'Voor redacteuren/Pagina’s/Kaartpagina',
  loaders: [preloadAll],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', landmark: 'own', width: 'result' },
  render: (_, { globals, id }) => <TryTemplate story={id} template="map" {...readGlobals(globals)} />,
} satisfies Meta;

export default meta;

export const Try: StoryObj<typeof meta> = { name: 'Proberen', play: showsAllOfIt };
