import { contentFixtures } from '#templates/pages/content/content.fixtures.ts';
import { dossierFixtures } from '#templates/pages/dossier/dossier.fixtures.ts';
import { homeFixtures } from '#templates/pages/home/home.fixtures.ts';
import { newsFixtures } from '#templates/pages/news/news.fixtures.ts';
import { overviewFixtures } from '#templates/pages/overview/overview.fixtures.ts';
import type { PageFixture } from '#templates/stories/pageFixtures.ts';

/** Pages that a theme is seen on: together they wear every colour. */
export const previewPages = {
  home: homeFixtures.complete,
  dossier: dossierFixtures.complete,
  content: contentFixtures.complete,
  news: newsFixtures.complete,
  overview: overviewFixtures.complete,
} as const satisfies Readonly<Record<string, PageFixture>>;
