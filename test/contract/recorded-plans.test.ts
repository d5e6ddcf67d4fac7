import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, runAction, type ActionRun } from '../support/action.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { nodesOf, parseMarkdown, tableRows, tagBalance } from '../support/markdown.ts';
import { planNames, recorded, startReplay } from '../support/replay.ts';

/** The expected report of each plan, from the recorded answer of Nomad and the text of its command line. */
const expected: Readonly<
  Record<string, { readonly headline: string; readonly row?: readonly string[]; readonly caution?: RegExp }>
> = {
  batch: {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'work', '1 replaced', 'ok'],
    caution: /replaces 1 allocation/,
  },
  canary: { headline: '🔵 Plan: 1 changed', row: ['edited', 'app', '1 canary (up to 3 more after promotion)', 'ok'] },
  'check-added-and-port': {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app', '1 replaced', 'ok'],
    caution: /replaces 1 allocation/,
  },
  'count-down': {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app', '1 stopped, 1 updated in place', 'ok'],
    caution: /stops 1 allocation/,
  },
  'count-up': { headline: '🔵 Plan: 1 changed', row: ['edited', 'app', '2 updated in place, 3 created', 'ok'] },
  'count-zero': {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app', '2 stopped', 'ok'],
    caution: /stops 2 allocations/,
  },
  'driver-config': {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app', '1 replaced', 'ok'],
    caution: /replaces 1 allocation/,
  },
  'env-edited': {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app', '1 replaced (up to 1 more follow)', 'ok'],
    caution: /replaces 1 allocation/,
  },
  'group-added': {
    headline: '🔵 Plan: 1 changed',
    row: ['edited', 'app worker', '1 updated in place, 2 created', 'ok'],
  },
  'group-removed': {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app worker', '2 stopped, 1 updated in place', 'ok'],
    caution: /stops 2 allocations/,
  },
  'group-renamed': {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app consumer worker', '2 stopped, 1 updated in place, 2 created', 'ok'],
    caution: /stops 2 allocations/,
  },
  'hostile-values': {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app', '1 replaced', 'ok'],
    caution: /replaces 1 allocation/,
  },
  huge: {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'g00 g01 g02 +37', '40 replaced', 'ok'],
    caution: /replaces 40 allocations/,
  },
  'new-job': { headline: '🔵 Plan: 1 new', row: ['new', 'app', '2 created', 'ok'] },
  'no-change': { headline: '🟢 Plan: nothing changes · 1 unchanged' },
  'no-such-datacenter': {
    headline: '🟠 Plan: 1 new, 1 cannot be placed',
    row: ['new', 'app', '2 created', '2 blocked'],
    caution: /no eligible node in/,
  },
  parameterized: { headline: '🔵 Plan: 1 changed', row: ['edited', 'work', '1 at each dispatch', 'ok'] },
  'periodic-edited': { headline: '🔵 Plan: 1 changed', row: ['edited', 'work', '1 at each launch', 'ok'] },
  'periodic-new': { headline: '🔵 Plan: 1 new', row: ['new', 'work', '1 at each launch', 'ok'] },
  'placement-everything': {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app', '1 replaced', 'ok'],
    caution: /replaces 1 allocation/,
  },
  policies: { headline: '🔵 Plan: 1 changed', row: ['edited', 'app', '2 updated in place', 'ok'] },
  preemption: {
    headline: '🟠 Plan: 1 new',
    row: ['new', 'app', '1 of other jobs preempted, 1 created', 'ok'],
    caution: /preempts 1 allocation of `low`/,
  },
  resources: {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app', '1 replaced (up to 1 more follow)', 'ok'],
    caution: /replaces 1 allocation/,
  },
  'scaled-behind-the-file': {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app', '2 stopped, 2 updated in place', 'ok'],
    caution: /stops 2 allocations/,
  },
  secrets: {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app', '1 replaced', 'ok'],
    caution: /replaces 1 allocation/,
  },
  'service-tags-in-place': { headline: '🔵 Plan: 1 changed', row: ['edited', 'app', '2 updated in place', 'ok'] },
  'several-groups-mixed': {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'g0 g1 g2 +3', '3 replaced, 3 updated in place', 'ok'],
    caution: /replaces 3 allocations/,
  },
  'stopped-job': { headline: '🔵 Plan: 1 changed', row: ['started again (was stopped)', 'app', '2 created', 'ok'] },
  system: {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app', '1 replaced, 1 created', 'ok'],
    caution: /replaces 1 allocation/,
  },
  'task-added-and-removed': {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app', '1 replaced', 'ok'],
    caution: /replaces 1 allocation/,
  },
  template: {
    headline: '🟠 Plan: 1 changed',
    row: ['edited', 'app', '1 replaced', 'ok'],
    caution: /replaces 1 allocation/,
  },
  'unplaceable-constraint': {
    headline: '🟠 Plan: 1 changed, 1 cannot be placed',
    row: ['edited', 'app', '1 replaced (up to 1 more follow)', '1 blocked'],
    caution: /1 node excluded by the job's constraints/,
  },
  'unplaceable-resources': {
    headline: '🟠 Plan: 1 new, 1 cannot be placed',
    row: ['new', 'app', '3 created', '3 blocked'],
    caution: /no node has 8.6 TiB of memory free/,
  },
  'unplaceable-some-groups': {
    headline: '🟠 Plan: 1 changed, 1 cannot be placed',
    row: ['edited', 'app gpu', '2 updated in place, 2 created', '2 blocked'],
    caution: /group `gpu`\): 1 node excluded by the constraint `\$\{node.class\} = gpu`/,
  },
  warning: { headline: '🔵 Plan: 1 new', row: ['new', 'app', '2 created', 'ok'] },
};

