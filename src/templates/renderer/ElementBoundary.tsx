import { type ComponentType, PureComponent, type ReactNode, useEffect, useState } from 'react';
import type { ElementType } from '../plan/elements/elementDefinitions.ts';
import type { ElementCrash } from './RendererProvider.tsx';
import type { ElementProps, ElementRegistry } from './registry.types.ts';

interface ElementBoundaryProps<T extends ElementType> extends ElementProps<T> {
  readonly type: T;
  readonly elements: ElementRegistry;
  readonly onCrash: (crash: ElementCrash) => void;
}

interface BoundaryState<T extends ElementType> {
  readonly failed: boolean;
  readonly Adapter: ComponentType<ElementProps<T>>;
}

/**
 * One element of a page by its entry in the registry: whatever it does, the others stay. The boundary works in the
 * browser; on the server `renderApp` finds and leaves out what throws. One layer only, because a page has many elements;
 * pure, so that a page that is edited renders only what changed.
 */
export class ElementBoundary<T extends ElementType> extends PureComponent<ElementBoundaryProps<T>, BoundaryState<T>> {
  // Chosen once per mount: another component type in a later render would throw the element's state away.
  override state: BoundaryState<T> = { failed: false, Adapter: this.props.elements[this.props.type].choose() };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { id, type, onCrash } = this.props;
    onCrash({ id, type, error });
  }

  override render() {
    const { Adapter, failed } = this.state;
    const { id, data, level, arrangement } = this.props;
    return failed ? null : <Adapter id={id} data={data} level={level} arrangement={arrangement} />;
  }
}

/** Hydrates as the server rendered it, without its content; shows that right after, once the page is alive. */
export function AfterFirstView({ children }: { children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated ? children : null;
}
