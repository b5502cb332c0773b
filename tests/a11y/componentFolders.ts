import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;
const components = 'src/design-system/components';

/** The folders of the components, from the repository's root. */
export const componentFolders: readonly string[] = readdirSync(join(root, components), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `${components}/${name}`);

/** What a component is operated by: form controls, disclosures, handlers of events, Radix's behaviour. */
const operated =
  /<(?:button|input|select|textarea|summary)\b|\bon(?:Click|Change|Input|Submit|Key\w+|Pointer\w+)=\{|from 'radix-ui'/;

/** Whether visitors operate a component: its own source says so. What it borrows from another is proved there. */
export function isInteractive(folder: string): boolean {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.tsx') && !/\.(stories|test|samples)\.tsx$/.test(name))
    .some((name) => operated.test(readFileSync(join(root, folder, name), 'utf8')));
}
