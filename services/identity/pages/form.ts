import { html } from 'hono/html';
import { type Markup, nothing } from '#services/pages/document.ts';
import type { PageContext } from '../pageContext.ts';
import type { FormField } from './fields.ts';

export interface FormFacts {
  readonly fields: readonly FormField[];
  readonly submit: string;
  readonly tone?: 'danger';
  /** Path that it is posted to; the page's own where it is left out. */
  readonly action?: string;
  readonly hidden?: Readonly<Record<string, string>>;
}

/** A form; the browser's own checks are off, because ours can be read again. */
export function form(context: PageContext, { fields, submit, tone, action, hidden = {} }: FormFacts): Markup {
  return html`<form method="post"${action === undefined ? nothing : html` action="${action}"`} novalidate>
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${fields.map((field) => control(context, field))}
<button type="submit"${tone === 'danger' ? html` class="danger"` : nothing}>${submit}</button>
</form>`;
}

/**
 * What is wrong, each leading to its field. It takes the focus, so that it is read out at once.
 * @param fault what is wrong with no field
 */
export function faultSummary({ t }: PageContext, fields: readonly FormField[], fault?: string): Markup {
  const wrong = fields.filter(({ error }) => error !== undefined);
  const count = wrong.length + (fault === undefined ? 0 : 1);
  if (count === 0) return nothing;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
<h2>${t('errors.title', { count })}</h2>
<ul>${wrong.map(({ name, error }) => html`<li><a href="#${name}">${error}</a></li>`)}${
    fault === undefined ? nothing : html`<li>${fault}</li>`
  }</ul>
</div>`;
}

function control({ t }: PageContext, field: FormField): Markup {
  const { name, label, type, autocomplete, value, hint, error, isFixed } = field;
  const described = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])].join(' ');
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : nothing}
${error ? html`<p class="error" id="${name}-error"><span>${t('errors.prefix')}</span> ${error}</p>` : nothing}
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${
    value === undefined ? nothing : html` value="${value}"`
  }${described === '' ? nothing : html` aria-describedby="${described}"`}${
    error ? html` aria-invalid="true"` : nothing
  }${isFixed ? html` readonly` : html` required`}${
    type === 'password' ? nothing : html` autocapitalize="none" spellcheck="false"`
  }>
</div>`;
}
