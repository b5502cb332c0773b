import type { ComponentSize } from './sizes.ts';

/** A row of the table, as far as it can be read back. */
export type SizeRow = Pick<ComponentSize, 'name' | 'script' | 'styles' | 'later' | 'others'>;

const none = '–';

/** The table of `docs/library-sizes.md`, in bytes. */
export function sizesDocument(base: number, rows: readonly SizeRow[]): string {
  const cells = rows.map(({ name, script, styles, later, others }) =>
    [name, script, styles, later || none, others.join(', ') || none].join(' | '),
  );
  return `# What each component weighs

Written by \`npm run build:lib\`; a test fails when it is out of date. Every component is bundled as the only thing an app uses, minified and compressed with gzip; all figures are bytes. React is left out: the app has it anyway. So is the base (${base} bytes: layers, reset, type), which comes once, whatever is used. "Later" is loaded when it is needed, "with" names the components it is made of.

| component | script | styles | later | with |
| --- | ---: | ---: | ---: | --- |
${cells.map((line) => `| ${line} |`).join('\n')}
`;
}

/** Reads the table back. */
export function readSizesDocument(text: string): SizeRow[] {
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.flatMap(([, name = '', script = '', styles, later, others = '']) =>
    /^\d+$/.test(script)
      ? [
          {
            name,
            script: Number(script),
            styles: Number(styles),
            later: later === none ? 0 : Number(later),
            others: others === none ? [] : others.split(', '),
          },
        ]
      : [],
  );
}
