import { isRecord } from '#templates/contract/empty.ts';
import type { ElementFixture } from '#templates/elements/defineFixtures.ts';
import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import type { ElementType } from '#templates/plan/elements/elementDefinitions.ts';

const modules = import.meta.glob<Record<string, Record<string, ElementFixture>>>(
  '../../src/templates/elements/*/*.fixtures.ts',
  { eager: true },
);

/** An example with the name it has in its file, and what it is about. */
export interface ElementExample extends ElementFixture {
  readonly name: string;
  readonly label: string;
}

/** The examples of an element, those in the language first. */
export function elementExamples(type: ElementType, language: ExampleLanguage): readonly ElementExample[] {
  const file = `../../src/templates/elements/${type}/${type}.fixtures.ts`;
  const examples = Object.entries(modules[file] ?? {})
    .filter(([name]) => name.endsWith('Fixtures'))
    .flatMap(([, fixtures]) => Object.entries(fixtures))
    .map(([name, fixture]) => ({ ...fixture, name, label: labelOf(name, fixture) }));
  return [
    ...examples.filter((example) => example.language === language),
    ...examples.filter((example) => example.language !== language),
  ];
}

/** The first example of an element in the language, else in the other one. */
export function elementExample(type: ElementType, language: ExampleLanguage): ElementExample {
  const [first] = elementExamples(type, language);
  if (first === undefined) throw new Error(`The element ${type} has no examples.`);
  return first;
}

function labelOf(name: string, { element, language }: ElementFixture): string {
  const titles = [element, ...Object.values(element).filter(isRecord)].flatMap((fields) =>
    'title' in fields && typeof fields.title === 'string' && fields.title !== '' ? [fields.title] : [],
  );
  return `${titles[0] ?? name} (${language})`;
}
