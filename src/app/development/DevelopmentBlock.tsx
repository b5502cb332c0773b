import { useEffect, useState } from 'react';
import { type ApiResponse, isPageResponse, isSearchResponse } from '../api/responses.ts';
import type { PublicSite } from '../context/publicSite.ts';
import { FailureBoundary } from '../failures/FailureBoundary.tsx';
import { isPreviewResponse } from '../views/preview/previewResponse.ts';
import type { View } from '../views/views.ts';

interface DevelopmentBlockProps {
  readonly view: View;
  readonly answer: ApiResponse | undefined;
  readonly site: PublicSite;
  readonly language: string;
}

/**
 * What a developer wants to know of the page on the screen, folded away in a corner (specification, section 2). Whoever
 * renders it asks `import.meta.env.DEV` first, so that built portals have none of it. It comes after the first paint:
 * the server's markup is that of production.
 */
export function DevelopmentBlock(props: DevelopmentBlockProps) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!isAlive) return null;
  return (
    <details
      data-development-block=""
      className="fixed start-0 bottom-0 z-50 rounded-card border border-border-strong bg-surface px-3 py-1 text-small text-text print:hidden"
    >
      <summary className="cursor-pointer">dev</summary>
      <FailureBoundary fallback={() => <p>Something went wrong</p>}>
        <Facts {...props} />
      </FailureBoundary>
    </details>
  );
}

function Facts({ view, answer, site, language }: DevelopmentBlockProps) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 py-2">
      {Object.entries({ view: view.kind, ...factsOf(answer), language, site: site.id }).map(([name, fact]) => (
        <div key={name} className="contents">
          <dt className="text-text-muted">{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(answer: ApiResponse | undefined): Readonly<Record<string, string | number>> {
  if (isSearchResponse(answer)) return { answer: answer.state };
  if (!isPageResponse(answer)) return { answer: 'none' };
  const { status, plan } = answer;
  const findings =
    isPreviewResponse(answer) && answer.preview.kind === 'page' ? { findings: answer.preview.findings.length } : {};
  return { answer: status, template: plan?.template ?? 'none', ...findings };
}
