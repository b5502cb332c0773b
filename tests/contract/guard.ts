import { fill } from '#templates/plan/fill.ts';
import { plan } from '#templates/plan/plan.ts';
import { planShell } from '#templates/plan/planShell.ts';
import { publicPlan } from '#templates/plan/publicPlan.ts';
import { contextOf } from './answers.ts';
import { renderPlan } from './renderPlan.tsx';
import { isSafeAddress, unsafeInText, unsafeOnPage } from './safety.ts';

/** Says what is unsafe in what becomes of an answer, as a page and as the parts around it. */
export function createGuard(origin: unknown) {
  const context = contextOf(origin);
  const seen = new Map<string, string[]>();
  return (raw: unknown, audience: 'public' | 'preview' = 'public'): string[] => {
    const { plan: planned } = plan(raw, context);
    const shell = planShell({ menu: raw, footer: raw, legal: raw }, context);
    const whole = audience === 'public' ? publicPlan(fill(planned, {})) : planned;
    // Most attacks change nothing that is shown: a page is rendered once.
    const key = audience + JSON.stringify(whole);
    const onPage = seen.get(key) ?? unsafeOnPage(renderPlan(whole, audience));
    seen.set(key, onPage);
    return [...unsafeFields(shell, ''), ...unsafeFields(whole, ''), ...onPage];
  };
}

/** Whether every string of a plan is safe for what its key says it is. */
function unsafeFields(value: unknown, key: string): string[] {
  if (typeof value === 'string') return unsafeField(key, value);
  // What the CMS sent is kept for editors to look at, as text.
  if (typeof value !== 'object' || value === null || key === 'raw') return [];
  return Object.entries(value).flatMap(([name, entry]) => unsafeFields(entry, Array.isArray(value) ? key : name));
}

function unsafeField(key: string, value: string): string[] {
  if (key === 'html') return unsafeInText(value);
  if (key === 'href') return value === '' || isSafeAddress(value) ? [] : [`href ${value}`];
  if (key === 'src' || key === 'mobileSrc') return isSafeAddress(value) ? [] : [`${key} ${value}`];
  if (key === 'source') return /^https?:\/\//.test(value) ? [] : [`source ${value}`];
  return [];
}
