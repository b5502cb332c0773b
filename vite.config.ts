import { globSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { completeTexts } from './scripts/build/completeTexts.ts';
import { cutFonts } from './scripts/build/cutFonts.ts';
import { leanI18next } from './scripts/build/leanI18next.ts';
import { leanReactDom } from './scripts/build/leanReactDom.ts';
import { leanRouter } from './scripts/build/leanRouter.ts';
import { mixedColours } from './scripts/build/mixedColours.ts';
import { precompress } from './scripts/build/precompress.ts';
import { printApart } from './scripts/build/printApart.ts';
import { stillFonts } from './scripts/build/stillFonts.ts';
import { trustedLeaflet } from './scripts/build/trustedLeaflet.ts';

const root = import.meta.dirname;

/** The router's production build: its package leads bundlers to the one with warnings for developers. */
const quietRouter = {
  'react-router/dom': join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': join(root, 'node_modules/react-router/dist/production/index.mjs'),
};

/** The stylesheet and the logo of every site and portlet are entries: a page links its own, and carries no other's. */
function themeEntries(): string[] {
  return globSync(['sites/*/site.css', 'sites/portlets/*/site.css'], { cwd: root }).flatMap((style) => [
    style,
    style.replace(/site\.css$/, 'logo.svg'),
  ]);
}

/**
 * `vite build` makes what browsers load (dist/client), `vite build --ssr` the server (dist/server).
 * The same plugins serve Storybook and the tests.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    completeTexts(),
    react(),
    tailwindcss(),
    cutFonts(),
    stillFonts(),
    printApart(),
    mixedColours(),
    leanI18next(),
    leanReactDom(),
    leanRouter(),
    trustedLeaflet(),
    precompress(),
  ],
  // SWR brings what React has had of its own since 18, for older ones.
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': 'react',
      'use-sync-external-store/shim': 'react',
      ...(command === 'build' && !isSsrBuild && quietRouter),
    },
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // Files keep their addresses: an inlined logo could not be referenced by `<use>`.
    assetsInlineLimit: 0,
    // The document asks for its chunks by itself; a list of every chunk's scripts would weigh on every page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              {
                // What starts the app stays one file, whatever the chunks that come later share with it: cut up along
                // those lines it weighs 2 kB more. Entries stand alone: browsers compile ahead what they import, and not
                // them. With its entry in it this file blocked a phone for 40 ms more.
                name: 'start',
                tags: ['$initial'],
                test: /^(?!.*(?:\/before-paint\.ts|\/entry-client\.tsx|\/(?:app|print)\.css|\/site\.css|\/logo\.svg))/,
                includeDependenciesRecursively: false,
                priority: 1,
              },
              {
                // What pages of one item consist of, whatever kind it is: small, and most of it on all of them. So is what
                // tells that there is none, which is asked for as soon as there is nothing else to do: pages of other
                // kinds thereby have what most pages after them need.
                name: 'items',
                test: /\/(?:ContactBlock|MarginFacts|MissingRecord|ShareLinks|SummaryBlock)\/|\/Title\/headingLevel\.|\/templates\/pages\/(?:Item\w+|MarginSection|SearchWords|FactLink|foundItems|splitAreas|ShareItem|shareTexts)\.|\/pages\/(?:item|news)\/|\/Error(?:Screen|Notice)\./,
                includeDependenciesRecursively: false,
                priority: 3,
              },
              {
                // Lists of items show them as cards; a list of results does not.
                name: 'cards',
                test: /\/(?:Card|CardGrid)\/|\/cardOf\./,
                includeDependenciesRecursively: false,
                priority: 3,
              },
              {
                // Wherever records are found.
                name: 'records',
                test: /\/(?:EmptyState|SearchResult)\/|\/search\/(?:SearchRecordItem|contributorHref|fullTexts|passageOf|recordNames)\.|\/(?:capitalised|listAddress|placeParameters)\./,
                includeDependenciesRecursively: false,
                priority: 3,
              },
              {
                // How what lies above a page is closed: menu, filters, prompts, what a person sees.
                name: 'panels',
                test: /\/(?:followedLink|useCloseOnReturn|useCloseRequest|useLightDismiss|useScrollLock)\./,
                includeDependenciesRecursively: false,
                priority: 2,
              },
              {
                // What is filled in stands on some pages, and comes with the first of its parts.
                name: 'fields',
                minShareCount: 2,
                test: /\/(?:FormField|Select|Checkbox)\//,
                includeDependenciesRecursively: false,
                priority: 1,
              },
              {
                // What six chunks and more share comes in one file: half as many requests, and hardly more bytes.
                name: 'shared',
                minShareCount: 6,
                test: /\/src\//,
                includeDependenciesRecursively: false,
                priority: 0,
              },
            ],
          },
        },
      }),
      input: isSsrBuild
        ? 'src/server/portal.ts'
        : [
            'src/app/entry-client.tsx',
            'src/app/app.css',
            'src/app/print.css',
            'src/app/before-paint.ts',
            ...themeEntries(),
          ],
    },
  },
}));
