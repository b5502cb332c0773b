import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { EmptyState } from '#design-system/components/EmptyState/EmptyState.tsx';
import { Link } from '#design-system/components/Link/Link.tsx';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { Select } from '#design-system/components/Select/Select.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { SiteScope } from '#design-system/theme/SiteScope.tsx';
import { versionName } from '../../model/versionName.ts';
import type { DecisionRequest, ReviewData } from '../reviewData.ts';
import { GroupHead } from './GroupHead.tsx';
import { GroupList } from './GroupList.tsx';
import { groupsOf, nextOpen, progressText, stepFrom } from './groups.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { type LookView, viewsOf } from './Pictures.tsx';
import { PlaceList, storyLabel, viewLabel } from './PlaceList.tsx';
import { preferredLanguage, preferredMode } from './preferences.ts';
import { Stage } from './Stage.tsx';
import { type ReviewLanguage, type Translate, texts } from './texts.ts';
import { useKeys } from './useKeys.ts';
import { useReview } from './useReview.ts';

type Action = 'approved' | 'rejected' | 'undo';

/** The whole page: causes on the left, the places of one of them and the pictures of one place on the right. */
export function ReviewPage({ first }: { readonly first: ReviewData }) {
  const { data, failure, send } = useReview(first);
  const [language, setLanguage] = useState<ReviewLanguage>(preferredLanguage);
  const [mode, setMode] = useState<'light' | 'dark'>(preferredMode);
  const [site, setSite] = useState('');
  const [chosen, setChosen] = useState('');
  const [view, setView] = useState<LookView>('side');
  const [zoom, setZoom] = useState(true);
  // By the place that each was written at: looking at another in between gives it no note.
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const [keys, setKeys] = useState(true);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const stage = useRef<HTMLElement>(null);
  const t = texts[language];

  const groups = groupsOf(data, site);
  const all = groups.flatMap(({ differences }) => differences);
  const current = all.find(({ key }) => key === chosen) ?? all[0];
  const here = current?.key ?? '';
  const note = notes[here] ?? '';
  const setNote = (text: string) => setNotes((all) => ({ ...all, [here]: text }));
  const group = groups.find(({ cause }) => cause.id === current?.cause);
  const returning = data.results.differences.filter(({ key }) => data.standings[key]?.state === 'returning');

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = t('visual.title');
  }, [language, t]);

  // A button that goes with what it did, as that to undo, leaves its focus to what is looked at.
  useEffect(() => {
    if (data.standings === first.standings || document.activeElement !== document.body) return;
    stage.current?.focus({ preventScroll: true });
  }, [data.standings, first.standings]);

  /**
   * Another place by key or by a decision: its pictures come into sight, which the list above them may have pushed out.
   * Whoever chose another in the meantime stays there.
   */
  function show(key: string) {
    setChosen((now) => (now === chosen ? key : now));
    requestAnimationFrame(() => stage.current?.scrollIntoView({ block: 'start' }));
  }

  async function decide(action: Action, keysOf: readonly string[]) {
    if (!data.writable || keysOf.length === 0) return;
    const last = keysOf.at(-1) ?? '';
    const request: DecisionRequest =
      action === 'undo' ? { action, keys: keysOf } : { action, keys: keysOf, why: note.trim() };
    const standings = await send(request);
    // What was not kept is still to be decided, with the note as it stands.
    if (!standings || action === 'undo') return;
    setNote('');
    show(nextOpen(groups, standings, last) ?? last);
  }

  const decideOne = (action: Action) => void decide(action, current ? [here] : []);
  const decideAll = (action: Action) => void decide(action, group?.differences.map(({ key }) => key) ?? []);
  const confirm = () => {
    if (data.writable && returning.length > 0) void send({ action: 'confirm', keys: returning.map(({ key }) => key) });
  };
  const step = (by: number) => show(stepFrom(groups, here, by) ?? chosen);

  useKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      a: () => decideOne('approved'),
      r: () => decideOne('rejected'),
      u: () => decideOne('undo'),
      n: () => noteField.current?.focus(),
      'Shift+a': () => decideAll('approved'),
      'Shift+r': () => decideAll('rejected'),
      b: confirm,
      z: () => setZoom(!zoom),
      ...Object.fromEntries(viewsOf(data.writable).map((each, index) => [String(index + 1), () => setView(each)])),
    },
    keys,
  );

  return (
    <SiteScope site="groenkennisnet" mode={mode}>
      <div className="min-h-dvh">
        <a
          href="#comparison"
          className="absolute start-4 top-0 z-2 -translate-y-[120%] bg-action px-4 py-3 text-on-action focus:translate-y-0"
        >
          {t('visual.skip')}
        </a>
        <PageHead {...{ data, t, language, setLanguage, mode, setMode, site, setSite }} />
        <main id="comparison" tabIndex={-1} className="mx-auto max-w-480 px-gutter pb-section outline-none">
          <div role="status" className="sr-only">
            {current && `${storyLabel(current, data)}, ${viewLabel(current, data.sites, t)}. `}
            {progressText(data, t)}
          </div>
          <Notices {...{ data, failure, returning: returning.length, confirm, t }} />
          {current && group ? (
            <div className="grid items-start gap-x-12 gap-y-8 large:grid-cols-[18rem_minmax(0,1fr)] large:grid-rows-[auto_1fr]">
              <GroupList
                groups={groups}
                data={data}
                chosen={group.cause.id}
                onChoose={(cause) =>
                  setChosen(groups.find((each) => each.cause.id === cause)?.differences[0]?.key ?? '')
                }
                t={t}
              />
              <div className="flex min-w-0 flex-col gap-6 large:col-start-2 large:row-span-2 large:row-start-1">
                <GroupHead group={group} data={data} onDecide={decideAll} t={t} />
                <PlaceList group={group} data={data} chosen={current.key} onChoose={setChosen} t={t} />
                <Stage
                  difference={current}
                  {...{ data, view, zoom, note, noteField, t }}
                  ref={stage}
                  onView={setView}
                  onZoom={setZoom}
                  onNote={setNote}
                  onStep={step}
                  onDecide={decideOne}
                />
              </div>
              <KeyHelp on={keys} onChange={setKeys} writable={data.writable} t={t} />
            </div>
          ) : (
            <EmptyState level={2} {...emptyTexts(data, site, t)} />
          )}
          <Broken {...{ data, t }} />
        </main>
      </div>
    </SiteScope>
  );
}

