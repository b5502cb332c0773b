import { useRenderer } from '#templates/renderer/RendererProvider.tsx';

/** The path of the page that is shown, which in a preview is not that of the document. */
export function usePagePath(): string {
  const { page } = useRenderer().forms;
  return page.split('?', 1)[0] ?? page;
}
