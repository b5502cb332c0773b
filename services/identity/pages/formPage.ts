import { html } from 'hono/html';
import { type Markup, nothing } from '#services/pages/document.ts';
import type { PageContext } from '../pageContext.ts';
import type { AnswerPage } from './answerPage.ts';
import { type FormFacts, faultSummary, form } from './form.ts';

interface FormPageFacts extends FormFacts {
  readonly title: string;
  readonly lead?: string;
  /** What is wrong with no field. */
  readonly fault?: string | undefined;
  /** What stands below the form. */
  readonly below?: Markup;
  /** Address of what the page runs. */
  readonly script?: string | undefined;
  /** Where else one may want to go. */
  readonly links?: readonly Markup[];
}

/** Answers with a page that is one form: 422 when something in it is wrong. */
export function answerForm(answerPage: AnswerPage, context: PageContext, facts: FormPageFacts): Promise<Response> {
  const { title, lead, fault, below = nothing, script, links = [], ...formFacts } = facts;
  const faultCount = facts.fields.filter(({ error }) => error !== undefined).length + (fault === undefined ? 0 : 1);
  const body = html`${faultSummary(context, facts.fields, fault)}
${lead === undefined ? nothing : html`<p>${lead}</p>`}
${form(context, formFacts)}
${below}
${linkList(links)}`;
  return answerPage(context, { title, body, faultCount, script, status: faultCount > 0 ? 422 : 200 });
}

/** Where else one may want to go, below what a page is for. */
export function linkList(links: readonly Markup[]): Markup {
  return links.length === 0 ? nothing : html`<ul class="links">${links.map((link) => html`<li>${link}</li>`)}</ul>`;
}
