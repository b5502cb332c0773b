import { createRoot } from 'react-dom/client';
import type { ReviewData } from '../reviewData.ts';
import { ReviewPage } from './ReviewPage.tsx';
import './review.css';

declare global {
  interface Window {
    /** Set by `data.js`, a script of its own: a report is opened as a file, where nothing can be fetched. */
    readonly visualReview: ReviewData;
  }
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<ReviewPage first={window.visualReview} />);
