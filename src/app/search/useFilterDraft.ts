import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import useSWR from 'swr';
import { searchAddress } from '../api/addresses.ts';
import { type ApiResponse, isSearchResponse, type SearchResponse } from '../api/responses.ts';
import { useNavigationState } from '../context/navigationState.ts';
import { ownPath, type Search } from './addresses.ts';
import { aboveIn, narrowest } from './narrowest.ts';
import { filterNames, lasting, rangeFields } from './parameters.ts';
import { withMapViewOf } from './placeParameters.ts';

type Found = Extract<SearchResponse, { state: 'results' }>;

export interface FilterDraft {
  /** What is ticked and typed now: the address's own, or what the visitor made of it; numbers may be half typed. */
  readonly parameters: URLSearchParams;
  /** What that finds; nothing while it is asked. */
  readonly found: Found | undefined;
  /** The filters as last counted: they stay while others are asked. */
  readonly filters: Found['filters'];
  /** Whether anything is ticked that is not applied. */
  readonly isChanged: boolean;
  /** The form, so that what was ticked before the page came to life counts. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly change: (form: HTMLFormElement) => void;
  /** Goes to what the form says; whether that is another search. */
  readonly apply: (form: HTMLFormElement) => boolean;
  /** Whether another search, or another page, is on its way: then the address is no longer this one's. */
  readonly isLeaving: boolean;
  /** Goes to the same search with other parameters, so that going back is one step to what is on the screen now. */
  readonly leave: (parameters: URLSearchParams) => boolean;
}

/** How long after loading the form is read for what was ticked before (specification, section 9; ms). */
const afterLoad = 100;

/**
 * Ticking changes the address in place and asks how many results there would be; applying makes one entry of the
 * history, so that going back is one step to what was there before (specification, section 4). The list itself stays
 * until then: nothing moves under somebody who is still choosing.
 */
export function useFilterDraft(view: Search, answer: Found): FilterDraft {
  const navigate = useNavigate();
  // What the address says is no sign of it: ticking changes that as well.
  const isLeaving = useNavigationState() === 'waiting';
  const type = useNavigationType();
  const [draft, setDraft] = useState<{ readonly of: Search; readonly parameters: URLSearchParams }>();
  const [counted, setCounted] = useState<{ readonly of: Search; readonly found: Found }>();
  const form = useRef<HTMLFormElement>(null);
  const parameters = draft?.of === view ? draft.parameters : view.parameters;
  const applied = wholeRanges(asInForm(view.parameters, answer), answer);
  const whole = draft?.of === view ? wholeRanges(draft.parameters, answer) : applied;
  const isChanged = !isSame(whole, applied);
  const asked = isChanged ? searchAddress(view.term, view.language, whole, view.portlet, view.by) : null;
  // The tick is painted first, then it is asked what it finds.
  const deferred = useDeferredValue(asked);
  const { data } = useSWR<ApiResponse>(deferred);
  const pending = deferred === asked && isSearchResponse(data) && data.state === 'results' ? data : undefined;

  useEffect(() => {
    if (pending) setCounted({ of: view, found: pending });
  }, [pending, view]);

  const show = (next: URLSearchParams) => {
    // The router need not know: to it one is where one was.
    if (!isLeaving) history.replaceState(history.state, '', ownPath(view, withMapViewOf(next, location.search)));
  };
  const change = (changed: HTMLFormElement) => {
    const next = parametersOf(changed, view, answer);
    const wanted = wholeRanges(next, answer);
    setDraft({ of: view, parameters: next });
    show(isSame(wanted, applied) ? view.parameters : wanted);
  };
  const leave = (wanted: URLSearchParams) => {
    const next = wholeRanges(wanted, answer);
    // The entry one leaves is the search that was on the screen.
    show(view.parameters);
    const stays = isSame(asInForm(next, answer), asInForm(view.parameters, answer));
    // What is on its way is not wanted any more.
    if (stays && isLeaving && type === 'PUSH') navigate(-1);
    else if (isLeaving || !stays) navigate(ownPath(view, next), { replace: isLeaving });
    return !stays;
  };

  // The latest of this view, for a moment when nothing renders.
  const read = useRef((_: HTMLFormElement) => {});
  read.current = (loaded) => {
    if (!isSame(parametersOf(loaded, view, answer), applied)) change(loaded);
  };
  useEffect(() => {
    const timer = setTimeout(() => form.current && read.current(form.current), afterLoad);
    return () => clearTimeout(timer);
  }, []);

  const last = counted?.of === view ? counted.found : answer;
  return {
    parameters,
    found: isChanged ? pending : answer,
    filters: (isChanged ? (pending ?? last) : answer).filters,
    isChanged,
    isLeaving,
    form,
    change,
    apply: (sent) => leave(parametersOf(sent, view, answer)),
    leave,
  };
}

/** The search as the form has it. */
function parametersOf(form: HTMLFormElement, view: Search, answer: Found): URLSearchParams {
  const names = filterNames(answer.filters);
  const next = lasting(view.parameters);
  for (const name of names) next.delete(name);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '' && names.includes(name)) next.append(name, value);
  }
  return asInForm(next, answer);
}

/** What the untouched form makes of parameters: a range has its two fields, and no whole is ticked beside its part. */
function asInForm(parameters: URLSearchParams, { filters }: Found): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const filter of filters) {
    const chosen = next.getAll(filter.id);
    const ranges = filter.range ? chosen.filter((value) => value.includes('-')) : [];
    const ends = ranges[0]?.split('-').map((end) => end.trim());
    for (const [place, field] of rangeFields(filter.id).entries()) {
      if (ends?.[place]) next.set(field, ends[place]);
      else if (ends) next.delete(field);
    }
    const narrow = narrowest(
      chosen.filter((value) => !ranges.includes(value)),
      aboveIn(filter),
    );
    if (narrow.length === chosen.length) continue;
    next.delete(filter.id);
    for (const value of narrow) next.append(filter.id, value);
  }
  return next;
}

/** Numbers that are still being typed, shorter than any there is, do not count yet. */
function wholeRanges(parameters: URLSearchParams, { filters }: Found): URLSearchParams {
  const next = lasting(parameters);
  for (const { id, range } of filters) {
    if (!range) continue;
    const { least, most } = range.digits;
    const isWhole = (typed: string) => /^\d+$/.test(typed) && typed.length >= least && typed.length <= most;
    for (const field of rangeFields(id)) if (!isWhole(next.get(field) ?? '')) next.delete(field);
  }
  return next;
}

/** The order of parameters means nothing. */
function isSame(one: URLSearchParams, other: URLSearchParams): boolean {
  const [first, second] = [new URLSearchParams(one), new URLSearchParams(other)];
  first.sort();
  second.sort();
  return first.toString() === second.toString();
}
