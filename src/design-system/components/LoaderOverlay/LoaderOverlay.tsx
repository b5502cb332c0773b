import { useState } from 'react';

export interface LoaderOverlayProps {
  /** `waiting` while there is nothing to show but this; then it fades away. */
  state: 'idle' | 'waiting';
  /** What is awaited: "Je wordt ingelogd". */
  text: string;
}

/** The animation every site serves at its root (specification, section 7). */
const animation = '/loader.svg';

/**
 * Covers the window while a whole view is awaited and there is no page to keep: after signing in, or on the way to
 * another site. From page to page the old one stays and `NavigationProgress` shows the wait. It fades away in 1.2
 * seconds, catching nothing meanwhile (specification, section 9).
 */
export function LoaderOverlay({ state, text }: LoaderOverlayProps) {
  // The picture is only asked for when somebody waits, and stays for the fading.
  const [wanted, setWanted] = useState(state === 'waiting');
  if (state === 'waiting' && !wanted) setWanted(true);
  return (
    <div
      role="status"
      data-state={state}
      className="pointer-events-none invisible fixed inset-0 z-50 flex flex-col items-center justify-center gap-4 bg-page/92 px-gutter text-text opacity-0 [transition:opacity_1.2s_ease-out,visibility_1.2s] data-[state=waiting]:pointer-events-auto data-[state=waiting]:visible data-[state=waiting]:opacity-100 data-[state=waiting]:[transition-duration:200ms] print:hidden"
    >
      {wanted && (
        <>
          <img src={animation} alt="" width={112} height={112} className="size-28" />
          <p aria-hidden="true" className="text-center font-strong">
            {text}
          </p>
        </>
      )}
      {/* What is seen fades with the rest; what is heard ends with the wait. */}
      <span className="sr-only">{state === 'waiting' ? text : ''}</span>
    </div>
  );
}
