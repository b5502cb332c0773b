import type { ReactNode } from 'react';
import type { AreaPlan, PlannedElement } from '../plan/areas/area.types.ts';
import type { ElementType } from '../plan/elements/elementDefinitions.ts';
import { nextLevel } from '../plan/elements/nextLevel.ts';
import { ChunkView, chunk } from './chunk.tsx';
import { AfterFirstView, ElementBoundary } from './ElementBoundary.tsx';
import { useRenderer } from './RendererProvider.tsx';
import type { Arrangement, ElementProps, ElementRegistry, Registry } from './registry.types.ts';

interface AreasProps {
  readonly areas: readonly AreaPlan[];
  readonly registry: Registry;
}

/** Areas of a page, each in its own template, with their elements. */
export function Areas({ areas, registry }: AreasProps) {
  return areas.map((area) => <Area key={area.id} area={area} registry={registry} />);
}

/** Shown in previews only. */
export const rejectedCard = chunk(() => import('./RejectedCard.tsx'), 'RejectedCard');

/** On the server boundaries do nothing: `renderApp` finds what throws and names it in `crashed`. */
const inBrowser = typeof document !== 'undefined';

function adapterOf<T extends ElementType>(elements: ElementRegistry, type: T, props: ElementProps<T>) {
  const Adapter = elements[type].choose();
  return <Adapter key={props.id} {...props} />;
}

interface OneAreaProps {
  readonly area: AreaPlan;
  readonly registry: Registry;
  readonly titles?: 'untitled' | undefined;
}

function Area({ area, registry, titles }: OneAreaProps) {
  const { audience, crashed, onCrash, placed = asItIs } = useRenderer();
  const { areas, elements } = registry;
  const Template = areas[area.template].choose();
  const level = area.title ? nextLevel(area.level) : area.level;
  const view = (element: PlannedElement, given: Arrangement, titles?: 'untitled') =>
    element.kind === 'area' ? bare(element, given, titles) : placed(element.id, bare(element, given, titles));
  const bare = (element: PlannedElement, given: Arrangement, titles?: 'untitled') => {
    if (element.kind === 'area')
      return <Area key={element.id} area={element.area} registry={registry} titles={titles} />;
    if (element.kind !== 'known') {
      return audience === 'preview' && <ChunkView key={element.id} chunk={rejectedCard} props={{ element }} />;
    }
    const { id, type } = element;
    const isUnderTitle = titles === 'untitled' && 'title' in element.data && element.data.title !== undefined;
    const data = isUnderTitle ? untitled(element.data) : element.data;
    const own = isUnderTitle ? nextLevel(level) : level;
    const arrangement = id === area.aside ? 'aside' : given;
    if (!inBrowser) return crashed.has(id) ? null : adapterOf(elements, type, { id, data, level: own, arrangement });
    const bounded = (
      // An editor's version may have another element in the place of one: it begins anew.
      <ElementBoundary
        key={`${type} ${id}`}
        id={id}
        type={type}
        elements={elements}
        data={data}
        level={own}
        arrangement={arrangement}
        onCrash={onCrash}
      />
    );
    return crashed.has(id) ? <AfterFirstView key={id}>{bounded}</AfterFirstView> : bounded;
  };
  return placed(
    area.id,
    <Template
      area={titles === 'untitled' ? { ...untitled(area), level } : area}
      elements={(arrangement, asked) => area.elements.map((element) => view(element, arrangement, asked))}
    />,
  );
}

function asItIs(_: string, part: ReactNode): ReactNode {
  return part;
}

/** For what stands under a title already: the area around it shows it. */
function untitled<T extends { readonly title?: string | undefined }>(titled: T): T {
  return { ...titled, title: undefined };
}
