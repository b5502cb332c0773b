import { cva as resolver } from 'class-variance-authority';

/**
 * `cva`, with its answers kept: a page asks for the same few combinations hundreds of times, and putting classes
 * together took a fifth of rendering. Variants are closed lists, so what is kept is bounded by them.
 */
export const cva: typeof resolver = (base, config) => {
  const resolve = resolver(base, config);
  const known = new Map<string, string>();
  return (props) => {
    let key = '';
    // Objects that are written in the call have no names but their own, and no list of them is made to be thrown away.
    for (const name in props) key += `${name}=${String(props[name])};`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const classes = resolve(props);
    known.set(key, classes);
    return classes;
  };
};
