import type { z } from 'zod';
import type { ElementType, elementDefinitions } from '../plan/elements/elementDefinitions.ts';
import type { ExampleLanguage } from './exampleLanguage.ts';

/** How the CMS writes that nothing was filled in. */
type Nothing = '' | null | readonly [] | { readonly id: '' } | { readonly error: string };

/** A value as the CMS may send it: as the schema says, or nothing. */
type Raw<V> = V extends readonly (infer E)[]
  ? readonly (Raw<E> | Nothing)[]
  : V extends object
    ? { readonly [K in keyof V]: Raw<V[K]> | Nothing }
    : V;

type Fields<T extends ElementType> = Raw<z.input<(typeof elementDefinitions)[T]['schema']>>;

/** An element whose `type` is its kind, with its fields beside it. */
type PlainElement<T extends ElementType> = { readonly type: string; readonly identifier?: string } & Fields<T>;

/** An element whose kind is named by the key that holds its fields. */
interface ModularElement<T extends ElementType> {
  readonly type: 'modularcontent';
  readonly [key: string]: string | Fields<T>;
}

/** One example of an element, in the CMS's own JSON. */
export interface ElementFixture<T extends ElementType = ElementType> {
  /** The language its words are in. */
  readonly language: ExampleLanguage;
  readonly element: PlainElement<T> | ModularElement<T>;
}

/**
 * Types the named examples of a kind of element by its schema. They are the one source of what stories, tests and the
 * pages for editors show.
 */
export function defineFixtures<T extends ElementType, Name extends string>(
  _type: T,
  fixtures: Readonly<Record<Name, ElementFixture<T>>>,
): Readonly<Record<Name, ElementFixture<T>>> {
  return fixtures;
}
