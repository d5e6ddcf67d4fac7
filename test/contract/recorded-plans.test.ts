import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { listNodes, parseMarkdown, tableRows, tagBalance } from '../support/markdown.ts';
import { planNames, recorded, startReplay } from '../support/replay.ts';
import { parseKeys } from '../support/signing.ts';
import { openRecord } from '../../src/review/record-codec.ts';

function waitFor(fix: string): string {
  return `If this is merged, these allocations wait for a node: ${fix} ([how](https://github.com/outrider/outrider/blob/v1.0.0/docs/runbook.md#cannot-be-placed)).`;
}

/** The expected report of each plan, from the recorded answer of Nomad and the text of its command line. */
const expected: Readonly<
  Record<string, { readonly headline: string; readonly row?: readonly string[]; readonly alert?: readonly string[] }>
> = {
  batch: {
    headline: '🔵 Plan: `nightly` changes',
    row: ['♻️ replace', 'nightly', 'replaces 1 allocation · changes Config.args[1]'],
  },
  canary: {
    headline: '🔵 Plan: `shop` changes',
    row: ['♻️ replace', 'shop', '1 canary now, 2 more after promotion · changes Env[COLOR]'],
  },
  'check-added-and-port': {
    headline: '🟡 Plan: `shop` changes and has 1 warning',
    row: ['⚠️ warning', 'shop', 'replaces 1 allocation · changes Constraint, Network, 2 more'],
    alert: [
      '[!WARNING]',
      '**`shop`**: group "app" defines services, but neither the group nor any of its tasks have `shutdown_delay` set',
    ],
  },
  'count-down': {
    headline: '🟠 Plan: `shop` changes and stops allocations',
    row: ['❗ stops', 'shop', 'stops 1 allocation, updates 1 in place · count 2 → 1'],
    alert: ['[!CAUTION]', '**`shop` stops** 1 allocation.'],
  },
  'count-up': {
    headline: '🔵 Plan: `shop` changes',
    row: ['✏️ edit', 'shop', 'updates 2 allocations in place, creates 3 · count 2 → 5'],
  },
  'count-zero': {
    headline: '🟠 Plan: `shop` changes and stops allocations',
    row: ['❗ stops', 'shop', 'stops 2 allocations · count 2 → 0'],
    alert: ['[!CAUTION]', '**`shop` stops** 2 allocations.'],
  },
  'driver-config': {
    headline: '🔵 Plan: `shop` changes',
    row: ['♻️ replace', 'shop', 'replaces 1 allocation · changes Config.exit_code, Config.run_for, 2 more'],
  },
  'env-edited': {
    headline: '🔵 Plan: `shop` changes',
    row: ['♻️ replace', 'shop', 'replaces 2 allocations, 1 at a time · changes Env[COLOR], Env[GONE], 1 more'],
  },
  'group-added': {
    headline: '🔵 Plan: `shop` changes',
    row: ['✏️ edit', 'shop', 'updates 1 allocation in place, creates 2 · changes group worker'],
  },
  'group-removed': {
    headline: '🟠 Plan: `shop` changes and stops allocations',
    row: ['❗ stops', 'shop', 'stops 2 allocations, updates 1 in place · changes group worker'],
    alert: ['[!CAUTION]', '**`shop` stops** 2 allocations of group `worker`.'],
  },
  'group-renamed': {
    headline: '🟠 Plan: `shop` changes and stops allocations',
    row: [
      '❗ stops',
      'shop',
      'stops 2 allocations, updates 1 in place, creates 2 · changes group consumer, group worker',
    ],
    alert: ['[!CAUTION]', '**`shop` stops** 2 allocations of group `worker`.'],
  },
  'hostile-values': {
    headline: '🔵 Plan: `shop` changes',
    row: ['♻️ replace', 'shop', 'replaces 1 allocation · changes Env[FENCE], Env[HTML], 5 more'],
  },
  huge: {
    headline: '🔵 Plan: `big` changes',
    row: ['♻️ replace', 'big', 'replaces 40 allocations · changes Env[K00], Env[K01], 18 more'],
  },
  'new-job': {
    headline: '🔵 Plan: `shop` is new',
    row: ['🆕 new', 'shop', 'creates 2 allocations · CPU 50 MHz, memory 32 MiB'],
  },
  'no-change': { headline: '🟢 Plan: no changes (1 job)' },
  'no-such-datacenter': {
    headline: '🟠 Plan: `shop` is new and cannot be placed',
    row: ['⛔ blocked', 'shop · new', 'creates 2 allocations · 2 cannot be placed · CPU 50 MHz, memory 32 MiB'],
    alert: [
      '[!CAUTION]',
      `**\`shop\` cannot be placed**: no eligible node in \`dc7\` (2 allocations). ${waitFor('correct `datacenters`, or add a node there')}`,
    ],
  },
  parameterized: {
    headline: '🔵 Plan: `opt` changes',
    row: [
      '✏️ edit',
      'opt',
      'starts 1 allocation at each dispatch · changes Payload: optional → required, MetaOptional, 1 more',
    ],
  },
  'periodic-edited': {
    headline: '🔵 Plan: `cron` changes',
    row: [
      '✏️ edit',
      'cron',
      'starts 1 allocation at each launch · schedule 0 3 * * * → 0 6 * * 6, 30 4 * * 1-5, changes ProhibitOverlap: false → true · next launch 06:00 UTC on Nov 21',
    ],
  },
  'periodic-new': {
    headline: '🔵 Plan: `cron` is new',
    row: [
      '🆕 new',
      'cron',
      'starts 1 allocation at each launch · CPU 20 MHz, memory 16 MiB · next launch 03:00 UTC on Nov 21',
    ],
  },
  'placement-everything': {
    headline: '🔵 Plan: `shop` changes',
    row: ['♻️ replace', 'shop', 'replaces 1 allocation · changes Meta[cost], Meta[owner], 3 more'],
  },
  policies: {
    headline: '🔵 Plan: `shop` changes',
    row: [
      '✏️ edit',
      'shop',
      'updates 2 allocations in place · changes KillTimeout: 5s → 20s, RestartPolicy.Attempts: 2 → 5, 10 more',
    ],
  },
  preemption: {
    headline: '🟠 Plan: `agent` is new and evicts 1 allocation of `low`',
    row: ['❗ evicts', 'agent · new', 'evicts 1 allocation of other jobs, creates 1 · CPU 50 MHz, memory 20,000 MiB'],
    alert: ['[!CAUTION]', '**`agent` evicts** 1 allocation of `low`.'],
  },
  resources: {
    headline: '🟡 Plan: `shop` changes and has 1 warning',
    row: [
      '⚠️ warning',
      'shop',
      'replaces 2 allocations, 1 at a time · CPU 50 → 100, memory 32 → 64 MiB, changes Resources.MemoryMaxMB: 0 → 128 MiB, EphemeralDisk.SizeMB: 300 → 500 MiB, 1 more',
    ],
    alert: [
      '[!WARNING]',
      '**`shop`**: Memory oversubscription is not enabled; Task `"app.server"` `memory_max` value will be ignored. Update the Scheduler Configuration to allow oversubscription.',
    ],
  },
  'scaled-behind-the-file': {
    headline: '🟠 Plan: `shop` changes and stops allocations',
    row: ['❗ stops', 'shop', 'stops 2 allocations, updates 2 in place · count 4 → 2'],
    alert: ['[!CAUTION]', '**`shop` stops** 2 allocations.'],
  },
  secrets: {
    headline: '🔵 Plan: `shop` changes',
    row: ['♻️ replace', 'shop', 'replaces 1 allocation · changes Env[API_TOKEN], Env[AWS_SECRET_ACCESS…, 5 more'],
  },
  'service-tags-in-place': {
    headline: '🟡 Plan: `shop` changes and has 1 warning',
    row: ['⚠️ warning', 'shop', 'updates 2 allocations in place · changes Service.Tags.Tags'],
    alert: [
      '[!WARNING]',
      '**`shop`**: group "app" defines services, but neither the group nor any of its tasks have `shutdown_delay` set',
    ],
  },
  'several-groups-mixed': {
    headline: '🔵 Plan: `many` changes',
    row: ['♻️ replace', 'many', 'replaces 3 allocations, updates 3 in place · changes Env[V]'],
  },
  'stopped-job': {
    headline: '🔵 Plan: `shop` starts again (it was stopped)',
    row: ['🆕 new', 'shop · starts again', 'creates 2 allocations · changes Stop: true → false'],
  },
  system: {
    headline: '🔵 Plan: `agent` changes',
    row: ['♻️ replace', 'agent', 'replaces 1 allocation · changes Env[LEVEL]'],
  },
  'task-added-and-removed': {
    headline: '🔵 Plan: `shop` changes',
    row: ['♻️ replace', 'shop', 'replaces 1 allocation · changes task init, task old'],
  },
  template: {
    headline: '🔵 Plan: `shop` changes',
    row: [
      '♻️ replace',
      'shop',
      'replaces 1 allocation · changes Template.ChangeMode: restart → noop, Template.EmbeddedTmpl',
    ],
  },
  'unplaceable-constraint': {
    headline: '🟠 Plan: `shop` changes and cannot be placed',
    row: ['⛔ blocked', 'shop', 'replaces 2 allocations, 1 at a time · 1 cannot be placed · changes Constraint'],
    alert: [
      '[!CAUTION]',
      `**\`shop\` cannot be placed**: 1 node excluded by the job's constraints (1 allocation). ${waitFor('correct the constraint, or add a node that meets it')}`,
    ],
  },
  'unplaceable-resources': {
    headline: '🟠 Plan: `shop` is new and cannot be placed',
    row: ['⛔ blocked', 'shop · new', 'creates 3 allocations · 3 cannot be placed · CPU 50 MHz, memory 9,000,000 MiB'],
    alert: [
      '[!CAUTION]',
      `**\`shop\` cannot be placed**: no node has 9,000,000 MiB of memory free (3 allocations). ${waitFor('add capacity, or request less')}`,
    ],
  },
  'unplaceable-some-groups': {
    headline: '🟠 Plan: `shop` changes and cannot be placed',
    row: ['⛔ blocked', 'shop', 'updates 2 allocations in place, creates 2 · 2 cannot be placed · changes group gpu'],
    alert: [
      '[!CAUTION]',
      `**\`shop\` cannot be placed**: 1 node excluded by the constraint \`\${node.class} = gpu\` (2 allocations of group \`gpu\`). ${waitFor('correct the constraint, or add a node that meets it')}`,
    ],
  },
  warning: {
    headline: '🟡 Plan: `shop` is new and has 1 warning',
    row: ['⚠️ warning', 'shop · new', 'creates 2 allocations · CPU 50 MHz, memory 32 MiB'],
    alert: [
      '[!WARNING]',
      '**`shop`**: Group `app` replaces all its allocations at once with every update: `max_parallel` (9) is greater than its count (2).',
    ],
  },
};

