import { Markdown } from '@storybook/addon-docs/blocks';
import type { ExampleLanguage } from '../elements/exampleLanguage.ts';

const words = {
  nl: { head: ['veld', 'verplicht', 'wat je invult'], required: 'ja', optional: 'nee' },
  en: { head: ['field', 'required', 'what to enter'], required: 'yes', optional: 'no' },
} as const;

interface FieldsTableProps {
  readonly language: ExampleLanguage;
  /** The field's path (`items › title`), whether the element can do without it, and what it is for. */
  readonly fields: readonly (readonly [path: string, need: 'required' | 'optional', meaning: string])[];
}

/** The fields of an element, on its page for editors. */
export function FieldsTable({ language, fields }: FieldsTableProps) {
  const { head, ...needs } = words[language];
  const rows = fields.map(([path, need, meaning]) => [`\`${path}\``, needs[need], meaning]);
  return (
    <Markdown>{[head, ['---', '---', '---'], ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}</Markdown>
  );
}
