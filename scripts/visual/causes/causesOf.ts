import type { Cause } from '../model/results.ts';

/** A part that changed, as the reason that people are given. */
export type CauseName = Pick<Cause, 'id' | 'kind' | 'subject'> & { readonly site?: string };

const pictures = /\.(?:svg|png|jpe?g|webp|avif|gif)$/;

/** The first selector or at-rule that a person would know a rule by. */
function ruleName(key: string): string {
  const [, last = key] = /([^{]*)$/.exec(key) ?? [];
  return last.trim();
}

/** The cause that a changed part stands for; undefined for one that only follows from others. */
function causeOf(part: string): CauseName | undefined {
  const [kind = '', ...rest] = part.split(':');
  const name = rest.join(':');
  switch (kind) {
    case 'token': {
      const [site = '', ...property] = rest;
      return { id: part, kind: 'token', subject: property.join(':'), site };
    }
    case 'module':
      return { id: part, kind: pictures.test(name) ? 'picture' : 'module', subject: name };
    case 'font':
      return { id: part, kind: 'font', subject: name };
    case 'package':
      return { id: part, kind: 'package', subject: name };
    case 'setting':
      return { id: part, kind: 'setting', subject: name };
    case 'style':
      return { id: `style:${ruleName(name)}`, kind: 'style', subject: ruleName(name) };
    case 'variable':
    case 'keyframes':
    case 'property':
      return { id: part, kind: 'style', subject: name };
    default:
      return undefined;
  }
}

const order: CauseName = { id: 'order', kind: 'order', subject: '' };

/**
 * What makes two versions of a place differ. Rules come and go with the files that name their classes: where a file
 * changed, they are causes of their own only if both versions have them. Their order follows from anything else.
 * @param inBoth whether both versions have a part
 */
export function causesOf(changedParts: readonly string[], inBoth: (part: string) => boolean): readonly CauseName[] {
  const named = changedParts.flatMap((part) => {
    const cause = causeOf(part);
    return cause ? [{ part, cause }] : [];
  });
  const hasFile = named.some(({ cause }) => cause.kind === 'module');
  const leading = named.filter(({ part, cause }) => cause.kind !== 'style' || !hasFile || inBoth(part));
  if (leading.length === 0 && changedParts.includes('order')) return [order];
  return [...new Map(leading.map(({ cause }) => [cause.id, cause])).values()];
}