/** That nothing differs is said of what was looked at alone. */
function emptyTexts({ results }: ReviewData, site: string, t: Translate): { title: string; text: string } {
  if (site !== '') return { title: t('visual.noneHere'), text: t('visual.noneHereText') };
  const { complete, broken, filters } = results;
  return complete && broken.length === 0 && filterNames(filters).length === 0
    ? { title: t('visual.none'), text: t('visual.noneText') }
    : { title: t('visual.noneSeen'), text: t('visual.noneSeenText') };
}

/** What a run was restricted to, as it was asked for. */
function filterNames({ sites, stories, folders, presets }: ReviewData['results']['filters']): readonly string[] {
  return [...sites, ...stories, ...folders, ...presets];
}

interface PageHeadProps {
  readonly data: ReviewData;
  readonly t: Translate;
  readonly language: ReviewLanguage;
  readonly setLanguage: (language: ReviewLanguage) => void;
  readonly mode: 'light' | 'dark';
  readonly setMode: (mode: 'light' | 'dark') => void;
  readonly site: string;
  readonly setSite: (site: string) => void;
}

function PageHead({ data, t, language, setLanguage, mode, setMode, site, setSite }: PageHeadProps) {
  const { base, head, at, filters, counts, differences } = data.results;
  const { places, same, equal } = counts;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
  const limits = filterNames(filters);
  const sites = [...new Set(differences.map(({ view }) => view.site))];
  return (
    <header className="mb-8 bg-band">
      <div className="mx-auto flex max-w-480 flex-col gap-6 px-gutter py-8">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <div className="flex flex-col gap-2">
            <Title level={1} size="large">
              {t('visual.title')}
            </Title>
            <p>{t('visual.compared', { head: head.name, base: versionName(base), time })}</p>
            {limits.length > 0 && <p>{t('visual.limited', { names: limits.join(', ') })}</p>}
          </div>
          <p aria-hidden="true" className="text-title-small even-figures">
            {progressText(data, t)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <Select
            label={t('visual.site')}
            name="site"
            options={[
              { value: '', label: t('visual.everySite') },
              ...sites.map((value) => ({ value, label: data.sites[value] ?? value })),
            ]}
            value={site}
            onChange={setSite}
          />
          <Select
            label={t('visual.language')}
            name="language"
            options={[
              { value: 'nl', label: 'Nederlands' },
              { value: 'en', label: 'English' },
            ]}
            value={language}
            onChange={(value) => setLanguage(value === 'nl' ? 'nl' : 'en')}
          />
          <Select
            label={t('visual.mode')}
            name="mode"
            options={[
              { value: 'light', label: t('visual.mode.light') },
              { value: 'dark', label: t('visual.mode.dark') },
            ]}
            value={mode}
            onChange={(value) => setMode(value === 'dark' ? 'dark' : 'light')}
          />
        </div>
        <p className="text-small text-text-muted even-figures">
          {t('visual.counts', { places, same, equal, candidates: places - same })}
        </p>
      </div>
    </header>
  );
}

interface NoticesProps {
  readonly data: ReviewData;
  readonly failure: string;
  readonly returning: number;
  readonly confirm: () => void;
  readonly t: Translate;
}

function Notices({ data, failure, returning, confirm, t }: NoticesProps) {
  return (
    <div className="flex flex-col gap-4 not-empty:mb-8">
      {!data.results.complete && <Notice tone="warning">{t('visual.incomplete')}</Notice>}
      {data.results.broken.length > 0 && (
        <Notice tone="warning">
          <Link href="#broken">{t('visual.brokenCount', { count: data.results.broken.length })}</Link>
        </Notice>
      )}
      {!data.writable && <Notice tone="info">{t('visual.readOnly')}</Notice>}
      {failure !== '' && (
        <div role="alert">
          <Notice tone="negative">{t('visual.failed', { why: failure })}</Notice>
        </div>
      )}
      {returning > 0 && (
        <Notice tone="info" title={t('visual.returning', { count: returning })}>
          <div className="flex flex-col items-start gap-3">
            <p>{t('visual.returningText')}</p>
            {data.writable && (
              <Button tone="secondary" size="small" onClick={confirm}>
                {t('visual.confirmReturning')}
              </Button>
            )}
          </div>
        </Notice>
      )}
    </div>
  );
}

function Broken({ data, t }: Pick<NoticesProps, 'data' | 't'>) {
  const { broken } = data.results;
  if (broken.length === 0) return null;
  const sides = {
    before: t('visual.brokenBefore'),
    after: t('visual.brokenAfter'),
    both: t('visual.brokenBoth'),
  };
  return (
    <section aria-labelledby="broken" className="mt-section flex flex-col gap-3">
      <h2 id="broken" className="text-title-small">
        {t('visual.broken')}
      </h2>
      <ul className="flex flex-col gap-2 text-small">
        {broken.map(({ key, side, why }) => (
          <li key={key}>
            <span className="font-strong">{key}</span> ({sides[side]}): {why}
          </li>
        ))}
      </ul>
    </section>
  );
}
