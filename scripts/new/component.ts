import { filesFromTemplates, type NewFile } from './folder.ts';
import { pascalName } from './names.ts';

/** A new component of the design system: its folder is all there is to it. */
export async function newComponent(root: string, name: string): Promise<NewFile[]> {
  const names = pascalName(name);
  return filesFromTemplates(root, 'component', `src/design-system/components/${names.pascal}`, names);
}
