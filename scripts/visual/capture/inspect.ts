import axe from 'axe-core';
import { z } from 'zod';
import type { Detail } from '../model/results.ts';
import type { Region } from './comparePictures.ts';
import type { HeldPage } from './heldPage.ts';

const stylesSchema = z.record(z.string(), z.record(z.string(), z.string()));
const axeSchema = z.array(z.object({ id: z.string(), help: z.string(), targets: z.array(z.string()) }));

/** Computed styles by the element's way through the document, of what lies in a region. */
function stylesIn(region: Region): Record<string, Record<string, string>> {
  const watched = [
    'background-color',
    'border-color',
    'border-radius',
    'border-width',
    'box-shadow',
    'color',
    'display',
    'fill',
    'font-family',
    'font-size',
    'font-weight',
    'height',
    'letter-spacing',
    'line-height',
    'margin',
    'opacity',
    'outline-color',
    'padding',
    'text-decoration-color',
    'text-decoration-line',
    'width',
  ];
  const found: Record<string, Record<string, string>> = {};
  const scope = document.querySelector('[data-story-scope="story"]') ?? document.body;
  for (const element of scope.querySelectorAll('*')) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const outside =
      right <= region.x || left >= region.x + region.width || bottom <= region.y || top >= region.y + region.height;
    if (outside || right === left || bottom === top) continue;
    const way: string[] = [];
    for (let at: Element | null = element; at && at !== scope; at = at.parentElement) {
      way.unshift(`${at.localName}:${[...(at.parentElement?.children ?? [])].indexOf(at)}`);
    }
    const style = getComputedStyle(element);
    const label = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 32);
    found[`${way.join('>')}|${element.localName}${label ? ` "${label}"` : ''}`] = Object.fromEntries(
      watched.map((name) => [name, style.getPropertyValue(name)]),
    );
    if (Object.keys(found).length >= 400) break;
  }
  return found;
}

const longest = 24;

/** Styles that differ, each change once, at the innermost element that shows it: outer ones mostly hand it down. */
export function styleDifferences(
  before: Readonly<Record<string, Readonly<Record<string, string>>>>,
  after: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Detail['styles'] {
  const rows = Object.entries(after).flatMap(([way, styles]) => {
    const former = before[way] ?? {};
    const element = way.slice(way.indexOf('|') + 1);
    // What follows the text's colour says nothing new.
    const follows = (property: string) =>
      property !== 'color' && former[property] === former.color && styles[property] === styles.color;
    return Object.entries(styles).flatMap(([property, value]) => {
      const old = former[property];
      return old === undefined || old === value || follows(property)
        ? []
        : [{ element, property, before: old, after: value }];
    });
  });
  const unique = new Map(rows.map((row) => [JSON.stringify([row.property, row.before, row.after]), row]));
  return [...unique.values()].slice(0, longest);
}

/** Lines that one text has and the other lacks, in the order of the longest common sequence. */
export function lineDifferences(before: string, after: string): readonly string[] {
  const [old, current] = [before.split('\n'), after.split('\n')];
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(current.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = current.length - 1; column >= 0; column -= 1) {
      const own = lengths[row];
      if (!own) continue;
      own[column] =
        old[row] === current[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: string[] = [];
  for (let [row, column] = [0, 0]; row < old.length || column < current.length; ) {
    if (row < old.length && column < current.length && old[row] === current[column]) {
      row += 1;
      column += 1;
    } else if (column >= current.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      lines.push(`- ${old[row]?.trim()}`);
      row += 1;
    } else {
      lines.push(`+ ${current[column]?.trim()}`);
      column += 1;
    }
  }
  return lines.slice(0, longest);
}

type AxeFound = z.output<typeof axeSchema>;

async function axeOf({ page }: HeldPage): Promise<AxeFound> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.addScriptTag({ content: axe.source });
  return axeSchema.parse(
    await page.evaluate(
      `axe.run('[data-story-scope="story"]', { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) })))`,
    ),
  );
}

function axeDifferences(before: AxeFound, after: AxeFound): Detail['axe'] {
  const count = (found: AxeFound, rule: string) => found.find(({ id }) => id === rule)?.targets.length ?? 0;
  const all = new Map([...before, ...after].map(({ id, help }) => [id, help]));
  return [...all].flatMap(([rule, help]) => {
    const [old, current] = [count(before, rule), count(after, rule)];
    return old === current ? [] : [{ rule, help, since: current > old ? ('new' as const) : ('gone' as const) }];
  });
}

/** What a difference is besides pixels: two pages that show it are asked. */
export async function inspect(before: HeldPage, after: HeldPage, region: Region): Promise<Detail> {
  const [styles, aria, axe] = await Promise.all([
    Promise.all([before, after].map(async ({ page }) => stylesSchema.parse(await page.evaluate(stylesIn, region)))),
    Promise.all([before, after].map(({ page }) => page.locator('[data-story-scope="story"]').first().ariaSnapshot())),
    Promise.all([axeOf(before), axeOf(after)]),
  ]);
  return {
    styles: styleDifferences(styles[0] ?? {}, styles[1] ?? {}),
    aria: [...lineDifferences(aria[0] ?? '', aria[1] ?? '')],
    axe: axeDifferences(axe[0], axe[1]),
  };
}
