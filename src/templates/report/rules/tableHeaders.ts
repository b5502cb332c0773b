import type { Element } from 'domhandler';
import { findAll } from 'domutils';
import { shortened, wordsOf } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** A table without headings: who hears it does not know what a cell is about. */
export const tableHeaders = pageRule({
  id: 'table-headers',
  severity: 'warning',
  *check({ texts }) {
    for (const { named, pointer } of texts)
      for (const table of named('table'))
        if (wordsOf([table]) !== '' && !has(table, 'th')) yield { pointer, excerpt: shortened(wordsOf([table])) };
  },
});

/** A table without a caption: one has to read it to know what it is about. */
export const tableCaption = pageRule({
  id: 'table-caption',
  severity: 'advice',
  *check({ texts }) {
    for (const { named, pointer } of texts)
      for (const table of named('table'))
        if (
          wordsOf([table]) !== '' &&
          !findAll(({ name }) => name === 'caption', [table]).some((caption) => wordsOf([caption]) !== '')
        )
          yield { pointer, excerpt: shortened(wordsOf([table])) };
  },
});

function has(table: Element, name: string): boolean {
  return findAll((tag) => tag.name === name, table.children).some((tag) => wordsOf([tag]) !== '');
}
