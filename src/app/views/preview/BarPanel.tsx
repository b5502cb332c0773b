import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '#design-system/components/Icon/Icon.tsx';
import type { LineIconName } from '#design-system/components/Icon/icons.ts';
import type { CameFrom } from './cameFrom.ts';

interface BarPanelProps {
  /** Of the panels with an `open` attribute one is open at a time. */
  readonly name: string;
  readonly title: string;
  readonly icon: LineIconName;
  readonly tone?: 'plain' | 'good' | 'bad';
  /** Whether it is open to begin with. */
  readonly open?: boolean;
  readonly onOpen?: () => void;
  /** What led here from another panel: Escape leads back to it. */
  readonly cameFrom?: RefObject<CameFrom | undefined>;
  readonly children: ReactNode;
}

/** Panels that do nothing without it. */
const needsScript = ['source', 'share'];

const tones = { plain: '', good: 'text-positive', bad: 'text-negative' };

/** What unfolds from the bar, beside the page where there is room: native, so that it does without script. Escape folds it. */
export function BarPanel(bar: BarPanelProps) {
  const { name, title, icon, tone = 'plain', open = false, onOpen, cameFrom, children } = bar;
  const details = useRef<HTMLDetailsElement>(null);
  const opened = useRef(onOpen);
  opened.current = onOpen;
  useEffect(() => {
    const element = details.current;
    const fold = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !element?.open) return;
      const from = cameFrom?.current;
      element.open = false;
      if (from) from.panel.open = true;
      const back = from?.pressed.isConnected ? from.pressed : (from?.panel ?? element).querySelector('summary');
      back?.focus();
    };
    const tell = () => {
      if (element?.open) opened.current?.();
      else if (cameFrom) cameFrom.current = undefined;
    };
    element?.addEventListener('keydown', fold);
    element?.addEventListener('toggle', tell);
    return () => {
      element?.removeEventListener('keydown', fold);
      element?.removeEventListener('toggle', tell);
    };
  }, [cameFrom]);
  return (
    <div data-panel={name} className={needsScript.includes(name) ? 'noscript:hidden' : undefined}>
      <details ref={details} name="preview-panel" open={open}>
        <summary className="flex min-h-12 w-fit cursor-pointer list-none items-center gap-2 rounded-control border border-border-strong px-4 font-strong text-heading hover:border-action">
          <span className={tones[tone]}>
            <Icon name={icon} />
          </span>
          {title}
          <Icon name="chevron-down" />
        </summary>
        <section
          aria-label={title}
          // Scrolled by keyboard, whatever is in it.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
          tabIndex={0}
          className="preview-panel border border-border bg-surface p-5"
        >
          {children}
        </section>
      </details>
    </div>
  );
}
