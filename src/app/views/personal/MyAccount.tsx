import { useState } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { ConfirmButton } from '#design-system/components/ConfirmButton/ConfirmButton.tsx';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { MyData } from '../../api/myData.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { withParameter } from '../../personal/pageAddress.ts';

interface MyAccountProps {
  readonly data: MyData;
  /** Deletes everything; rejects when that failed. */
  readonly onForget?: (() => Promise<void>) | undefined;
}

/** What is kept of the visitor: to take along, and to delete. */
export function MyAccount({ data, onForget }: MyAccountProps) {
  const t = useTexts('personal');
  const { site, personalPath, language } = usePortal();
  const [outcome, setOutcome] = useState<'forgotten' | 'failed'>();
  // How much of the titles could be had just now is nothing that is kept.
  const { titles: _, ...kept } = data;
  const json = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(kept, null, 2))}`;
  return (
    <section id="account" aria-labelledby="account-title" className="flex max-w-4xl flex-col items-start gap-4">
      <Title level={2} size="medium" id="account-title">
        {t('account.title')}
      </Title>
      <p className="max-w-reading">{t('account.text')}</p>
      <div role="status" className="empty:hidden">
        {outcome && <Notice tone={outcome === 'forgotten' ? 'positive' : 'negative'}>{t(`done.${outcome}`)}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" size="small" icon="download" href={json} download="mijn-gkn.json">
          {t('account.download')}
        </Button>
        {site.identity?.account && (
          <Button
            tone="secondary"
            size="small"
            icon="user"
            href={withParameter(site.identity.account, 'ui_locales', language)}
          >
            {t('account.manage')}
          </Button>
        )}
        {/* One that cannot share has no more than the specification's calls: there all of it goes one by one. */}
        {data.shared !== undefined && (
          <form method="post" action={`${personalPath}/forget`}>
            <ConfirmButton
              tone="quiet"
              size="small"
              icon="trash"
              label={t('account.forget')}
              question={{
                title: t('account.forgetTitle'),
                text: t('account.forgetText'),
                confirmLabel: t('account.forgetConfirm'),
                cancelLabel: t('bookmarks.cancel'),
              }}
              onConfirm={
                onForget &&
                (() =>
                  void onForget().then(
                    () => setOutcome('forgotten'),
                    () => setOutcome('failed'),
                  ))
              }
            />
          </form>
        )}
      </div>
    </section>
  );
}
