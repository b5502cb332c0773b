import type { JudgedQuestion } from './question.ts';

/** Written by another hand, who has seen the texts alone and none of the code. They are opened once, to measure. */
export const otherQuestions: readonly JudgedQuestion[] = [];
