import { describe, expect, it } from 'vitest';
import { elementDefinitions } from '#templates/plan/elements/elementDefinitions.ts';
import { planShell, type ShellPlan } from '#templates/plan/planShell.ts';
import { type Answer, contextOf, readEmbedded, readSamples } from './answers.ts';
import { contentsLeft } from './content.ts';
import { type Damage, damagesOf, nameOf, pathsOf, valueAt } from './damage.ts';
import { expectedFindings } from './oracle.ts';
import { read } from './reading.ts';

type SectionName = keyof ShellPlan;

const rendered = new Set(Object.keys(elementDefinitions));

/** Every link and every logo of a section, with the place the CMS sent it from. */
function linksOf(json: unknown) {
  return pathsOf(json, []).flatMap((path) => {
    const value = valueAt(json, path);
    if (typeof value !== 'string') return [];
    if (path.at(-1) === 'source') return [{ path, words: value }];
    return path.at(-1) === 'html' ? read(value).links.map(({ text }) => ({ path, words: text })) : [];
  });
}

/** Everything that is wrong with a section of the shell after damages. */
function shellComplaints({ json }: Answer, name: SectionName, damages: readonly Damage[]): string[] {
  const raw = damages.reduce((answer: unknown, { apply }) => apply(answer), json);
  const found: string[] = [];
  const sections = { menu: undefined, footer: undefined, legal: undefined, [name]: raw };
  const report = ({ code, pointer }: { code: string; pointer: string }) => found.push(`${code} ${pointer}`);
  const section = planShell(sections, contextOf(json), report)[name];
  if (section.state === 'wrong') return ['taken for another kind'];
  if (section.state === 'error') return typeof raw === 'object' && raw && !Array.isArray(raw) ? ['refused'] : [];
  const deserved = expectedFindings(raw, rendered).map(({ code, pointer }) => `${code} ${pointer}`);
  // Beyond the contract, which asks for a text: a picture's address must be one of the web, or nothing is left to show.
  const isBare = (finding: string) => {
    const element = valueAt(raw, finding.split('/').slice(1));
    return finding.startsWith('shows-nothing ') && !/"source":"https?:/.test(JSON.stringify(element ?? null));
  };
  const written = JSON.stringify(section.value);
  return [
    ...found
      .filter((finding) => !deserved.includes(finding) && !isBare(finding))
      .map((finding) => `undeserved: ${finding}`),
    ...deserved.filter((finding) => !found.includes(finding)).map((finding) => `not found: ${finding}`),
    ...contentsLeft(linksOf(json), damages, json)
      .filter(({ words }) => !written.includes(words))
      .map(({ words }) => `lost: ${words}`),
  ];
}

const cases: { readonly name: SectionName; readonly files: readonly string[] }[] = [
  { name: 'menu', files: ['12-section-menu.json', 'sections/145419.json'] },
  { name: 'footer', files: ['13-section-footer.json', 'sections/145248.json'] },
  { name: 'legal', files: ['14-section-legal.json', 'sections/145401.json'] },
];

describe.each(cases)(
  'damage to the $name',
  ({ name, files }) => {
    const answers = [...readSamples(), ...readEmbedded()].filter((answer) => files.includes(answer.name));

    it.each(answers)('leaves everything else in place ($name)', (answer) => {
      const damages = damagesOf(answer.json);
      expect(linksOf(answer.json).length).toBeGreaterThan(0);
      const wrong = damages.flatMap((damage) => {
        const found = shellComplaints(answer, name, [damage]);
        return found.length > 0 ? [`${nameOf([damage])}: ${found.join('; ')}`] : [];
      });
      expect(wrong).toEqual([]);
    });
  },
  60_000,
);
