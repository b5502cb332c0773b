import { useState } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { listRole } from '#design-system/components/Grid/listRole.ts';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { VisuallyHidden } from '#design-system/components/VisuallyHidden/VisuallyHidden.tsx';
import type { MyNewsletter } from '../../api/myData.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';

interface MyNewslettersProps {
  readonly newsletters: readonly MyNewsletter[];
  /** Rejects when it could not be ended. */
  readonly onEnd?: ((id: string) => Promise<void>) | undefined;
}

/** The newsletters that go to the visitor's own confirmed address. */
export function MyNewsletters({ newsletters, onEnd }: MyNewslettersProps) {
  const t = useTexts('personal');
  const { personalPath } = usePortal();
  const [outcome, setOutcome] = useState<'ended' | 'failed'>();
  return (
    <section id="newsletters" aria-labelledby="newsletters-title" className="flex max-w-4xl flex-col gap-4">
      <Title level={2} size="medium" id="newsletters-title">
        {t('newsletters.title')}
      </Title>
      <div role="status" className="empty:hidden">
        {outcome === 'ended' && <Notice tone="positive">{t('newsletters.ended')}</Notice>}
        {outcome === 'failed' && <Notice tone="negative">{t('done.failed')}</Notice>}
      </div>
      {newsletters.length === 0 ? (
        <p className="text-text-muted">{t('newsletters.none')}</p>
      ) : (
        <ul {...listRole} className="divide-y divide-border border-border border-y">
          {newsletters.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
              <span className="font-strong">{name}</span>
              <form
                method="post"
                action={`${personalPath}/end-newsletter`}
                onSubmit={
                  onEnd &&
                  ((event) => {
                    event.preventDefault();
                    onEnd(id).then(
                      () => setOutcome('ended'),
                      () => setOutcome('failed'),
                    );
                  })
                }
              >
                <input type="hidden" name="newsletter" value={id} />
                <Button tone="secondary" size="small" type="submit">
                  {t('newsletters.end')}
                  <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
