import { html } from 'hono/html';
import { type Markup, nothing } from '#services/pages/document.ts';
import type { PageContext } from '../pageContext.ts';
import type { AnswerPage } from './answerPage.ts';
import { type FormFacts, faultSummary, form } from './form.ts';

interface FormPageFacts extends FormFacts {
  readonly title: string;
  readonly lead?: string;
  /** Where else one may want to go. */
  readonly links?: readonly Markup[];
}

/** Answers with a page that is one form: 422 when something in it is wrong. */
export function answerForm(answerPage: AnswerPage, context: PageContext, facts: FormPageFacts): Promise<Response> {
  const { title, lead, links = [], ...formFacts } = facts;
  const faultCount = facts.fields.filter(({ error }) => error !== undefined).length;
  const body = html`${faultSummary(context, facts.fields)}
${lead === undefined ? nothing : html`<p>${lead}</p>`}
${form(context, formFacts)}
${links.length === 0 ? nothing : html`<ul class="links">${links.map((link) => html`<li>${link}</li>`)}</ul>`}`;
  return answerPage(context, { title, body, faultCount, status: faultCount > 0 ? 422 : 200 });
}
