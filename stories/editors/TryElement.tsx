import { type ReactNode, useCallback, useState } from 'react';
import { Select } from '#design-system/components/Select/Select.tsx';
import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { Zone } from '#templates/PageRenderer.tsx';
import type { AreaTemplateId } from '#templates/plan/areas/areaTemplates.ts';
import type { ElementType } from '#templates/plan/elements/elementDefinitions.ts';
import { plan } from '#templates/plan/plan.ts';
import { editorContext } from './editorContext.ts';
import { editorText } from './editorText.ts';
import { elementExamples } from './elementExamples.ts';
import { Workbench } from './Workbench.tsx';
import { withEmbeddedRecords } from './withEmbeddedRecords.ts';

export interface TryElementProps {
  readonly type: ElementType;
  /** The template of the area it stands in. */
  readonly area: AreaTemplateId;
  readonly site: string;
  readonly language: ExampleLanguage;
}

/** One element of the CMS to try things in, on a page of the chosen site that holds nothing else. */
export function TryElement({ type, area, site, language }: TryElementProps): ReactNode {
  const examples = elementExamples(type, language);
  const [chosen, choose] = useState('');
  const example = examples.find(({ name }) => name === chosen) ?? examples[0];
  const own = example?.language ?? language;
  const planElement = useCallback(
    (element: unknown) => {
      const context = editorContext(site, own);
      const url = `/${own}/${context.site.cname}/voorbeeld`;
      const contents = [{ area: 'main', title: '', contentarea_template: area, elements: [element] }];
      return withEmbeddedRecords(
        plan({ type: 'page', title: context.site.title, url, language: `${own}_XX`, contents }, context),
      );
    },
    [site, own, area],
  );
  return (
    <Workbench
      key={`${example?.name} ${site} ${language}`}
      json={example?.element}
      language={language}
      plan={planElement}
      place="/contents/0/elements/0"
      view={({ areas }) => <Zone areas={areas} />}
      choice={
        <Select
          label={editorText[language].example}
          name="example"
          options={examples.map(({ name, label }) => ({ value: name, label }))}
          value={example?.name ?? ''}
          onChange={choose}
        />
      }
    />
  );
}
