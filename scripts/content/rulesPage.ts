import dutch from '#languages/nl/report.json' with { type: 'json' };
import { plainTexts } from '#languages/plainTexts.ts';
import { type RuleId, reportRules, ruleIds } from '#templates/report/reportRules.ts';

const head = `# Wat het verslag nagaat

Voor redacteuren. Een [voorbeeld](preview.md), Storybook en \`npm run content:check\` gaan hetzelfde na. Deze pagina wordt geschreven uit de regels zelf (\`npm run content:rules\`).

Een _fout_ is niet te zien of leidt nergens heen; van een _waarschuwing_ hebben lezers last; een _advies_ maakt het beter. Naast deze regels wordt alles wat het CMS stuurt, woord voor woord vergeleken met wat de pagina toont. Pas als alles getoond en nagegaan is, staat er ‘niets mis’.

Wil een site van een regel niets horen, dan staat dat met een reden in haar \`site.ts\`: \`silenced: [{ rule: 'capitals', reason: '…', until: '2027-12-31', path: '/campagne' }]\`; \`until\` en \`path\` mogen weg.

| regel | wat er mis is | zwaarte | waarom | hoe je het herstelt |
| --- | --- | --- | --- | --- |
`;

/** The page of rules for editors. */
export function rulesPage(): string {
  const t = plainTexts(dutch);
  const severities = new Map<RuleId, string>(
    reportRules.map(({ id, severity }) => [id, t(`severity.${severity}`).toLowerCase()]),
  );
  const rows = ruleIds.map((id) => {
    const severity = severities.get(id) ?? t('severity.error').toLowerCase();
    const cells = [`\`${id}\``, t(`rule.${id}.name`), severity, t(`rule.${id}.why`), t(`rule.${id}.mend`)];
    // What stands in a field is named on the page; here it is a word for it.
    return `| ${cells.map((cell) => cell.replace(/\{\{(\w+)\}\}/g, '…').replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return `${head}${rows.join('\n')}\n`;
}
