import { useEffect, useRef } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Logo } from '#design-system/components/Logo/Logo.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { usePortal } from '../../context/portalContext.tsx';
import { numbersIn } from '../../language/numbersIn.ts';
import { useTexts } from '../../language/useTexts.ts';
import { AddressField } from './AddressField.tsx';
import { previewHelpPath, previewPagePath, previewPath } from './address.ts';
import { type PreviewChoice, readChoice, toolAddress } from './choice.ts';
import { keptDraft } from './draft.ts';
import { AcceptedAddresses, type Problem, problemOf } from './problem.tsx';
import { useRecentPreviews } from './recent.ts';
import type { PreviewToolResponse } from './toolResponse.ts';

interface PreviewEntranceProps {
  /** Query of the address that is shown. */
  readonly search: string;
  readonly response: PreviewToolResponse;
  /** Takes the JSON of a page. */
  readonly onGiven: (text: string) => void;
}

/** The way to a page: what an address looks like, what was looked at before, and why the last one showed nothing. */
export function PreviewEntrance({ search, response: { status, preview }, onGiven }: PreviewEntranceProps) {
  const siteTexts = useTexts('interface');
  const t = useTexts('preview');
  const { site, base, language } = usePortal();
  const choice = readChoice(search);
  const isStart = preview.kind === 'refused' && preview.reason === 'missing';
  const { title, body } = isStart || preview.kind === 'page' ? startOf(t) : problemOf(preview, t, numbersIn(language));
  return (
    <>
      <header className="mx-auto max-w-content px-gutter py-6">
        <Logo {...site.logo} name={site.title} href={`${base}/`} homeLabel={siteTexts('site.home')} />
      </header>
      <main id="main" className="bg-band">
        <div className="mx-auto preview-entrance grid max-w-content gap-12 px-gutter py-section">
          <div className="flex max-w-reading flex-col gap-8">
            <div className="flex flex-col gap-4">
              {!isStart && <p className="font-strong text-text-muted even-figures">{status}</p>}
              <Title level={1}>{title}</Title>
              {body}
            </div>
            <form action={previewPath} method="get">
              {choice.site !== undefined && <input type="hidden" name="site" value={choice.site} />}
              {choice.language !== undefined && <input type="hidden" name="language" value={choice.language} />}
              <AddressField value={preview.kind === 'failed' ? preview.address : choice.url} look="page" />
            </form>
            {isStart && <AcceptedAddresses t={t} />}
            <p>
              <a href={previewHelpPath} className="text-link underline underline-offset-2 hover:text-link-hover">
                {t('help.title')}
              </a>
            </p>
            <PasteForm onGiven={onGiven} />
          </div>
          <Recent choice={choice} />
        </div>
      </main>
    </>
  );
}

function startOf(t: ReturnType<typeof useTexts<'preview'>>): Problem {
  return { title: t('start.title'), body: <p className="text-lead text-pretty">{t('start.lead')}</p> };
}

/** What this device looked at before. */
function Recent({ choice }: { choice: PreviewChoice }) {
  const t = useTexts('preview');
  const recent = useRecentPreviews();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="preview-recent" className="flex min-w-0 flex-col gap-4">
      <Title level={2} id="preview-recent">
        {t('recent')}
      </Title>
      <ul className="flex flex-col border-border border-b">
        {recent.map(({ url, title }) => (
          <li key={url} className="border-border border-t">
            <a
              href={toolAddress({ ...choice, url, share: undefined })}
              className="flex flex-col gap-0.5 py-3 text-link no-underline hover:text-link-hover hover:underline"
            >
              <span className="font-strong">{title}</span>
              <span className="text-small text-text-muted wrap-anywhere">{url}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** JSON instead of an address. Without script the page alone comes back. */
function PasteForm({ onGiven }: Pick<PreviewEntranceProps, 'onGiven'>) {
  const t = useTexts('preview');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const kept = keptDraft();
    if (kept !== undefined && field.current?.value === '') field.current.value = kept;
  }, []);
  return (
    <form
      action={previewPagePath}
      method="post"
      encType="multipart/form-data"
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current?.value) onGiven(field.current.value);
      }}
      className="flex flex-col items-start gap-4 border-border border-t pt-6"
    >
      <Title level={2}>{t('paste.title')}</Title>
      <p id="preview-paste-lead">{t('paste.lead')}</p>
      <label htmlFor="preview-paste" className="sr-only">
        {t('paste.label')}
      </label>
      <textarea
        ref={field}
        id="preview-paste"
        name="json"
        required
        spellCheck={false}
        autoComplete="off"
        aria-describedby="preview-paste-lead"
        className="preview-source w-full rounded-control border border-border-strong bg-field p-3 text-small text-text"
      />
      <Button type="submit" tone="secondary">
        {t('paste.submit')}
      </Button>
    </form>
  );
}
