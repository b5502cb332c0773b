import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { SelectControl } from '#design-system/components/Select/SelectControl.tsx';
import type { Translate } from '#languages/texts.ts';
import { isAbout } from '#templates/renderer/rejectedPlace.ts';
import { findingText } from '#templates/report/reportText.ts';
import { useTexts } from '../../language/useTexts.ts';
import { BarPanel } from './BarPanel.tsx';
import type { ShownReport } from './Findings.tsx';
import { jsonPlace, linePlace, selectPlace } from './jsonPlace.ts';
import { editAddress, partName } from './parts.ts';
import type { Draft } from './useDraft.ts';
import type { Picking } from './usePicking.ts';
import { useSource } from './useSource.ts';

interface SourcePanelProps {
  readonly draft: Draft;
  /** Name of the CMS's answer; none for what an editor gave. */
  readonly snapshot: string | undefined;
  readonly shown: Pick<ShownReport, 'plan' | 'report'> | undefined;
  readonly picking: Picking;
  /** Where the CMS edits a page, with `{page}` and `{element}`. */
  readonly edit: string | undefined;
  /** Whether it is open to begin with. */
  readonly open: boolean;
}

/** The JSON that the page was made of, to be read and tried out: what is changed shows at once. Only with script. */
export function SourcePanel({ draft, snapshot, shown, picking, edit, open }: SourcePanelProps) {
  const t = useTexts('preview');
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOpened, setOpened] = useState(false);
  const source = useSource(isOpened ? snapshot : undefined);
  const isMissing = source !== undefined && source.text === undefined;
  const text = draft.text ?? source?.text ?? '';
  const { place, cameFrom } = picking;
  const faultLine = draft.fault?.line;
  // Selected once for each place that is chosen; not anew with every change of the text.
  const selected = useRef<Picking['place']>(undefined);
  useEffect(() => {
    const element = field.current;
    if (!place || !element || selected.current === place) return;
    const panel = element.closest('details');
    if (panel) panel.open = true;
    if (text === '') return;
    selected.current = place;
    void jsonPlace(text, place.pointer).then((found) => found && selectPlace(element, found));
  }, [place, text]);
  return (
    <BarPanel
      name="source"
      title={t('json')}
      icon="contents"
      onOpen={() => setOpened(true)}
      open={open}
      cameFrom={cameFrom}
    >
      <div className="flex h-full flex-col gap-3">
        <p id="preview-json-lead" className="text-small text-text-muted">
          {t('json.lead')}
        </p>
        {shown && <Parts shown={shown} picking={picking} edit={edit} />}
        <p role="status" className="min-h-[1lh] shrink-0 text-small">
          {draft.fault ? <strong className="text-negative">{faultText(draft.fault, t)}</strong> : null}
          {!draft.fault && draft.text !== undefined && snapshot !== undefined && t('json.changed')}
          {isMissing && draft.text === undefined && t('json.unavailable')}
        </p>
        {faultLine !== undefined && (
          <button
            type="button"
            onClick={() => field.current && selectPlace(field.current, linePlace(text, faultLine))}
            className="min-h-6 w-fit cursor-pointer rounded-control text-link text-small underline underline-offset-2 hover:text-link-hover"
          >
            {t('json.toLine', { line: faultLine })}
          </button>
        )}
        <textarea
          ref={field}
          aria-label={t('paste.label')}
          aria-describedby="preview-json-lead"
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => draft.change(target.value)}
          className="preview-source w-full flex-1 rounded-control border border-border-strong bg-field p-3 text-small text-text"
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

/** The parts of the page: chosen from a list or pointed at, each with what is wrong with it and the way to the CMS. */
function Parts({
  shown: { plan, report },
  picking,
  edit,
}: Pick<SourcePanelProps, 'picking' | 'edit'> & { readonly shown: NonNullable<SourcePanelProps['shown']> }) {
  const t = useTexts('preview');
  const rt = useTexts('report');
  const { place, isOn, toggle, goTo } = picking;
  const part = report.sources.find(({ pointer }) => pointer === place?.pointer);
  const about = part ? report.findings.filter((finding) => isAbout(finding, part.pointer)) : [];
  const address = edit && part && editAddress(edit, plan, part);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <label htmlFor="preview-part" className="text-small text-text-muted">
            {t('parts')}
          </label>
          <SelectControl
            id="preview-part"
            name="part"
            width="wide"
            value={part?.pointer ?? ''}
            options={[
              { value: '', label: t('parts.none') },
              ...report.sources.map((source) => ({ value: source.pointer, label: partName(source, t, rt) })),
            ]}
            onChange={(pointer) => pointer && goTo(pointer)}
          />
        </div>
        <Button tone={isOn ? 'primary' : 'secondary'} aria-pressed={isOn} onClick={toggle}>
          {t('pick')}
        </Button>
      </div>
      {part && about.length === 0 && <p className="text-small">{t('part.fine')}</p>}
      {about.length > 0 && (
        <div className="text-small">
          <p className="font-strong">{t('part.findings', { count: about.length })}</p>
          <ul className="list-disc ps-6">
            {about.map((finding) => (
              <li key={`${finding.pointer} ${finding.rule} ${finding.excerpt}`}>{findingText(finding, rt).wrong}</li>
            ))}
          </ul>
        </div>
      )}
      {address && (
        <a href={address} target="_blank" rel="noopener" className="text-link text-small hover:text-link-hover">
          {t('part.edit')}
        </a>
      )}
    </div>
  );
}

function faultText({ fault, line, cause }: NonNullable<Draft['fault']>, t: Translate<'preview'>): string {
  if (fault === 'oversized') return t('failed.pasted.oversized.text');
  if (fault !== 'notJson') return t(`json.${fault}`);
  const where = line === undefined ? t('json.faultAnywhere') : t('json.fault', { line });
  return cause === undefined ? where : `${where} ${t(`jsonCause.${cause}`)}`;
}
