import type { Migration } from '#services/database/migrate.ts';

/** What readers say of answers: nothing of who said it. */
export const answerFeedback: Migration = {
  name: 'preference/0005-answer-feedback',
  up: async (query) => {
    await query(`create table answer_feedback (
      id int4 generated always as identity primary key,
      site text not null,
      language text not null,
      question text not null,
      useful bool not null,
      reason text not null,
      created_at timestamptz not null default now()
    )`);
    await query('create index answer_feedback_time on answer_feedback (created_at desc)');
  },
};
