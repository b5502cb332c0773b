import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { z } from 'zod';
import { repository } from '#tests/e2e/helpers/processes.ts';

/** An expression in PromQL that operators are given, and where. */
export interface Expression {
  readonly place: string;
  readonly text: string;
}

/** What an expression asks of one metric. */
export interface Selector {
  readonly metric: string;
  readonly matchers: readonly { readonly label: string; readonly operator: string; readonly text: string }[];
}

export const rulesFile = resolve(repository, 'deploy/prometheus/portal.rules.yml');
export const rulesTestFile = resolve(repository, 'deploy/prometheus/portal.rules.test.yml');
export const scrapeFile = resolve(repository, 'deploy/prometheus/prometheus.yml');
const dashboardFile = resolve(repository, 'deploy/grafana/portal.json');

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});

const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
});

export function readAlerts() {
  return rulesSchema.parse(parse(readFileSync(rulesFile, 'utf8'))).groups.flatMap(({ rules }) => rules);
}

/** The names of the rules' own tests, which Prometheus' tool runs. */
export function readRuleTests(): string[] {
  const { tests } = z
    .object({ tests: z.array(z.object({ name: z.string() })) })
    .parse(parse(readFileSync(rulesTestFile, 'utf8')));
  return tests.map(({ name }) => name);
}

export function readPanels(): Expression[] {
  const { panels } = dashboardSchema.parse(JSON.parse(readFileSync(dashboardFile, 'utf8')));
  return panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ place: title, text: asPrometheus(expr) })),
  );
}

/** Grafana puts these in before it asks. */
function asPrometheus(text: string): string {
  return text.replaceAll('$__rate_interval', '5m').replaceAll('$__range', '3h').replaceAll('$instance', '.*');
}

/** Names of metrics, what is asked of them, and the labels that are grouped by. Throws where it is no PromQL. */
export function readExpression({ place, text }: Expression): { selectors: Selector[]; groupedBy: string[] } {
  const selectors: { metric: string; matchers: Selector['matchers'][number][] }[] = [];
  const groupedBy: string[] = [];
  const source = (node: { from: number; to: number } | null) => (node ? text.slice(node.from, node.to) : '');
  parser.parse(text).iterate({
    enter({ type, node }) {
      if (type.isError) throw new Error(`${place}: no PromQL at ${node.from}: ${text}`);
      if (type.name === 'VectorSelector') selectors.push({ metric: source(node.getChild('Identifier')), matchers: [] });
      if (type.name === 'UnquotedLabelMatcher') {
        const label = source(node.getChild('LabelName'));
        const quoted = source(node.getChild('StringLiteral'));
        selectors
          .at(-1)
          ?.matchers.push({ label, operator: source(node.getChild('MatchOp')), text: quoted.slice(1, -1) });
      }
      if (type.name === 'GroupingLabels') groupedBy.push(...node.getChildren('LabelName').map(source));
    },
  });
  return { selectors, groupedBy };
}
