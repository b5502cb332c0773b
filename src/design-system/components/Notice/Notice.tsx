import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { noticeVariants } from './Notice.variants.ts';

export type NoticeTone = 'info' | 'positive' | 'warning' | 'negative';

export interface NoticeProps {
  tone: NoticeTone;
  title?: string | undefined;
  children: ReactNode;
}

const signs = {
  info: 'info',
  positive: 'check',
  warning: 'warning',
  negative: 'error',
} as const satisfies Record<NoticeTone, IconName>;

/** A message in the text. After an action the caller puts it in a live region. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div className={noticeVariants({ part: 'notice', tone })}>
      <span className={noticeVariants({ part: 'sign', tone })}>
        <Icon name={signs[tone]} size="medium" />
      </span>
      <div className="flex min-w-0 grow basis-40 flex-col gap-1 self-center wrap-anywhere">
        {title && <p className="font-strong">{title}</p>}
        <div className="hyphens-auto">{children}</div>
      </div>
    </div>
  );
}
