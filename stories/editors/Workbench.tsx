import { type ReactNode, Suspense, useId, useMemo, useRef, useState } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { type ExampleLanguage, exampleLanguage } from '#templates/elements/exampleLanguage.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { type ElementCrash, type Renderer, RendererProvider } from '#templates/renderer/RendererProvider.tsx';
import type { Report } from '#templates/report/report.types.ts';
import { storyRenderer } from '#templates/stories/storyPlan.tsx';
import { editorText, previewText } from './editorText.ts';
import { FindingList } from './FindingList.tsx';
import { ResultFrame } from './ResultFrame.tsx';
import { readJson } from './readJson.ts';
import { useKeptText } from './useKeptText.ts';
import { type TextRange, valueRange } from './valueRange.ts';

/** What an input becomes, and what is to be said of it. */
export interface Tried {
  readonly plan: Plan;
  readonly report: Report;
}

interface WorkbenchProps {
  /** What stands there to begin with. */
  readonly json: unknown;
  /** Of the story and the example: by this name the browser keeps what is typed. */
  readonly name: string;
  /** The editor's language. */
  readonly language: ExampleLanguage;
  readonly plan: (json: unknown) => Tried;
  /** What is shown of the plan. */
  readonly view: (plan: Plan) => ReactNode;
  /** Where the JSON stands in what is planned: a pointer, empty when it is the whole. */
  readonly place?: string;
  /** A choice of examples, above the input. */
  readonly choice?: ReactNode;
}

/** The JSON of the CMS to try things in, what is wrong with it, and what it becomes. */
export function Workbench({ json, name, language, plan, view, place = '', choice }: WorkbenchProps): ReactNode {
  const original = useMemo(() => JSON.stringify(json, null, 2), [json]);
  const [typed, keep] = useKeptText(name);
  const text = typed ?? original;
  const [crashes, setCrashes] = useState<readonly ElementCrash[]>([]);
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const t = editorText[language];
  const read = useMemo(() => readJson(text), [text]);
  // What is no JSON leaves what was right last.
  const [good, setGood] = useState<{ readonly json: unknown }>();
  const shown = read.state === 'read' ? read.json : good ? good.json : json;
  const tried = useMemo(() => plan(shown), [plan, shown]);

  const change = (next: string) => {
    if (read.state === 'read') setGood({ json: read.json });
    keep(next === original ? undefined : next);
    if (readJson(next).state === 'broken') return;
    // What failed gets another chance; what works keeps its state.
    if (crashes.length > 0) setAttempt((number) => number + 1);
    setCrashes([]);
  };
  const select = ({ start, end }: TextRange) => {
    const { current } = input;
    if (current === null) return;
    // Browsers bring the caret of a field into view when it gets the focus, and at no other time.
    current.blur();
    current.setSelectionRange(start, start);
    current.focus();
    current.setSelectionRange(start, end);
  };
  const show = (pointer: string) => {
    if (read.state === 'read') select(valueRange(text, pointer.startsWith(place) ? pointer.slice(place.length) : ''));
  };

  const portal = storyRenderer(exampleLanguage(tried.plan.language), 'preview');
  const renderer: Renderer = {
    ...portal,
    // Few scenes stand in for many pictures: their addresses stay apart.
    pictureUrl: (picture, ...size) => `${portal.pictureUrl(picture, ...size)}#${encodeURIComponent(picture.source)}`,
    findings: tried.report.findings,
    onCrash: (crash: ElementCrash) => setCrashes((known) => [...known, crash]),
  };
  return (
    <main className="grid grid-cols-1 bg-surface large:h-dvh large:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <section
        aria-label={t.input}
        // Scrolled by keyboard, whatever is in it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
        tabIndex={0}
        className="flex flex-col gap-6 border-border border-e p-5 large:overflow-y-auto"
      >
        <div className="grid grid-cols-1 gap-3">
          {choice}
          <label htmlFor={id} className="font-strong text-heading">
            {t.input}
          </label>
          <p id={`${id}-hint`} className="text-small text-text-muted">
            {t.hint}
          </p>
          <textarea
            ref={input}
            id={id}
            className="h-80 w-full resize-y rounded-control border border-border-strong bg-field p-4 [font-family:ui-monospace,monospace] text-small text-text aria-[invalid=true]:border-2 aria-[invalid=true]:border-negative"
            value={text}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            aria-invalid={read.state === 'broken'}
            onChange={({ target }) => change(target.value)}
          />
          <div>
            <Button tone="secondary" size="small" disabled={text === original} onClick={() => change(original)}>
              {t.reset}
            </Button>
          </div>
        </div>
        <div role="status" aria-label={t.findings}>
          {read.state === 'broken' ? (
            <Notice tone="negative" title={t.broken(read.fault.line, read.fault.column)}>
              <p>{previewText[language](`jsonCause.${read.fault.cause}`)}</p>
              <p className="mt-1">{t.kept}</p>
              <p className="mt-3">
                <Button
                  tone="secondary"
                  size="small"
                  onClick={() => select({ start: read.fault.at, end: read.fault.at + 1 })}
                >
                  {t.toFault}
                </Button>
              </p>
            </Notice>
          ) : (
            <FindingList language={language} report={tried.report} crashes={crashes} onShow={show} />
          )}
        </div>
      </section>
      <div className="h-dvh">
        <ResultFrame title={t.result}>
          <main lang={tried.plan.language}>
            <RendererProvider key={attempt} value={renderer}>
              <Suspense>{view(tried.plan)}</Suspense>
            </RendererProvider>
          </main>
        </ResultFrame>
      </div>
    </main>
  );
}
