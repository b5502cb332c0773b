import { linkLifetimes } from '#services/identity/accounts/linkStore.ts';
import { limits } from '#services/identity/limits/attempts.ts';
import { lifetimes } from '#services/identity/provider/createProvider.ts';
import { longestRate } from '#services/limits/migrations.ts';
import { letterKept } from '#services/mail/retention.ts';
import { clockTolerance } from '#services/preference/access/bearer.ts';
import { letterLimits } from '#services/preference/newsletter/letterLimits.ts';
import { kept, sweepEvery } from '#services/preference/retention.ts';

/** Tables by their names, each with columns. */
export type Columns = Readonly<Record<string, readonly string[]>>;

type PersonalDataId =
  | 'account'
  | 'departure'
  | 'passkey'
  | 'session'
  | 'accountLink'
  | 'attempt'
  | 'rate'
  | 'bookmark'
  | 'comment'
  | 'report'
  | 'subscription'
  | 'newsletterLink'
  | 'submission'
  | 'answerFeedback'
  | 'letter';

/** One thing that is kept of people: a row of the privacy pages' table. */
export interface PersonalData {
  /** By which its texts are found. */
  readonly id: PersonalDataId;
  /** Where it is: every column that says something of a person, or whose it is. */
  readonly columns: Columns;
  /** Lengths of time for its texts. */
  readonly values?: Readonly<Record<string, number>>;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** All that the embedded services keep of people. */
export const personalData: readonly PersonalData[] = [
  {
    id: 'account',
    columns: {
      identity_account: ['id', 'email', 'nickname', 'password', 'permissions', 'created_at', 'updated_at'],
    },
  },
  {
    id: 'departure',
    columns: { departed_person: ['id', 'until'] },
    values: { minutes: Math.ceil((lifetimes.accessToken + clockTolerance + sweepEvery) / minute) },
  },
  {
    id: 'passkey',
    columns: {
      identity_passkey: [
        ...['id', 'account', 'credential', 'public_key', 'counter', 'transports', 'is_backed_up'],
        ...['name', 'created_at', 'last_used_at'],
      ],
    },
  },
  {
    id: 'session',
    columns: {
      identity_state: ['key', 'payload', 'uid', 'grant_id', 'account', 'consumed_at', 'expires_at'],
      // Tokens that a visitor is given anew, for a minute, under codes that only the browser knows; and previews.
      portal_shelf: ['kind', 'name', 'bytes', 'expire'],
    },
    values: { days: lifetimes.session / day },
  },
  {
    id: 'accountLink',
    columns: {
      identity_link: ['key', 'email', 'account', 'details', 'expires_at'],
      identity_used_link: ['key', 'account', 'expires_at'],
    },
    values: { hours: linkLifetimes['sign-up'] / 1000 / hour },
  },
  {
    id: 'attempt',
    columns: { identity_attempt: ['key', 'points', 'expire'], preference_attempt: ['key', 'points', 'expire'] },
    values: {
      hours:
        Math.max(...[...Object.values(limits), ...Object.values(letterLimits)].map((each) => each.duration)) / hour,
    },
  },
  {
    id: 'rate',
    columns: { portal_rate: ['key', 'points', 'expire'] },
    values: { hours: longestRate / hour },
  },
  {
    id: 'bookmark',
    columns: {
      person: ['id', 'changed_at', 'shared', 'shared_name'],
      bookmark: ['person', 'item', 'place', 'note', 'created_at'],
    },
  },
  {
    id: 'comment',
    columns: {
      comment: [
        ...['author', 'external_id', 'content_subtype', 'title', 'url', 'name', 'content', 'created_at'],
        ...['state', 'reason', 'request'],
      ],
    },
  },
  { id: 'report', columns: { comment_report: ['comment', 'person', 'reason', 'created_at'] } },
  {
    id: 'subscription',
    columns: { subscription: ['email', 'list', 'created_at', 'site', 'language', 'title'] },
  },
  {
    id: 'newsletterLink',
    columns: {
      newsletter_link: ['key', 'email', 'list', 'site', 'language', 'title', 'expires_at'],
      newsletter_used_link: ['key', 'address', 'list', 'site', 'language', 'expires_at'],
    },
    values: { confirmDays: kept.confirmLink / day, stopDays: kept.stopLink / day },
  },
  {
    id: 'submission',
    columns: { submission: ['form', 'fields', 'created_at'], submission_file: ['field', 'name', 'bytes'] },
    values: { days: kept.submission / day },
  },
  {
    id: 'answerFeedback',
    columns: { answer_feedback: ['site', 'language', 'question', 'useful', 'reason', 'created_at'] },
    values: { days: kept.answerFeedback / day },
  },
  {
    id: 'letter',
    columns: {
      mail_outbox: [
        ...['recipient', 'subject', 'text', 'html', 'reply_to', 'unsubscribe', 'created_at'],
        ...['text_files_too_large', 'text_files_not_accepted'],
      ],
      mail_attachment: ['name', 'bytes'],
      mailbox_letter: ['recipient', 'subject', 'text', 'html', 'reply_to', 'unsubscribe', 'received_at'],
    },
    values: { days: letterKept / day },
  },
];

/** Columns of those tables, and whole tables (`*`), that say nothing of anybody. */
export const impersonalData: Columns = {
  identity_account: ['is_sample'],
  identity_state: ['model'],
  identity_link: ['purpose'],
  identity_used_link: ['purpose'],
  comment: ['id'],
  subscription: ['id'],
  newsletter_link: ['purpose'],
  newsletter_used_link: ['purpose'],
  answer_feedback: ['id'],
  submission: ['id'],
  submission_file: ['submission'],
  mail_outbox: ['message_id', 'attempts', 'due_at'],
  mail_attachment: ['message_id', 'place'],
  mailbox_letter: ['id', 'message_id'],
  // Keys of the service itself.
  identity_secret: ['*'],
  portal_secret: ['*'],
  // That something is new, and by which names caches know it.
  portal_notice: ['*'],
  // The collection: publications, whose authors made them public.
  meta: ['*'],
  item: ['*'],
  item_text: ['*'],
  item_facet: ['*'],
  dim: ['*'],
  item_change: ['*'],
  import_progress: ['*'],
  record_date: ['*'],
  page: ['*'],
  applied_migration: ['*'],
};
