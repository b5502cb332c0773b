import type { ElementType, Key } from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';

/*
 * What stands around components in stories is dressed in classes of its own, which the package has no rules for and an
 * app would dress in its own way. It goes without any, in either look.
 */

function withoutClasses(make: typeof reactJsx): typeof reactJsx {
  return (type: ElementType, props: unknown, key?: Key) => {
    if (typeof type !== 'string' || typeof props !== 'object' || props === null) return make(type, props, key);
    return make(type, { ...props, className: undefined }, key);
  };
}

export { Fragment };
export const jsx = withoutClasses(reactJsx);
export const jsxs = withoutClasses(reactJsxs);
