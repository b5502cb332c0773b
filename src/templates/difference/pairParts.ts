import { isArea, type Part } from './parts.ts';

/** Which parts of two answers are the same, in both directions. */
export interface Pairs {
  readonly laterOf: ReadonlyMap<Part, Part>;
  readonly earlierOf: ReadonlyMap<Part, Part>;
}

/** What makes two parts the same; `undefined` where a part cannot be told by it. */
type KeyOf = (part: Part) => string | undefined;

/**
 * Finds each part again in the later answer: by what the CMS calls it, by what it says, and at last by where it stands.
 * Every step looks each part up once, so that a thousand parts in another order cost a thousand look-ups.
 */
export function pairParts(earlier: readonly Part[], later: readonly Part[]): Pairs {
  const laterOf = new Map<Part, Part>();
  const earlierOf = new Map<Part, Part>();

  const pairBy = (isMeant: (part: Part) => boolean, keyOfEarlier: KeyOf, keyOfLater: KeyOf = keyOfEarlier) => {
    const waiting = new Map<string, Part[]>();
    for (const part of earlier) {
      const key = !laterOf.has(part) && isMeant(part) ? keyOfEarlier(part) : undefined;
      if (key === undefined) continue;
      const queue = waiting.get(key);
      if (queue) queue.push(part);
      else waiting.set(key, [part]);
    }
    // The last is taken first, because that costs nothing: so they come in from behind.
    for (const queue of waiting.values()) queue.reverse();
    for (const part of later) {
      const key = !earlierOf.has(part) && isMeant(part) ? keyOfLater(part) : undefined;
      const same = key === undefined ? undefined : waiting.get(key)?.pop();
      if (!same) continue;
      laterOf.set(same, part);
      earlierOf.set(part, same);
    }
  };

  const isElement = (part: Part) => !isArea(part);
  /** The area that a part stands in, as the earlier answer counts it. */
  const homeOfLater = ({ parent }: Part) => (parent ? earlierOf.get(parent)?.index : 'page');
  const homeOfEarlier = ({ parent }: Part) => parent?.index ?? 'page';
  const inHome = (part: Part, home: ReturnType<typeof homeOfLater>, rest: string) =>
    home === undefined || rest === '' ? undefined : `${home} ${part.source.type} ${rest}`;

  /** What is left between the same two neighbours, of the same kind, was written anew. */
  const pairByPlace = (isMeant: (part: Part) => boolean) => {
    const before = neighboursOf(earlier, (part) => (laterOf.has(part) ? part.index : undefined));
    const after = neighboursOf(later, (part) => earlierOf.get(part)?.index);
    pairBy(
      isMeant,
      (part) => inHome(part, homeOfEarlier(part), `after ${before.get(part)}`),
      (part) => inHome(part, homeOfLater(part), `after ${after.get(part)}`),
    );
  };

  pairBy(isArea, ({ identifier }) => identifier || undefined);
  pairBy(isArea, ({ content }) => content);
  pairBy(isArea, ({ own, title }) => (title ? `${own.area} ${title}` : undefined));
  pairBy(isArea, ({ title }) => title || undefined);
  pairBy(
    isArea,
    (part) => inHome(part, homeOfEarlier(part), String(part.own.area ?? '')),
    (part) => inHome(part, homeOfLater(part), String(part.own.area ?? '')),
  );
  pairByPlace((part) => isArea(part) && part.title === '');
  pairBy(isElement, ({ identifier, source }) => (identifier ? `${source.type} ${identifier}` : undefined));
  pairBy(
    isElement,
    (part) => inHome(part, homeOfEarlier(part), part.content),
    (part) => inHome(part, homeOfLater(part), part.content),
  );
  pairBy(isElement, ({ content }) => content);
  pairBy(
    isElement,
    (part) => inHome(part, homeOfEarlier(part), part.title),
    (part) => inHome(part, homeOfLater(part), part.title),
  );
  pairByPlace(isElement);
  for (const end of ['first', 'last'] as const) {
    pairBy(isElement, (part) => {
      const ends = part.ends();
      return ends && `${part.source.type} ${ends[end]}`;
    });
  }
  return { laterOf, earlierOf };
}

/** The nearest part before each in its area that is known in both answers. */
function neighboursOf(
  parts: readonly Part[],
  knownAs: (part: Part) => number | undefined,
): ReadonlyMap<Part, number | 'start'> {
  const latest = new Map<Part | undefined, number>();
  const neighbours = new Map<Part, number | 'start'>();
  for (const part of parts) {
    neighbours.set(part, latest.get(part.parent) ?? 'start');
    const known = knownAs(part);
    if (known !== undefined) latest.set(part.parent, known);
  }
  return neighbours;
}
