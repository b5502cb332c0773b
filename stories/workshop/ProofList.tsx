import { Button } from '#design-system/components/Button/Button.tsx';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import type { BetterColor } from '#scripts/tokens/pairContrast.ts';
import type { Shortfall } from './draft.ts';
import type { WorkshopText } from './workshopText.ts';

export interface ProofListProps {
  readonly failing: readonly Shortfall[];
  readonly text: WorkshopText;
  readonly onTake: (shortfall: Shortfall, better: BetterColor & { readonly to: string }) => void;
}

/** So many are shown: who mends these has mostly mended the rest. */
const shown = 3;

/** Pairs that fall short, each with its components and a colour that passes, one press away. */
export function ProofList({ failing, text, onTake }: ProofListProps) {
  return (
    // No box of its own, so that the verdict stays in sight above all that is changed.
    <section aria-labelledby="proof" className="contents">
      <div className="z-10 flex flex-col gap-3 bg-surface medium:sticky medium:-top-6 medium:-my-4 medium:py-4">
        <h2 id="proof" className="text-title-small">
          {text.proof}
        </h2>
        <div role="status">
          <Notice tone={failing.length === 0 ? 'positive' : 'negative'}>
            {failing.length === 0 ? text.holds : text.falls(failing.length)}
          </Notice>
        </div>
      </div>
      <ul className="flex flex-col gap-4 empty:hidden">
        {failing.slice(0, shown).map((shortfall) => {
          const { key, components, pair, mode, ratio, needed, better } = shortfall;
          const { to } = better;
          return (
            <li key={key} className="flex flex-col items-start gap-2 border-border border-t pt-3 text-small">
              <p>
                <span className="font-strong">{text.pair(pair)}</span>, {text.modes[mode].toLowerCase()},{' '}
                <span className="even-figures">
                  {text.ratio(ratio)} / {text.ratio(needed)}
                </span>
              </p>
              <p className="text-text-muted">{components.join(', ')}</p>
              {to === undefined || better.name.startsWith('palette-') ? (
                <p>{text.none}</p>
              ) : (
                <Button tone="secondary" size="small" onClick={() => onTake(shortfall, { ...better, to })}>
                  {text.take(better.name, to)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
