import { isRecord } from '#templates/contract/empty.ts';

/**
 * The next value with every part of the one before that says the same: what did not change keeps its identity, and React
 * leaves it as it stands. For JSON.
 */
export function shared<T>(before: unknown, next: T): T;
export function shared(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (Array.isArray(before) && Array.isArray(next)) {
    const parts = next.map((part, index) => shared(before[index], part));
    return parts.length === before.length && parts.every((part, index) => part === before[index]) ? before : parts;
  }
  if (Array.isArray(before) || Array.isArray(next) || !isRecord(before) || !isRecord(next)) return next;
  const names = Object.keys(next);
  const parts = names.map((name) => [name, shared(before[name], next[name])] as const);
  const isSame = names.length === Object.keys(before).length && parts.every(([name, part]) => part === before[name]);
  return isSame ? before : Object.fromEntries(parts);
}
