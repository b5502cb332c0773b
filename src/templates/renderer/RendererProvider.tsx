import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#languages/languages.ts';
import type rejected from '#languages/nl/rejected.json';
import type texts from '#languages/nl/templates.json';
import type { TranslateTexts } from '#languages/translate.ts';
import type { PictureUrl } from '../contract/context.ts';
import type { Plan } from '../plan/plan.types.ts';
import type { ReportFinding } from '../report/report.types.ts';
import type { ReportTexts } from '../report/reportText.ts';
import type { Forms } from './forms.ts';

/** The templates' own texts, from `languages`. */
export type Translate = TranslateTexts<typeof texts>;

/** What the cards of rejected elements say around the report's own words. */
export type RejectedTexts = TranslateTexts<typeof rejected>;

/** An element that threw while it was rendered. */
export interface ElementCrash {
  readonly id: string;
  readonly type: string;
  readonly error: unknown;
}

/** What the visitor allows other parties to learn of the visit. */
export interface Consent {
  /** Whether videos may be loaded from their providers without asking again. */
  readonly video: boolean;
  /** Remembers that they may. */
  readonly allowVideo: () => void;
}

/** Parts of a page that belong to its visitor, and not to the item it shows. */
export interface PersonalParts {
  /** Keeps the item among the visitor's bookmarks. */
  readonly bookmark: (plan: Plan) => ReactNode;
  /** What visitors say about the item. */
  readonly discussion: (plan: Plan) => ReactNode;
}

/** Addresses that the app gives to what templates lead to. */
export interface Addresses {
  /** A search for a term, in the language of the page. */
  readonly search: (term: string) => string;
  /** The calendar file of the event at a path of the site. */
  readonly calendar: (path: string) => string;
  /** The whole address of a path of the site, to be handed on. */
  readonly whole: (path: string) => string;
}

/**
 * What templates need and may not fetch themselves: texts, addresses of pictures, what to do about failures.
 * The app fills it, and so do Storybook and users of the library. Links are plain anchors: what renders the page decides
 * with one listener which of them navigate inside the app.
 */
export interface Renderer {
  readonly t: Translate;
  /** Language of the page that is shown. */
  readonly language: Language;
  readonly pictureUrl: PictureUrl;
  /**
   * The search field of a page, with the placeholder its editor gave it; `null` where nothing can be searched.
   * @param preset the page's `searchidentifier`: a filter that every search from this field starts with
   */
  readonly searchBar: (placeholder: string | undefined, preset: string | undefined) => ReactNode;
  readonly addresses: Addresses;
  readonly consent: Consent;
  /** What visitors can do with the item that a page shows; nothing where they can do nothing. */
  readonly personal?: PersonalParts | undefined;
  readonly forms: Forms;
  /** `preview` shows rejected elements as cards; `public` never meets them. */
  readonly audience: 'public' | 'preview';
  /** What the cards of a preview say; visitors never need it. */
  readonly rejectedText?: RejectedTexts | undefined;
  /** What the report says, for the cards of a preview. */
  readonly reportText?: ReportTexts | undefined;
  /** What was wrong with the page, for the cards of a preview. */
  readonly findings?: readonly ReportFinding[] | undefined;
  /** Puts a part of the page, by the id of its area or element, into what a preview needs around it: no node of its own. */
  readonly placed?: ((id: string, part: ReactNode) => ReactNode) | undefined;
  /** Elements that failed on the server: left out of the first view, tried once more after it. */
  readonly crashed: ReadonlySet<string>;
  readonly onCrash: (crash: ElementCrash) => void;
}

const RendererContext = createContext<Renderer | undefined>(undefined);

export function RendererProvider({ value, children }: { value: Renderer; children: ReactNode }) {
  return <RendererContext value={value}>{children}</RendererContext>;
}

/** @throws when no `RendererProvider` stands above */
export function useRenderer(): Renderer {
  const renderer = useContext(RendererContext);
  if (!renderer) throw new Error('A template was rendered outside a RendererProvider: put one around PageRenderer.');
  return renderer;
}
