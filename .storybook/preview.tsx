import type { Decorator, Preview } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { SiteScope } from '#design-system/theme/SiteScope.tsx';
import { allPortlets } from '#sites/portlets/portlets.ts';
import { allSites } from '#sites/sites.ts';
import { argsWithoutElements } from './argsWithoutElements.ts';
import { judgeViews } from './axe/afterEach.ts';
import { everyRule } from './axe/rules.ts';
import { readGlobals } from './globals.ts';
import { judgeKeyboardStory, watchKeyboardStory } from './keyboardOnly.ts';
import { colorModes, reviewModes, widths } from './modes.ts';
import { waitForOverlays } from './overlaysGone.ts';
import { StoryGlobalsContext } from './storyGlobals.ts';
import { WidthFrame } from './WidthFrame.tsx';
import './storybook.css';

// What a story waits for comes later on a machine that is busy with others: Testing Library would give it a second.
configure({ asyncUtilTimeout: 30_000 });

// Every site's theme is there at once: each keeps to its own scope.
import.meta.glob(['../sites/*/site.css', '../sites/portlets/*/site.css'], { eager: true });

/**
 * What stands around a story on its page: `main`, as around most of a page. Stories of a page's other landmarks
 * (header, footer, skip links) and of whole pages say `landmark: 'own'`. A page of documentation has its own.
 */
function Surroundings({ own, room, children }: { own: boolean; room: string | undefined; children: ReactNode }) {
  return own ? <div className={room}>{children}</div> : <main className={room}>{children}</main>;
}

const inSite: Decorator = (Story, { globals, parameters, viewMode, id }) => {
  const chosen = readGlobals(globals);
  // Stories of editors give the width to what they show the result in.
  const width = parameters.width === 'result' ? 'free' : chosen.width;
  return (
    <WidthFrame {...chosen} width={width} storyId={id}>
      <div lang={chosen.language} data-story-scope={viewMode}>
        <SiteScope site={chosen.site} mode={chosen.mode}>
          <Surroundings
            own={parameters.landmark === 'own' || viewMode === 'docs'}
            room={parameters.layout === 'fullscreen' ? undefined : 'story-room'}
          >
            <StoryGlobalsContext value={chosen}>
              <Story />
            </StoryGlobalsContext>
          </Surroundings>
        </SiteScope>
      </div>
    </WidthFrame>
  );
};

export default {
  decorators: [inSite],
  argTypesEnhancers: [argsWithoutElements],
  beforeEach: [waitForOverlays, watchKeyboardStory],
  // The last is the first to run: what a play did is judged before themes are changed.
  afterEach: [judgeViews, judgeKeyboardStory],
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
        items: [
          ...allSites.map(({ id, title }) => ({ value: id, title })),
          ...allPortlets.map(({ domain, site }) => ({ value: domain, title: `${site.title} (portlet)` })),
        ],
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
          // With its unit: Storybook reads digits alone from the address as a number, which is none of these values.
          ...widths.map((width) => ({ value: `${width}px`, title: `${width} px` })),
        ],
      },
    },
  },
  parameters: {
    // In the tests judgeViews takes the place of the addon's own look, which sees one view.
    a11y: { ...everyRule, test: import.meta.env.VITEST_STORYBOOK === 'false' ? 'off' : 'error' },
    // Of the stories named AllStates snapshots are taken: ./allStatesSnapshots.ts.
    chromatic: { disableSnapshot: true, modes: reviewModes() },
    controls: { expanded: true },
    docs: { canvas: { layout: 'fullscreen' } },
    options: {
      // Storybook opens on the first. It reads this without running it: it has to be written out.
      storySort: {
        order: [
          'Begin hier',
          'Voor redacteuren',
          ['Begin hier', 'Voorbeeld van een echte pagina', 'Elementen', 'Pagina’s', 'Hele pagina’s'],
          'Ontwerptokens',
          'Components',
          'Elements',
          'Areas',
          'Pages',
          'Renderer',
          'Storybook',
        ],
      },
    },
    // The toolbar's own width and mode take the place of these two.
    viewport: { disable: true },
    backgrounds: { disable: true },
  },
  tags: ['autodocs'],
} satisfies Preview;
