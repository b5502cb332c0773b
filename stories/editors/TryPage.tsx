import { type ReactNode, useCallback } from 'react';
import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { PageRenderer } from '#templates/PageRenderer.tsx';
import type { RelatedItem } from '#templates/plan/pages/itemDetails.ts';
import { plan } from '#templates/plan/plan.ts';
import { reportOf } from '#templates/report/reportOf.ts';
import { editorContext } from './editorContext.ts';
import { Workbench } from './Workbench.tsx';
import { withEmbeddedRecords } from './withEmbeddedRecords.ts';

interface TryPageProps {
  /** Of the story and the page: by this name the browser keeps what is typed. */
  readonly name: string;
  /** The CMS's answer to begin with. */
  readonly json: unknown;
  readonly site: string;
  readonly language: ExampleLanguage;
  readonly place: 'root' | 'page';
  /** What the page names by ids alone. */
  readonly items?: ReadonlyMap<string, RelatedItem>;
  readonly choice?: ReactNode;
}

/** A whole page of the CMS to try things in, in a site. */
export function TryPage({ name, json, site, language, place, items, choice }: TryPageProps): ReactNode {
  const planPage = useCallback(
    (answer: unknown) => {
      const context = editorContext(site, language);
      const planned = withEmbeddedRecords(plan(answer, context, place), items);
      return { plan: planned.plan, report: reportOf(answer, planned, { context, now: new Date(), services: 'asked' }) };
    },
    [site, language, place, items],
  );
  return (
    <Workbench
      name={name}
      json={json}
      language={language}
      plan={planPage}
      view={(planned) => <PageRenderer plan={planned} />}
      choice={choice}
    />
  );
}
