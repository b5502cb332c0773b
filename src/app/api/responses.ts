import type { Plan } from '#templates/plan/plan.types.ts';
import type { ShellPlan } from '#templates/plan/planShell.ts';
import type { AnswerPassage, WrittenAnswer } from './answerResponse.ts';
import type { PersonalResponse } from './personalResponse.ts';

/** Response of `GET /api/page?path=`; the plan is `null` for every status but 200. */
export interface PageResponse {
  readonly status: number;
  readonly plan: Plan | null;
  /** Set with statuses 301 and 302: the site's path to go to. */
  readonly location?: string | undefined;
}

/** Response of `GET /api/shell`: what surrounds the page, once per site and language. */
export type ShellResponse = ShellPlan;

/** A record among the results (specification, section 3). */
export interface SearchRecord {
  readonly id: string;
  readonly title: string;
  readonly type?: string | undefined;
  readonly publisher?: string | undefined;
  readonly journal?: string | undefined;
  readonly year?: number | undefined;
  readonly abstract?: string | undefined;
  /** Its code, of whatever language (ISO 639-1). */
  readonly language?: string | undefined;
  readonly keywords: readonly string[];
  readonly links: readonly { readonly url: string; readonly access: string; readonly filetype: string }[];
  /** In the order of the record; among many results the first of them. */
  readonly authors?: readonly RecordAuthor[] | undefined;
  /** How many are not among them. */
  readonly moreAuthors?: number | undefined;
  /** Those that contributed; not told of one among many. */
  readonly organisations?: readonly RecordOrganisation[] | undefined;
  /** From `10.` on. */
  readonly doi?: string | undefined;
  /** Without hyphens. */
  readonly isbn?: readonly string[] | undefined;
  /** Where it is about. */
  readonly places?: readonly RecordPlace[] | undefined;
  /** Its type in the visitor's language. */
  readonly typeLabel?: string | undefined;
  /** The same work, once more: found as well, and shown with it. */
  readonly versions?: readonly RecordVersion[] | undefined;
  /** Why it was found, instead of its abstract: the title, and the best passage of the abstract. */
  readonly found?: { readonly title: MarkedText; readonly passage: MarkedText } | undefined;
}

/** Another record of the same work. */
export type RecordVersion = Pick<SearchRecord, 'id' | 'title' | 'publisher' | 'journal' | 'typeLabel' | 'year'>;

/** Who wrote it; `id` names the page of the author's records. */
export interface RecordAuthor {
  readonly name: string;
  readonly id: string;
  readonly orcid?: string | undefined;
  /** Under which the service counts the author's records: `Boer, A. de`. */
  readonly listed?: string | undefined;
  /** Of those by whom a work without an author is known. */
  readonly role?: 'editor' | undefined;
}

export interface RecordOrganisation {
  readonly name: string;
  readonly id: string;
  /** The address of its entry in the Research Organization Registry. */
  readonly ror?: string | undefined;
}

/** Somebody whose records are looked through. */
export interface ContributorFacts {
  /** As most of the records have it. */
  readonly name: string;
  /** How else the records write the name. */
  readonly otherNames: readonly string[];
  /** The page of an ORCID or a ROR. */
  readonly identifier?: string | undefined;
  /** Persons behind one listed name, where the records tell more than one apart: ids of their own pages. */
  readonly persons: readonly { readonly name: string; readonly id: string }[];
  /** All records, however the page is filtered. */
  readonly hits: number;
  readonly years?: { readonly from: string; readonly to: string } | undefined;
  /** Who wrote the most of the records as well, with how many. */
  readonly others: readonly { readonly name: string; readonly id: string; readonly count: number }[];
}

/** A text in pieces: plain, marked, plain, marked … What stands first is never marked, and may be empty. */
export type MarkedText = readonly string[];

export interface SearchFilterOption {
  readonly value: string;
  readonly label: string;
  /** Records found with this option besides what is chosen already. */
  readonly count: number;
  readonly checked: boolean;
  /** The value of the same filter that it is a part of. Who chooses both gets the part. */
  readonly parent?: string | undefined;
}

/** A range of numbers. */
export interface SearchRange {
  readonly from: string;
  readonly to: string;
  /** How long the numbers are that there are: fewer digits are not typed to the end. */
  readonly digits: { readonly least: number; readonly most: number };
  /** How many records there are along it; none where that shows nothing. */
  readonly bars: readonly RangeBar[];
}

/** A part of a range, both ends included, and how many records are in it besides what else is chosen. */
export interface RangeBar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface SearchFilter {
  /** The facet's id and the name of its parameter in the address: `jaar`, `trefwoord` … */
  readonly id: string;
  readonly title: string;
  /** All chosen ones, and the first of the others. */
  readonly options: readonly SearchFilterOption[];
  /** How many values there are besides; `GET /api/values` has them. */
  readonly more: number;
  /** Set where the address unfolds this filter: all its values that begin with this text. */
  readonly find?: string | undefined;
  /** For numbers: the first and the last of those chosen, each `''` where it is open. */
  readonly range?: SearchRange | undefined;
}

/** What one chosen value keeps away: so many records there are without it. */
export interface WithoutValue {
  readonly filter: string;
  readonly value: string;
  readonly hits: number;
}

/** Response of `GET /api/values`: the values of one filter within a search, chosen ones or not. */
export interface ValuesResponse {
  /** The filter's id. */
  readonly filter: string;
  readonly options: readonly SearchFilterOption[];
  /** How many match besides these. */
  readonly more: number;
}

