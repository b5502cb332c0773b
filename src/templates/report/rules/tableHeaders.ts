import { type Element, isTag } from 'domhandler';
import { findAll } from 'domutils';
import { shortened, type TextFacts, wordsOf } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** A table that orders nothing: it was made to put something in a place. */
export const tableLayout = pageRule({
  id: 'table-layout',
  severity: 'warning',
  *check({ texts }) {
    for (const text of texts)
      for (const table of tablesOf(text))
        if (isLayout(table)) yield { pointer: text.pointer, excerpt: excerptOf(table) };
  },
});

/** A table without headings: who hears it does not know what a cell is about. */
export const tableHeaders = pageRule({
  id: 'table-headers',
  severity: 'warning',
  *check({ texts }) {
    for (const text of texts)
      for (const table of tablesOf(text))
        if (!has(table, 'th') && !isLayout(table)) yield { pointer: text.pointer, excerpt: excerptOf(table) };
  },
});

/** A table without a caption: one has to read it to know what it is about. */
export const tableCaption = pageRule({
  id: 'table-caption',
  severity: 'advice',
  *check({ texts }) {
    for (const text of texts)
      for (const table of tablesOf(text))
        if (!has(table, 'caption') && !isLayout(table)) yield { pointer: text.pointer, excerpt: excerptOf(table) };
  },
});

/** The tables of a text with a word in them. */
function tablesOf({ named }: TextFacts): readonly Element[] {
  return named('table').filter((table) => wordsOf([table]) !== '');
}

/** One row or one column of cells that nothing heads: neither heading cells nor a caption would make it data. */
function isLayout(table: Element): boolean {
  if (has(table, 'th') || has(table, 'caption')) return false;
  const rows = findAll((tag) => tag.name === 'tr' && tableAround(tag) === table, table.children);
  return rows.length === 1 || rows.every(({ children }) => children.filter(isTag).length <= 1);
}

function tableAround(tag: Element): Element | undefined {
  let at = tag.parent;
  while (at && !(isTag(at) && at.name === 'table')) at = at.parent;
  return at && isTag(at) ? at : undefined;
}

function has(table: Element, name: string): boolean {
  return findAll((tag) => tag.name === name, table.children).some((tag) => wordsOf([tag]) !== '');
}

function excerptOf(table: Element): string {
  return shortened(wordsOf([table]));
}
