import type { Decorator, Preview } from '@storybook/react-vite';
import { SiteScope } from '#design-system/theme/SiteScope.tsx';
import { allSites } from '#sites/sites.ts';
import { readGlobals } from './globals.ts';
import { colorModes, reviewModes, widths } from './modes.ts';
import { WidthFrame } from './WidthFrame.tsx';
import './storybook.css';

// Every site's theme is there at once: each keeps to its own scope.
import.meta.glob('../sites/*/site.css', { eager: true });

const inSite: Decorator = (Story, { globals, parameters, viewMode, id }) => {
  const chosen = readGlobals(globals);
  const room = parameters.layout === 'fullscreen' ? undefined : 'story-room';
  return (
    <WidthFrame {...chosen} storyId={id}>
      <div lang={chosen.language} data-story-scope={viewMode}>
        <SiteScope site={chosen.site} mode={chosen.mode}>
          <div className={room}>
            <Story />
          </div>
        </SiteScope>
      </div>
    </WidthFrame>
  );
};

export default {
  decorators: [inSite],
  // A run over another site or mode starts with STORYBOOK_SITE, STORYBOOK_MODE or STORYBOOK_LANGUAGE.
  initialGlobals: readGlobals({
    site: import.meta.env.STORYBOOK_SITE,
    language: import.meta.env.STORYBOOK_LANGUAGE,
    mode: import.meta.env.STORYBOOK_MODE,
    width: 'free',
  }),
  globalTypes: {
    site: {
      description: 'De site waarvan het thema geldt',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: allSites.map(({ id, title }) => ({ value: id, title })),
      },
    },
    language: {
      description: 'De taal van de tekst',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'nl', title: 'Nederlands' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    mode: {
      description: 'Licht of donker',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: colorModes[0], title: 'Licht' },
          { value: colorModes[1], title: 'Donker' },
        ],
      },
    },
    width: {
      description: 'De breedte van het venster',
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: [
          { value: 'free', title: 'Vrije breedte' },
          ...widths.map((width) => ({ value: width, title: `${width} px` })),
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: reviewModes([390, 1440]) },
    controls: { expanded: true },
    docs: { canvas: { layout: 'fullscreen' } },
    // The toolbar's own width and mode take the place of these two.
    viewport: { disable: true },
    backgrounds: { disable: true },
  },
  tags: ['autodocs'],
} satisfies Preview;