const key = 'a-key-of-sixteen-bytes-or-more';
const keys = parseKeys(key);

/** Every secret in the two job files, and text of the hostile one that could break a comment. */
const neverShown = [
  ...`k-one-1111 k-two-2222 s3cret hunter2 tok-0123456789 not-a-real-key pa55 <script> </details>< @everyone
    javascript:`.split(/\s+/),
  'closes #1',
  '\u202e',
];

interface Reported {
  readonly run: ActionRun;
  readonly rerun: ActionRun;
  readonly comments: readonly string[];
  readonly requests: readonly string[];
  readonly askedAgain: readonly string[];
  readonly files: Readonly<Record<'markdown' | 'plan-text' | 'plan-json', string>>;
}

async function report(
  name: string,
  signing: Readonly<Record<string, string>> = { 'signing-key': key },
): Promise<Reported> {
  const workspace = mkdtempSync(join(tmpdir(), 'outrider-plan-'));
  writeFileSync(join(workspace, 'after.nomad.hcl'), recorded(name, 'after.nomad.hcl'));
  await using scheduler = await startReplay(name);
  await using github = await startGitHub();
  const options = {
    inputs: { 'job-files': '*.nomad.hcl', address: scheduler.url, ...signing },
    workspace,
    githubToken: 'ghs_0123456789abcdefghij',
    apiUrl: github.url,
    event: pullRequestEvent(),
  };
  const run = await runAction(options);
  const comments = github.comments.map(({ body }) => body);
  const requests = github.requests.splice(0);
  const rerun = await runAction(options);
  rmSync(workspace, { recursive: true });
  const read = (output: string): string => readFileSync(run.outputs[output] ?? '', 'utf8');
  const files = { markdown: read('markdown'), 'plan-text': read('plan-text'), 'plan-json': read('plan-json') };
  return { run, rerun, comments, requests, askedAgain: github.requests, files };
}

