import { createElement } from 'react';
import { expect, it } from 'vitest';
import { argsWithoutElements } from '../../.storybook/argsWithoutElements.ts';

it('gives no control to arguments that hold elements, and leaves the others theirs', () => {
  const element = createElement('p');
  const control = { type: 'object' } as const;
  const context = {
    initialArgs: { children: element, items: [{ title: 'Klaver', content: element }], facts: [{ title: 'Klaver' }] },
    argTypes: {
      children: { name: 'children', control },
      items: { name: 'items', control },
      facts: { name: 'facts', control },
    },
  };
  expect(argsWithoutElements(context)).toEqual({
    children: { name: 'children', control: { disable: true } },
    items: { name: 'items', control: { disable: true } },
    facts: { name: 'facts', control },
  });
});
