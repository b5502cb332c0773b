import { createElement } from 'react';
import { expect, it } from 'vitest';
import { argsWithoutElements } from '../../.storybook/argsWithoutElements.ts';

type Context = Parameters<typeof argsWithoutElements>[0];

it('gives no control to arguments that hold elements, and leaves the others theirs', () => {
  const element = createElement('p');
  const control = { type: 'object' };
  const context = {
    initialArgs: { children: element, items: [{ title: 'Klaver', content: element }], facts: [{ title: 'Klaver' }] },
    argTypes: { children: { control }, items: { control }, facts: { control } },
  };
  expect(argsWithoutElements(context as unknown as Context)).toEqual({
    children: { control: { disable: true } },
    items: { control: { disable: true } },
    facts: { control },
  });
});
