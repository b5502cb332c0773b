import { type ReactNode, useCallback, useState } from 'react';
import { Select } from '#design-system/components/Select/Select.tsx';
import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { Zone } from '#templates/PageRenderer.tsx';
import { type AreaTemplateId, areaTemplateIds } from '#templates/plan/areas/areaTemplates.ts';
import type { ElementType } from '#templates/plan/elements/elementDefinitions.ts';
import { plan } from '#templates/plan/plan.ts';
import { reportOf } from '#templates/report/reportOf.ts';
import { editorContext } from './editorContext.ts';
import { editorText } from './editorText.ts';
import { elementExamples } from './elementExamples.ts';
import { Workbench } from './Workbench.tsx';
import { withEmbeddedRecords } from './withEmbeddedRecords.ts';

export interface TryElementProps {
  /** Id of the story. */
  readonly story: string;
  readonly type: ElementType;
  readonly site: string;
  readonly language: ExampleLanguage;
}

/** Where the element stands on its page. */
const elementPlace = '/contents/0/elements/0';

/** One element of the CMS to try things in, on a page of the chosen site that holds nothing else. */
export function TryElement({ story, type, site, language }: TryElementProps): ReactNode {
  const examples = elementExamples(type, language);
  const [chosen, choose] = useState('');
  const [area, chooseArea] = useState<AreaTemplateId>('default');
  const example = examples.find(({ name }) => name === chosen) ?? examples[0];
  const own = example?.language ?? language;
  const planElement = useCallback(
    (element: unknown) => {
      const context = editorContext(site, own);
      const url = `/${own}/${context.site.cname}/voorbeeld`;
      const contents = [{ area: 'main', title: '', contentarea_template: area, elements: [element] }];
      const page = { type: 'page', title: context.site.title, url, language: `${own}_XX`, contents };
      const planned = withEmbeddedRecords(plan(page, context));
      const report = reportOf(page, planned, { context, now: new Date(), services: 'asked' });
      // What the page around it lacks is no fault of the element.
      const findings = report.findings.filter(({ pointer }) => pointer.startsWith(elementPlace));
      return { plan: planned.plan, report: { ...report, findings } };
    },
    [site, own, area],
  );
  return (
    <Workbench
      key={example?.name}
      name={`${story} ${example?.name}`}
      json={example?.element}
      language={language}
      plan={planElement}
      place={elementPlace}
      view={({ areas }) => <Zone areas={areas} />}
      choice={
        <div className="grid grid-cols-1 gap-3 medium:grid-cols-2">
          <Select
            label={editorText[language].example}
            name="example"
            options={examples.map(({ name, label }) => ({ value: name, label }))}
            value={example?.name ?? ''}
            onChange={choose}
          />
          <Select
            label={editorText[language].area}
            name="area"
            options={areaTemplateIds.map((id) => ({ value: id, label: id }))}
            value={area}
            onChange={(next) => chooseArea(areaTemplateIds.find((id) => id === next) ?? 'default')}
          />
        </div>
      }
    />
  );
}
