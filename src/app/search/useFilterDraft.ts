import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { searchAddress } from '../data/addresses.ts';
import type { SearchAnswer } from '../data/portalState.ts';
import { type Answer, isSearchAnswer } from '../data/useAnswer.ts';
import { searchPath } from '../routes/addresses.ts';
import type { View } from '../routes/resolveView.ts';
import { filterNames, lasting, yearFields } from './parameters.ts';

type SearchView = Extract<View, { kind: 'search' }>;
type Found = Extract<SearchAnswer, { state: 'results' }>;

export interface FilterDraft {
  /** What is ticked now: the address's own, or what the visitor made of it. */
  readonly parameters: URLSearchParams;
  /** What that finds; nothing while it is asked. */
  readonly found: Found | undefined;
  /** Whether anything is ticked that is not applied. */
  readonly isChanged: boolean;
  /** The form, so that what was ticked before the page came to life counts. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly change: (form: HTMLFormElement) => void;
  readonly apply: (event: FormEvent<HTMLFormElement>) => void;
}

/** How long after loading the form is read for what was ticked before (specification, section 9; ms). */
const afterLoad = 100;

/**
 * Ticking changes the address in place and asks how many results there would be; applying makes one entry of the
 * history, so that going back is one step to what was there before (specification, section 4). The list itself stays
 * until then: nothing moves under somebody who is still choosing.
 */
export function useFilterDraft(view: SearchView, answer: Found): FilterDraft {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<{ readonly of: SearchView; readonly parameters: URLSearchParams }>();
  const form = useRef<HTMLFormElement>(null);
  const own = draft?.of === view ? draft.parameters : undefined;
  const asked = own && searchAddress(view.term, view.language, own, view.portlet);
  const { data } = useSWR<Answer>(asked ?? null);
  const pending = isSearchAnswer(data) && data.state === 'results' ? data : undefined;

  const change = (changed: HTMLFormElement) => {
    const parameters = parametersOf(changed, view, answer);
    const isApplied = isSame(parameters, lasting(view.parameters));
    setDraft(isApplied ? undefined : { of: view, parameters });
    replaceAddress(isApplied ? addressOf(view, view.parameters) : addressOf(view, parameters));
  };

  // The latest of this view, for a moment when nothing renders.
  const read = useRef(change);
  read.current = change;
  useEffect(() => {
    const timer = setTimeout(() => form.current && read.current(form.current), afterLoad);
    return () => clearTimeout(timer);
  }, []);

  return {
    parameters: own ?? view.parameters,
    found: own ? pending : answer,
    isChanged: own !== undefined,
    form,
    change,
    apply(event) {
      event.preventDefault();
      const path = addressOf(view, parametersOf(event.currentTarget, view, answer, 'any years'));
      // The entry one leaves is the search that was on the screen.
      replaceAddress(addressOf(view, view.parameters));
      navigate(path);
    },
  };
}

function addressOf(view: SearchView, parameters: URLSearchParams): string {
  return searchPath(view, view.term, parameters);
}

/** The router need not know: to it one is where one was. */
function replaceAddress(path: string): void {
  if (location.pathname + location.search !== path) history.replaceState(history.state, '', path);
}

/** The search as the form has it; years that are still being typed do not count yet. */
function parametersOf(
  form: HTMLFormElement,
  view: SearchView,
  answer: Found,
  years: 'whole years' | 'any years' = 'whole years',
): URLSearchParams {
  const names = filterNames(answer.filters);
  const next = lasting(view.parameters);
  for (const name of names) next.delete(name);
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '' || !names.includes(name)) continue;
    const isYear = yearFields.some((field) => field === name);
    if (isYear && years === 'whole years' && !/^\d{4}$/.test(value)) continue;
    next.append(name, value);
  }
  return next;
}

function isSame(one: URLSearchParams, other: URLSearchParams): boolean {
  const [first, second] = [new URLSearchParams(one), new URLSearchParams(other)];
  first.sort();
  second.sort();
  return first.toString() === second.toString();
}
