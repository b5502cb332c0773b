import { type ReactNode, Suspense, use, useState } from 'react';
import { Select } from '#design-system/components/Select/Select.tsx';
import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { editorContext } from './editorContext.ts';
import { editorText } from './editorText.ts';
import { embeddedPages } from './embeddedPages.ts';
import { loadPage, placeOf } from './loadPage.ts';
import { TryPage } from './TryPage.tsx';

export interface WholePageProps {
  /** Id of the story. */
  readonly story: string;
  readonly site: string;
  readonly language: ExampleLanguage;
  /** The page to begin with: a file's path below the folder of answers; the site's home page when empty. */
  readonly page: string;
}

/** The pages of a site, one at a time, as the embedded content service answers them. */
export function WholePage({ story, site, language, page }: WholePageProps): ReactNode {
  const pages = embeddedPages(editorContext(site, language).site.cname, language);
  const [chosen, choose] = useState(page);
  const file = pages.find((each) => each.file === chosen)?.file ?? pages[0]?.file ?? '';
  const choice = (
    <Select
      label={editorText[language].page}
      name="page"
      options={pages.map((each) => ({ value: each.file, label: each.label }))}
      value={file}
      onChange={choose}
    />
  );
  return (
    <Suspense>
      <Answer key={`${file} ${site} ${language}`} name={`${story} ${chosen}`} {...{ file, site, language, choice }} />
    </Suspense>
  );
}

function Answer({
  name,
  file,
  site,
  language,
  choice,
}: Pick<WholePageProps, 'site' | 'language'> & {
  readonly name: string;
  readonly file: string;
  readonly choice: ReactNode;
}): ReactNode {
  const { json, items } = use(loadPage(file, site, language));
  return <TryPage {...{ name, json, items, site, language, choice }} place={placeOf(file)} />;
}