test('every recorded plan has an expected report', () => {
  expect(Object.keys(expected).toSorted()).toEqual(planNames);
});

describe.concurrent('reports of recorded plans', () => {
  test.each(Object.entries(expected))(
    'the plan %s is shown as expected',
    async (name, { headline, row, alert = [] }) => {
      const { run, rerun, comments, requests, askedAgain, files } = await report(name);
      expect(run.exitCode).toBe(0);

      const comment = files.markdown;
      const tree = parseMarkdown(comment);
      expect(comment.split('\n').slice(0, 3)).toEqual([
        '<!-- outrider:v1 id=default -->',
        '<!-- outrider:plan -->',
        `### ${headline}`,
      ]);
      const rows = tableRows(tree).map((cells) => cells.map((cell) => cell.replaceAll('\u00a0', ' ')));
      expect(rows).toEqual(row === undefined ? [] : [row]);
      const alerts = listNodes(tree).filter((node) => node.type === 'blockquote');
      expect(alerts).toHaveLength(alert.length === 0 ? 0 : 1);
      const quoted = comment.split('\n').filter((line) => line.startsWith('> '));
      expect(quoted.map((line) => line.slice(2))).toEqual(alert);

      // Well formed: the last element is reached, so no fence or fold is left open.
      expect(tagBalance(tree, 'details').opened).toBe(tagBalance(tree, 'details').closed);
      const [last, end, record] = comment.trimEnd().split('\n').slice(-3);
      expect(end).toBe('<!-- outrider:plan end -->');
      expect(last).toMatch(/^<sub>Planned at `bbbbbbb` by \[run 12\]\(\S+\) on `127\.0\.0\.1:\d+`.*<\/sub>$/);
      expect(record).toMatch(/^<!-- outrider:record v4 \S+ \S+ \S+ -->$/);
      expect(tree.children.slice(-3).map(({ type }) => type)).toEqual(['paragraph', 'html', 'html']);
      expect(comment.length).toBeLessThanOrEqual(65_536);

      // Compressed, a record contains any four characters by chance.
      const contents = comments.map((body) => JSON.stringify(openRecord(body, keys)));
      for (const secret of neverShown) {
        for (const text of [withoutRecord(comment), ...contents, run.summary, run.stdout, run.outputs['jobs'] ?? ''])
          expect(text).not.toContain(secret);
      }

      // Without changes no comment is created; else one, in one write, and the second run looks up its identity and writes nothing.
      const list = 'GET /repos/acme/jobs/issues/7/comments?per_page=100';
      const changes = 'GET /repos/acme/jobs/pulls/7/files?per_page=100';
      expect(comments.map(withoutRecord)).toEqual(row === undefined ? [] : [withoutRecord(comment)]);
      // The file has the draft of the record, the comment the record.
      expect(openRecord(comment, keys)).toEqual({ kind: 'damaged' });
      expect(comments.map((body) => openRecord(body, keys).kind)).toEqual(row === undefined ? [] : ['opened']);
      const creation = [changes, list, 'GET /repos/acme/jobs/pulls/7', 'POST /repos/acme/jobs/issues/7/comments', list];
      expect(requests).toEqual(row === undefined ? [changes, list] : creation);
      expect(rerun.exitCode).toBe(0);
      expect(askedAgain).toEqual(row === undefined ? [changes, list] : [changes, list, 'GET /user']);

      expect(files['plan-text'].split('\nJob Modify Index')[0]).toBe(
        withoutLaunch(recorded(name, 'cli.txt'), files['plan-text']).split('\nJob Modify Index')[0],
      );
      expect(JSON.parse(files['plan-json'])).toEqual([JSON.parse(recorded(name, 'plan.json'))]);
    },
  );
});

