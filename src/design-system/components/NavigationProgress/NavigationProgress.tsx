export interface NavigationProgressProps {
  /** `waiting` while a navigation has to wait for its page. */
  state: 'idle' | 'waiting';
  /** What screen readers hear: "De pagina wordt geladen" while one waits, then the title of the page that came. */
  message: string;
}

/**
 * A thin bar at the screen's top edge. It appears only after 200 ms of waiting, so that a page that comes at once
 * shows nothing (specification, section 9), and creeps on while the wait lasts. It is also the one region that says
 * where one has come.
 */
export function NavigationProgress({ state, message }: NavigationProgressProps) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 overflow-hidden print:hidden">
      <div
        data-state={state}
        className="h-full w-full origin-left [scale:0_1] bg-focus opacity-0 forced-color-adjust-none data-[state=waiting]:[scale:0.9_1] data-[state=waiting]:opacity-100 data-[state=waiting]:[transition:scale_8s_ease-out_200ms,opacity_150ms_ease-out_200ms] motion-reduce:[scale:1] motion-reduce:data-[state=waiting]:[scale:1]"
      />
      <span className="sr-only">{message}</span>
    </div>
  );
}
