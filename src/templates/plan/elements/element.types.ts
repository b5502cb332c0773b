import type { ElementData, ElementType } from './elementDefinitions.ts';

/** An element that can be rendered, with its data in the shape its adapter takes. */
export type KnownElement<T extends ElementType = ElementType> = {
  [K in T]: { readonly kind: 'known'; readonly type: K; readonly id: string; readonly data: ElementData[K] };
}[T];

/** An element that cannot: kept for editors, left out of public plans. */
export interface RejectedElement {
  /** `empty`: what it holds gives nothing that could be shown. */
  readonly kind: 'unknown' | 'invalid' | 'empty';
  readonly type: string;
  readonly id: string;
  /** JSON Pointer of the element in the CMS's answer. */
  readonly pointer: string;
  /** The element as the CMS sent it. */
  readonly raw: unknown;
}
