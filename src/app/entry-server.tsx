import type { PortalState } from './data/portalState.ts';

/** An element whose component threw on the server. */
export interface CrashedElement {
  readonly id: string;
  readonly type: string;
  readonly message: string;
}

/** A view as markup: what goes into `<div id="portal">`. */
export interface RenderedApp {
  readonly html: string;
  readonly crashed: readonly CrashedElement[];
  /** Source files of the chunks this view needs, as the build's manifest names them. */
  readonly chunks: readonly string[];
  readonly title: string;
  readonly description: string;
  /** Language of the page itself, for `<html lang>`. */
  readonly language: string;
}

export type RenderApp = (state: PortalState) => Promise<RenderedApp>;
