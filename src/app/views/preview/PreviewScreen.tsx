import './preview.css';
import type { ScreenProps } from '../viewDefinition.ts';
import type { PreviewView } from './address.ts';
import { FramedPage } from './FramedPage.tsx';
import { PreviewHelp } from './PreviewHelp.tsx';
import { PreviewTool } from './PreviewTool.tsx';
import { type AnyPreviewResponse, isPreviewToolResponse } from './toolResponse.ts';

/** `/preview` and what is framed there: the bar with what an editor should know, or the page as visitors would get it. */
export function PreviewScreen({ view, response }: ScreenProps<PreviewView, AnyPreviewResponse>) {
  if (!response) return null;
  if (view.part === 'help') return <PreviewHelp />;
  if (isPreviewToolResponse(response)) return <PreviewTool search={view.search} response={response} />;
  return <FramedPage search={view.search} response={response} />;
}
