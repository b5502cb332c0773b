import { useRenderer } from '#templates/renderer/RendererProvider.tsx';
import { pageAddress } from './pageAddress.ts';

/** The address of the page that is shown, which in a preview is not that of the document. */
export function usePageAddress(): string {
  return pageAddress(useRenderer().forms.page);
}
