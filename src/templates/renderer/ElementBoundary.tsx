import { Component, type ReactNode, useEffect, useState } from 'react';
import { type ElementCrash, useRenderer } from './RendererProvider.tsx';

interface BoundaryProps {
  readonly id: string;
  readonly type: string;
  readonly onCrash: (crash: ElementCrash) => void;
  readonly children: ReactNode;
}

/** Keeps a failing element from taking the page along. It works in the browser; `renderApp` does the same on the server. */
class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { id, type, onCrash } = this.props;
    onCrash({ id, type, error });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** One element of a page: whatever it does, the others stay. */
export function ElementBoundary({ id, type, children }: { id: string; type: string; children: ReactNode }) {
  const { crashed, onCrash } = useRenderer();
  const guarded = (
    <Boundary id={id} type={type} onCrash={onCrash}>
      {children}
    </Boundary>
  );
  return crashed.has(id) ? <AfterFirstView>{guarded}</AfterFirstView> : guarded;
}

/** Hydrates as the server rendered it, without the element; then tries it once in the browser. */
function AfterFirstView({ children }: { children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated ? children : null;
}
