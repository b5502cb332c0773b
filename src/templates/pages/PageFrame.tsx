import type { ReactNode } from 'react';
import { Breadcrumb } from '#design-system/components/Breadcrumb/Breadcrumb.tsx';
import { Header, type HeaderProps } from '#design-system/components/Header/Header.tsx';
import type { Picture } from '../contract/pictures.ts';
import type { Plan } from '../plan/plan.types.ts';
import { creditOf } from '../renderer/credit.ts';
import { imageSource } from '../renderer/pictures.ts';
import { useRenderer } from '../renderer/RendererProvider.tsx';

interface PageFrameProps {
  readonly plan: Plan;
  readonly size: HeaderProps['size'];
  readonly title?: string | undefined;
  readonly badge?: HeaderProps['badge'];
  /** Those of the page when left out. */
  readonly pictures?: readonly Picture[];
  readonly meta?: ReactNode;
  /** Closes the header. */
  readonly headerContent?: ReactNode;
  /** What follows the header. */
  readonly children: ReactNode;
}

/** What all pages share: the header with its breadcrumb and pictures, then its content. */
export function PageFrame(props: PageFrameProps) {
  const {
    plan,
    size,
    title = plan.title,
    badge,
    pictures = plan.details.pictures,
    meta,
    headerContent,
    children,
  } = props;
  const { t, pictureUrl } = useRenderer();
  const { lead, video } = plan.details;
  const [first] = pictures;
  const trail = plan.breadcrumb.map(({ label, href }) => ({ title: label, href }));
  return (
    <article lang={plan.language}>
      <Header
        title={title}
        size={size}
        lead={lead}
        badge={badge}
        pictures={pictures.map((picture) => imageSource(picture, 'header', pictureUrl))}
        credit={first && creditOf(first, t)}
        video={video && { ...video, pauseLabel: t('header.pause'), playLabel: t('header.play') }}
        breadcrumb={
          trail.length > 0 && <Breadcrumb label={t('page.breadcrumb')} items={[...trail, { title: plan.title }]} />
        }
        meta={meta}
      >
        {headerContent}
      </Header>
      {children}
    </article>
  );
}
