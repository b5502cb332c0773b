import { useState } from 'react';
import useSWR from 'swr';
import { ModerationList, type ModerationListProps } from '#design-system/components/ModerationList/ModerationList.tsx';
import type {
  ModerationDecision,
  ModerationState,
  ModerationTexts,
} from '#design-system/components/ModerationList/moderation.ts';
import type { Translate } from '#languages/texts.ts';
import { type ReviewedComment, readReviewed } from '../../api/reviewedComments.ts';
import { typedText } from '../../api/typedText.ts';
import { usePortal } from '../../context/portalContext.tsx';
import type { PublicIdentity } from '../../context/publicSite.ts';
import type { Person } from '../../identity/identity.ts';
import { useTexts } from '../../language/useTexts.ts';
import { calendarDateOf } from '../../personal/calendarDateOf.ts';
import { personalCall } from '../../personal/personalCall.ts';

/** The service's words for what moderators decide. */
const states = { approve: 'shown', hold: 'held', remove: 'removed' } as const satisfies Record<
  ModerationDecision,
  string
>;

/** What moderators have to look at; with scripts only. */
export function Moderation({ identity, person }: { identity: PublicIdentity; person: Person }) {
  const t = useTexts('personal');
  const tp = useTexts('people');
  const { language, personalPath } = usePortal();
  const load = async () => readReviewed(await personalCall(identity, '/api/moderation/waiting'));
  // Others report all day.
  const waiting = useSWR<readonly ReviewedComment[]>(`to review by ${person.id}`, load, { revalidateOnMount: true });
  const [decisions, setDecisions] = useState<ReadonlyMap<string, ModerationState>>(new Map());
  const [message, setMessage] = useState<ModerationListProps['message']>();
  const decide = async (id: string, decision: ModerationDecision, data: FormData) => {
    const say = (state: ModerationState) => setDecisions((before) => new Map([...before, [id, state]]));
    say({ kind: 'deciding', decision });
    try {
      const body = { state: states[decision], reason: typedText(data.get('reason')) };
      await personalCall(identity, `/api/moderation/${encodeURIComponent(id)}`, { method: 'PUT', body });
      await waiting.mutate();
      setMessage({ tone: 'positive', text: t('moderation.decided') });
      say({ kind: 'idle' });
    } catch {
      say({ kind: 'failed' });
    }
  };
  // A service without moderation has no list.
  if (!waiting.data) return null;
  return (
    <ModerationList
      id="moderation"
      title={t('moderation.title')}
      level={2}
      comments={waiting.data.map(({ id, name, at, text, title, url, isHeld, reports }) => ({
        ...{ id, name: name || tp('comments.anonymous'), date: calendarDateOf(at), text },
        page: { title: title || url, href: `${url}#comments` },
        standing: isHeld ? 'waiting' : 'reported',
        reports,
        state: decisions.get(id) ?? { kind: 'idle' },
        target: { action: personalPath },
      }))}
      message={message}
      language={language}
      texts={moderationTexts(t, tp)}
      onDecide={(id, decision, data) => void decide(id, decision, data)}
    />
  );
}

function moderationTexts(t: Translate<'personal'>, tp: Translate<'people'>): ModerationTexts {
  return {
    count: (count) => t('moderation.count', { count }),
    waiting: t('moderation.waiting'),
    reported: (count) => t('moderation.reported', { count }),
    commentOf: (name) => tp('comments.of', { name }),
    approve: t('moderation.approve'),
    hold: t('moderation.hold'),
    remove: t('moderation.remove'),
    reason: t('moderation.reason'),
    reasonHint: t('moderation.reasonHint'),
    removeSubmit: t('moderation.removeSubmit'),
    failed: t('moderation.failed'),
    emptyTitle: t('moderation.emptyTitle'),
    emptyText: t('moderation.emptyText'),
    externalHint: tp('link.external'),
  };
}
