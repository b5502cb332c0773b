import { Component, type ReactNode } from 'react';
import { reloadForCode } from './reloadForCode.ts';

interface FailureBoundaryProps {
  /** What is shown in place of what failed; when it fails as well, the next boundary is asked. */
  readonly fallback: () => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a failing page from leaving nothing at all (specification, section 8). Every link from there is a new document. */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (!reloadForCode(error)) reportError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}
