import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { itemKinds } from '#templates/contract/identifiers.ts';
import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { areaTemplateIds } from '#templates/plan/areas/areaTemplates.ts';
import { type ElementType, elementDefinitions } from '#templates/plan/elements/elementDefinitions.ts';
import type { ComposedTemplateId, PageTemplateId } from '#templates/plan/pages/pageDefinitions.ts';
import { pageTypesOf, templateOfItem } from '#templates/plan/pages/pageTypes.ts';
import { elements, pages } from '#templates/registry.ts';

/*
 * What there is, read from the registry: a template or an element that is added stands here by itself. What each is for
 * comes from its own page for editors.
 */

const guides = import.meta.glob<string>('../../src/templates/{elements,pages}/*/*.editor.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

interface Guide {
  readonly name: string;
  readonly purpose: string;
}

/** The heading and the first sentence of an editor's page; its English half has the second heading. */
function guideOf(folder: 'elements' | 'pages', id: string, language: ExampleLanguage): Guide {
  const text = guides[`../../src/templates/${folder}/${id}/${id}.editor.mdx`] ?? '';
  const half = text.split(/^# /m)[language === 'nl' ? 1 : 2] ?? '';
  const [name = id, ...paragraphs] = half.split(/\n\s*\n/);
  const prose = paragraphs.find((paragraph) => /^[A-Z]/.test(paragraph.trim())) ?? '';
  const sentence = /^.*?[.:](?=\s|$)/s.exec(prose.trim())?.[0] ?? prose;
  return {
    name: name.replace(/ in English$/, '').trim(),
    purpose: sentence.replace(/\s+/g, ' ').replace(/:$/, '.'),
  };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): ReactNode {
  return (
    <Markdown>{[head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}</Markdown>
  );
}

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');
const heads = {
  nl: { page: ['pagina', 'wat het CMS zegt', 'waarvoor'], element: ['element', 'wat het CMS zegt', 'waarvoor'] },
  en: { page: ['page', 'what the CMS says', 'what for'], element: ['element', 'what the CMS says', 'what for'] },
} as const;

function sayingsOf(template: PageTemplateId): string {
  const kinds = itemKinds.filter((kind) => templateOfItem(kind) === template);
  return code(kinds.length > 0 ? kinds : pageTypesOf(template as ComposedTemplateId));
}

/** Every page template, with the page types and content types that lead to it. */
export function PageInventory({ language }: { readonly language: ExampleLanguage }): ReactNode {
  const rows = (Object.keys(pages) as PageTemplateId[]).map((template) => {
    const { name, purpose } = guideOf('pages', template, language);
    return [name, sayingsOf(template), purpose];
  });
  return table(heads[language].page, rows);
}

/** Every element, with the names the CMS may use for it. */
export function ElementInventory({ language }: { readonly language: ExampleLanguage }): ReactNode {
  const rows = (Object.keys(elements) as ElementType[]).map((type) => {
    const { name, purpose } = guideOf('elements', type, language);
    return [name, code([type, ...elementDefinitions[type].spellings]), purpose];
  });
  return table(heads[language].element, rows);
}

/** Every area template. */
export function AreaInventory(): ReactNode {
  return <Markdown>{code(areaTemplateIds)}</Markdown>;
}
