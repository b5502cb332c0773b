/** Runs one work after the other, in the order in which they were given; one that fails fails alone. */
export type InOrder = <T>(work: () => Promise<T>) => Promise<T>;

export function createInOrder(): InOrder {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