function withoutPort(comment: string): string {
  return comment.trimEnd().replaceAll(/127\.0\.0\.1:\d+/g, 'nomad');
}

test('a plan without a key is shown in the same comment, without a record and what it promises', async () => {
  const signed = await report('driver-config');
  const { run, rerun, comments, askedAgain, files } = await report('driver-config', {});
  const promise = 'After the merge, a register workflow deploys exactly this plan.\n\n';
  const [recordedOne = ''] = signed.comments;
  expect(recordedOne).toContain(promise);
  expect(comments.map(withoutPort)).toEqual([
    withoutPort(`${withoutRecord(recordedOne).replace(promise, '').trimEnd()}\n<!-- outrider:record unsigned -->`),
  ]);
  expect(withoutPort(files.markdown)).toBe(withoutPort(comments[0] ?? ''));
  expect([run.exitCode, rerun.exitCode]).toEqual([0, 0]);
  expect(run.stdout).not.toMatch(/signing|record/i);
  expect(askedAgain).toEqual([
    'GET /repos/acme/jobs/pulls/7/files?per_page=100',
    'GET /repos/acme/jobs/issues/7/comments?per_page=100',
    'GET /user',
  ]);
});

function withoutRecord(comment: string): string {
  const text = comment.slice(0, comment.lastIndexOf('<!-- outrider:record '));
  return text.replace(/^<!-- outrider:plan(?: end)? -->\n/gm, '');
}

/** The time until the next launch depends on the clock: it is replaced in the recorded text. */
function withoutLaunch(text: string, actual: string): string {
  const from = /\((\S+) from now\)/.exec(actual)?.[0];
  return from === undefined ? text : text.replace(/\(\S+ from now\)/, from);
}
