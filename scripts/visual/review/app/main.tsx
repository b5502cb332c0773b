import { createRoot } from 'react-dom/client';
import icons from '#design-system/components/Icon/icons.svg?raw';
import type { ReviewData } from '../reviewData.ts';
import { MissingData } from './MissingData.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import './review.css';

declare global {
  interface Window {
    /** Set by `data.js`, a script of its own: a report is opened as a file, where nothing can be fetched. */
    readonly visualReview?: ReviewData;
  }
}

// In the page itself, where icons look for their drawings: from a file nothing beside it may be drawn with.
const drawings = document.createElement('div');
drawings.hidden = true;
drawings.innerHTML = icons;
document.body.prepend(drawings);

const root = document.querySelector('#root');
const data = window.visualReview;
if (root) createRoot(root).render(data ? <ReviewPage first={data} /> : <MissingData />);