/** Every secret in the two job files, and text of the hostile one that could break a comment. */
const neverShown = [
  'k-one-1111',
  'k-two-2222',
  's3cret',
  'hunter2',
  'tok-0123456789',
  'not-a-real-key',
  'pa55',
  '<script>',
  '</details><',
  '@everyone',
  'closes #1',
  'javascript:',
  '\u202e',
];

interface Told {
  readonly run: ActionRun;
  readonly again: ActionRun;
  readonly comments: readonly string[];
  readonly asked: readonly string[];
  readonly askedAgain: readonly string[];
  readonly files: Readonly<Record<'markdown' | 'plan-text' | 'plan-json', string>>;
}

async function tell(name: string): Promise<Told> {
  const workspace = mkdtempSync(join(tmpdir(), 'outrider-plan-'));
  writeFileSync(join(workspace, 'after.nomad.hcl'), recorded(name, 'after.nomad.hcl'));
  await using scheduler = await startReplay(name);
  await using github = await startGitHub();
  const options = {
    inputs: { 'job-files': '*.nomad.hcl', address: scheduler.url },
    workspace,
    githubToken: 'ghs_0123456789abcdefghij',
    apiUrl: github.url,
    event: pullRequestEvent(),
  };
  const run = await runAction(options);
  const comments = github.comments.map(({ body }) => body);
  const asked = github.asked.splice(0);
  const again = await runAction(options);
  rmSync(workspace, { recursive: true });
  const read = (output: string): string => readFileSync(run.outputs[output] ?? '', 'utf8');
  const files = { markdown: read('markdown'), 'plan-text': read('plan-text'), 'plan-json': read('plan-json') };
  return { run, again, comments, asked, askedAgain: github.asked, files };
}

afterAll(removeRunFolders);

test('every recorded plan has an expected report', () => {
  expect(Object.keys(expected).toSorted()).toEqual(planNames);
});

describe.concurrent('reports of recorded plans', () => {
  test.each(Object.entries(expected))('the plan %s is shown as expected', async (name, { headline, row, caution }) => {
    const { run, again, comments, asked, askedAgain, files } = await tell(name);
    expect(run.exitCode).toBe(0);

    const comment = files.markdown;
    const tree = parseMarkdown(comment);
    expect(comment.split('\n').slice(0, 2)).toEqual(['<!-- outrider:v1 id=default -->', `### ${headline}`]);
    expect(tableRows(tree).map((cells) => cells.slice(1))).toEqual(row === undefined ? [] : [row]);
    const alerts = nodesOf(tree).filter((node) => node.type === 'blockquote');
    expect(alerts).toHaveLength(caution === undefined ? 0 : 1);
    const quoted = comment.split('\n').filter((line) => line.startsWith('> '));
    expect(quoted.join('\n')).toMatch(caution ?? /^$/);

    // Well formed: the last element is reached, so no fence or fold is left open.
    expect(tagBalance(tree, 'details').opened).toBe(tagBalance(tree, 'details').closed);
    const [last, record] = comment.trimEnd().split('\n').slice(-2);
    expect(last).toMatch(/^<sub>Planned at `bbbbbbb` by \[run 12\]\(\S+\) on `127\.0\.0\.1:\d+`.*<\/sub>$/);
    expect(record).toMatch(/^<!-- outrider:record v2 \S+ \S+ unsigned -->$/);
    expect(tree.children.slice(-2).map(({ type }) => type)).toEqual(['paragraph', 'html']);
    expect(comment.length).toBeLessThanOrEqual(65_536);

    for (const secret of neverShown) {
      for (const said of [comment, run.summary, run.stdout, run.outputs['jobs'] ?? ''])
        expect(said).not.toContain(secret);
    }

    // Without changes no comment is created; else one, and the second run looks up its identity and writes nothing.
    const list = 'GET /repos/acme/jobs/issues/7/comments?per_page=100';
    expect(comments).toEqual(row === undefined ? [] : [comment]);
    expect(asked).toEqual(
      row === undefined
        ? [list]
        : [list, 'GET /repos/acme/jobs/pulls/7', 'POST /repos/acme/jobs/issues/7/comments', list],
    );
    expect(again.exitCode).toBe(0);
    expect(askedAgain).toEqual(row === undefined ? [list] : [list, 'GET /user']);

    expect(files['plan-text'].split('\nJob Modify Index')[0]).toBe(
      withoutLaunch(recorded(name, 'cli.txt'), files['plan-text']).split('\nJob Modify Index')[0],
    );
    expect(JSON.parse(files['plan-json'])).toEqual([JSON.parse(recorded(name, 'plan.json'))]);
  });
});

/** The time until the next launch depends on the clock: it is replaced in the recorded text. */
function withoutLaunch(text: string, ours: string): string {
  const from = /\((\S+) from now\)/.exec(ours)?.[0];
  return from === undefined ? text : text.replace(/\(\S+ from now\)/, from);
}