/** Response of `GET /api/search`, which takes the search page's own parameters. */
export type SearchResponse =
  | {
      readonly state: 'results';
      readonly term: string;
      readonly hits: number;
      /** Offset of the first record shown, from 0. */
      readonly start: number;
      readonly records: readonly SearchRecord[];
      /** Where few records have all words of the term: some that have a part of them, which are not counted. */
      readonly partial?: readonly SearchRecord[] | undefined;
      readonly filters: readonly SearchFilter[];
      /** `most`: no record has all words of the term, and these come nearest. */
      readonly matched: 'all' | 'most';
      /** What was probably meant; `applied` when the records are those of it, because the term as typed finds none. */
      readonly spelling?: { readonly term: string; readonly hits: number; readonly applied: boolean } | undefined;
      /** Other words for words of the term, which were looked up as well; a service of the specification alone knows none. */
      readonly meant: readonly { readonly words: string; readonly also: readonly string[] }[];
      /** Of one record that was asked for: others about the same. */
      readonly similar?: readonly SearchRecord[] | undefined;
      /** Whose records these are, where they are somebody's alone; none where there is no such person or organisation. */
      readonly by?: ContributorFacts | undefined;
      /** When nothing was found with filters, or little: what each of them keeps away. */
      readonly without: readonly WithoutValue[];
      /** When nothing was found with filters: how many there are without any of them. */
      readonly unfiltered?: number | undefined;
      readonly places?: SearchPlaces | undefined;
      /** Some of it could not be had just now: of records by their ids, whose records these are, or the place around which. */
      readonly isPart?: boolean | undefined;
    }
  | { readonly state: 'error'; readonly term: string };

/** A place, and the way to it. */
export interface RecordPlace {
  readonly lat: number;
  readonly lon: number;
  readonly name: string;
}

/** Where a search looks, and whether its map is open; nothing is said where the query service knows no places. */
export interface SearchPlaces {
  readonly isOpen: boolean;
  /** What the map is drawn on; the portal's own outline where there is none. */
  readonly tiles?: { readonly url: string; readonly credit: string } | undefined;
  readonly box?: readonly [west: number, south: number, east: number, north: number] | undefined;
  readonly near?: SearchNear | undefined;
}

/** A place as it was typed, how far around it is searched (km), and what it was found to be. */
export type SearchNear = { readonly typed: string; readonly kilometres: number } & (
  | ({ readonly kind: 'found' } & RecordPlace)
  | { readonly kind: 'malformed' | 'notFound' | 'notCovered' | 'unknown' | 'failed' }
  | { readonly kind: 'several'; readonly names: readonly string[] }
);

/** Response of `GET /api/map`: records by where they are, put together as near as they are looked at. */
export interface MapResponse {
  /** Records with a place in the view. */
  readonly hits: number;
  readonly clusters: readonly MapCluster[];
}

export interface MapCluster extends RecordPlace {
  readonly count: number;
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  /** The only record. */
  readonly record?: { readonly id: string; readonly title: string } | undefined;
}

/** A comment as everybody reads it. */
export interface ItemComment {
  readonly id: string;
  /** By which its author is known here; empty where the service does not say. */
  readonly name: string;
  /** When it was written (ISO 8601). */
  readonly at: string;
  /** Plain text. */
  readonly text: string;
}

/** Response of `GET /api/comments?item=`: those of an item that everybody sees, newest first. */
export interface CommentsResponse {
  readonly comments: readonly ItemComment[] | 'unavailable';
  /** How many there are, where the page carries the newest alone. */
  readonly total?: number;
}

/** Response of `GET /api/answer`. */
export interface AnswerResponse {
  /** `blank` before anything is asked; `unavailable` where the query service gives no answers. */
  readonly state: 'blank' | 'answered' | 'nothing' | 'unavailable';
  readonly passages: readonly AnswerPassage[];
  /** What a search for the question finds; none before anything is asked. */
  readonly results?: SearchResponse | undefined;
  /** The model that may write an answer from the passages; none: they are all there is. */
  readonly model?: string | undefined;
  /** Names these very passages, where a model may write from them: the numbers in what it wrote mean no others. */
  readonly edition?: string | undefined;
  /** What it wrote, where that is known already. */
  readonly written?: WrittenAnswer | undefined;
}

/** What the portal's own API answers a view with. */
export type ApiResponse =
  | MapResponse
  | PageResponse
  | ShellResponse
  | SearchResponse
  | CommentsResponse
  | PersonalResponse
  | AnswerResponse;

export function isAnswerResponse(response: ApiResponse | undefined): response is AnswerResponse {
  return response !== undefined && 'passages' in response;
}

export function isCommentsResponse(response: ApiResponse | undefined): response is CommentsResponse {
  return response !== undefined && 'comments' in response;
}

export function isMapResponse(response: ApiResponse | undefined): response is MapResponse {
  return response !== undefined && 'clusters' in response;
}

export function isPageResponse(response: ApiResponse | undefined): response is PageResponse {
  return response !== undefined && 'plan' in response;
}

export function isShellResponse(response: ApiResponse | undefined): response is ShellResponse {
  return response !== undefined && 'menu' in response;
}

export function isSearchResponse(response: ApiResponse | undefined): response is SearchResponse {
  return response !== undefined && 'term' in response;
}
