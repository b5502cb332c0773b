import './SearchHead.css';
import type { ReactNode } from 'react';
import { Title } from '../Title/Title.tsx';

export interface SearchHeadProps {
  /** What is searched for: the title of the page. */
  title: string;
  /** The page's own search field. */
  search: ReactNode;
  /** What may be typed into it. */
  tips: ReactNode;
}

/** The head of a page of results: on a desk one line, in the columns of what follows, so that results begin high up. */
export function SearchHead({ title, search, tips }: SearchHeadProps) {
  return (
    <div className="search-head">
      <Title level={1} size="medium">
        {title}
      </Title>
      <div className="search-head-tips">{tips}</div>
      <div className="search-head-field max-w-reading">{search}</div>
    </div>
  );
}
