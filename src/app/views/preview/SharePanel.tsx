import { useState } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { CopyButton } from '#design-system/components/CopyButton/CopyButton.tsx';
import { isRecord } from '#templates/contract/empty.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { BarPanel } from './BarPanel.tsx';
import { type PreviewChoice, previewShareAddress, toolAddress } from './choice.ts';
import type { SharedLink } from './toolResponse.ts';

interface SharePanelProps {
  readonly choice: PreviewChoice;
  /** Where the CMS has the page. */
  readonly address: string;
  /** Until when the link holds by which it was opened. */
  readonly sharedUntil: string | undefined;
}

type Made = { readonly state: 'none' | 'failed' } | { readonly state: 'made'; readonly link: SharedLink };

/** A link to this preview that ends by itself: it leads to what the CMS has, and carries nothing of the page. */
export function SharePanel({ choice, address, sharedUntil }: SharePanelProps) {
  const t = useTexts('preview');
  const { language } = usePortal();
  const [made, setMade] = useState<Made>({ state: 'none' });
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const;
  const shownMoment = (moment: string) => new Intl.DateTimeFormat(language, format).format(new Date(moment));
  const make = async () => {
    const link = await ask(address);
    setMade(link ? { state: 'made', link } : { state: 'failed' });
  };
  const shown = made.state === 'made' ? made.link : undefined;
  const whole = shown && new URL(toolAddress({ ...choice, url: '', share: shown.token }), location.origin).href;
  const copy = { copy: t('help.copy'), copied: t('help.copied'), copyFailed: t('help.copyFailed') };
  return (
    <BarPanel name="share" title={t('share')} icon="link">
      <div className="flex flex-col items-start gap-4">
        {sharedUntil && <p>{t('share.opened', { moment: shownMoment(sharedUntil) })}</p>}
        <p className="text-small text-text-muted">{t('share.lead')}</p>
        <Button tone="secondary" onClick={make}>
          {t('share.make')}
        </Button>
        <div role="status" className="w-full">
          {made.state === 'failed' && <p className="text-negative">{t('share.failed')}</p>}
          {shown && whole && (
            <div className="flex flex-col items-start gap-2">
              <p>{t('share.until', { moment: shownMoment(shown.expires) })}</p>
              <p className="w-full rounded-control border border-border bg-surface p-3 text-small wrap-anywhere">
                {whole}
              </p>
            </div>
          )}
        </div>
        {whole && <CopyButton text={whole} texts={copy} />}
      </div>
    </BarPanel>
  );
}

async function ask(url: string): Promise<SharedLink | undefined> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url }) };
  try {
    const answer = await fetch(previewShareAddress, init);
    const body: unknown = answer.ok ? await answer.json() : undefined;
    if (!isRecord(body) || typeof body.token !== 'string' || typeof body.expires !== 'string') return undefined;
    return { token: body.token, expires: body.expires };
  } catch {
    return undefined;
  }
}
