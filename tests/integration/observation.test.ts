import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { linkApps } from './support/linked-apps.ts';

const folder = join(import.meta.dirname, '../../docs/observation');

/** As Prometheus reads a file of rules, no more than is used here. */
const rulesSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        name: z.string(),
        rules: z
          .array(
            z.strictObject({
              alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
              expr: z.string(),
              for: z
                .string()
                .regex(/^\d+[smh]$/)
                .optional(),
              labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
              annotations: z.strictObject({ summary: z.string(), action: z.string() }),
            }),
          )
          .nonempty(),
      }),
    )
    .nonempty(),
});

/** Of a dashboard of Grafana, what makes a panel show something. */
const dashboardSchema = z.looseObject({
  title: z.string(),
  schemaVersion: z.int().min(36),
  panels: z
    .array(
      z.looseObject({
        id: z.int(),
        title: z.string(),
        gridPos: z.strictObject({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
        targets: z.array(z.looseObject({ refId: z.string(), expr: z.string() })).nonempty(),
      }),
    )
    .nonempty(),
});

const alerts = rulesSchema
  .parse(parse(readFileSync(join(folder, 'alerts.yml'), 'utf8')))
  .groups.flatMap(({ rules }) => rules);
const { panels } = dashboardSchema.parse(JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')));
const expressions = [
  ...alerts.map(({ alert, expr }) => ({ where: alert, expr })),
  // Grafana replaces the variable by the width of a point before it asks.
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ where: title, expr: expr.replaceAll('$__rate_interval', '1m') })),
  ),
];

/** The metrics that an expression names, and the labels that it selects or groups by, as Prometheus parses it. */
function namesIn(expr: string): { metrics: string[]; labels: string[]; faults: string[] } {
  const found: Record<string, string[]> = { Identifier: [], LabelName: [], fault: [] };
  parser.parse(expr).iterate({
    enter: ({ type, name, from, to }) => {
      found[type.isError ? 'fault' : name]?.push(expr.slice(from, to));
    },
  });
  return { metrics: found.Identifier ?? [], labels: found.LabelName ?? [], faults: found.fault ?? [] };
}

/** What a gateway prints that has answered a client, refused one, and asked the firm. */
async function printedMetrics(): Promise<string> {
  const apps = await linkApps({ environment: { METRICS: '1', RATE_LIMIT_PER_MINUTE: '3' } });
  onTestFinished(apps.close);
  for (let call = 0; call < 4; call += 1) await fetch(`${apps.portal}/trpc/user.supportReasons`);
  const answer = await fetch(`${apps.portal}/metrics`);
  return answer.text();
}

test('SEC-J9: Prometheus can parse every expression of the alerts and the dashboard', () => {
  const faults = expressions.flatMap(({ where, expr }) =>
    namesIn(expr).faults.map((fault) => `${where}: ${fault}`),
  );
  expect(faults).toEqual([]);
  expect(namesIn('sum(rate(portal_calls_total[5m]) by (le)').faults).not.toEqual([]);
});

test('SEC-J9: every metric and label of the alerts and the dashboard is one that the gateway prints', async () => {
  const printed = await printedMetrics();
  const series = printed.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  // Prometheus itself adds these to what it reads.
  const added = ['job', 'instance', 'le'];
  for (const { where, expr } of expressions) {
    const { metrics, labels } = namesIn(expr);
    expect(metrics.length, where).toBeGreaterThan(0);
    for (const metric of metrics)
      expect(
        series.some((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `)),
        `${where}: ${metric}`,
      ).toBe(true);
    for (const label of labels.filter((name) => !added.includes(name)))
      expect(
        series.some(
          (line) => metrics.some((metric) => line.startsWith(metric)) && line.includes(`${label}="`),
        ),
        `${where}: ${label}`,
      ).toBe(true);
  }
});

test('SEC-J9: every group, limit and outcome that an alert is about exists', async () => {
  const printed = await printedMetrics();
  for (const value of ['limit="signIn"', 'limit="account"', 'state="waiting"'])
    expect(printed).toContain(value);
  for (const { expr } of alerts)
    for (const [, value = ''] of expr.matchAll(/limit=~"([^"]*)"/g))
      for (const one of value.split('|')) expect(printed).toContain(`limit="${one}"`);
});

test('SEC-J9: panels have ids of their own and do not lie over each other', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBeLessThanOrEqual(24);
});
