/** How much a selector weighs: identifiers, then classes, attributes and pseudo-classes, then names of elements. */
type Specificity = readonly [ids: number, classes: number, elements: number];

const nothing: Specificity = [0, 0, 0];

/** The parts of a selector that weigh something; what is escaped belongs to a name. */
const parts =
  /\\[0-9a-f]{1,6} ?|\\.|\[[^\]]*\]|::?[\w-]+\(|::?[\w-]+|[.#]?(?:[\w-]|[^ -~\s]|\\[0-9a-f]{1,6} ?|\\.)+|[(),]/gi;

/**
 * The specificity of a list of selectors, which is that of its heaviest (Selectors 4, section 17): `:where()` weighs
 * nothing, `:is()`, `:not()` and `:has()` as much as what stands in them. Enough for what Tailwind writes.
 */
export function specificityOf(selectors: string): Specificity {
  const tokens = [...selectors.matchAll(parts)].map(([part]) => part);
  let next = 0;
  const readList = (): Specificity => {
    let heaviest = nothing;
    let current = nothing;
    for (let part = tokens[next]; part !== undefined && part !== ')'; part = tokens[next]) {
      next += 1;
      if (part === ',') {
        heaviest = heavier(heaviest, current);
        current = nothing;
      } else if (part.endsWith('(')) {
        const inside = readList();
        next += 1;
        if (!part.startsWith(':where')) current = sum(current, /^:(?:is|not|has)/.test(part) ? inside : [0, 1, 0]);
      } else current = sum(current, weightOf(part));
    }
    return heavier(heaviest, current);
  };
  return readList();
}

function weightOf(part: string): Specificity {
  if (part.startsWith('#')) return [1, 0, 0];
  if (part.startsWith('::')) return [0, 0, 1];
  if (/^[.:[]/.test(part)) return [0, 1, 0];
  return [0, 0, 1];
}

function sum(one: Specificity, other: Specificity): Specificity {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

function heavier(one: Specificity, other: Specificity): Specificity {
  return compareSpecificity(one, other) < 0 ? other : one;
}

/** Orders specificities from the lightest to the heaviest. */
export function compareSpecificity(one: Specificity, other: Specificity): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
