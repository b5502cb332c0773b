import { type RefObject, useState } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import type { Translate } from '#languages/texts.ts';
import { useTexts } from '../../language/useTexts.ts';
import { BarPanel } from './BarPanel.tsx';
import { previewSourceAddress } from './choice.ts';
import type { Draft } from './useDraft.ts';

interface SourcePanelProps {
  readonly draft: Draft;
  /** Name of the CMS's answer; none for what an editor gave. */
  readonly snapshot: string | undefined;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The JSON that the page was made of, to be read and tried out: what is changed shows at once. Only with script. */
export function SourcePanel({ draft, snapshot, field }: SourcePanelProps) {
  const t = useTexts('preview');
  const [source, setSource] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const load = async () => {
    if (source !== undefined || snapshot === undefined) return;
    const got = await fetchSource(snapshot);
    setSource(got);
    setMissing(got === undefined);
  };
  const shown = draft.text ?? source ?? '';
  return (
    <BarPanel name="source" title={t('json')} icon="contents" onOpen={load} open={snapshot === undefined}>
      <div className="flex h-full flex-col gap-3">
        <p id="preview-json-lead" className="text-small text-text-muted">
          {t('json.lead')}
        </p>
        <p role="status" className="min-h-[1lh] text-small">
          {draft.fault ? <strong className="text-negative">{faultText(draft.fault, t)}</strong> : null}
          {!draft.fault && draft.text !== undefined && snapshot !== undefined && t('json.changed')}
          {isMissing && draft.text === undefined && t('json.unavailable')}
        </p>
        <textarea
          ref={field}
          aria-label={t('paste.label')}
          aria-describedby="preview-json-lead"
          spellCheck={false}
          autoComplete="off"
          wrap="off"
          value={shown}
          onChange={({ target }) => draft.change(target.value)}
          className="min-h-64 w-full flex-1 resize-none rounded-control border border-border-strong bg-field p-3 [font-family:ui-monospace,monospace] text-small text-text [tab-size:2]"
        />
        {draft.text !== undefined && snapshot !== undefined && (
          <div>
            <Button tone="secondary" size="small" onClick={draft.reset}>
              {t('json.reset')}
            </Button>
          </div>
        )}
      </div>
    </BarPanel>
  );
}

async function fetchSource(snapshot: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${previewSourceAddress}?${new URLSearchParams({ snapshot })}`);
    return answer.ok ? JSON.stringify(await answer.json(), null, 2) : undefined;
  } catch {
    return undefined;
  }
}

function faultText({ fault, line }: NonNullable<Draft['fault']>, t: Translate<'preview'>): string {
  if (fault !== 'notJson') return t(`json.${fault}`);
  return line === undefined ? t('json.faultAnywhere') : t('json.fault', { line });
}
