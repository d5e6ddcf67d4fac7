import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { listNodes, parseMarkdown, tableRows, tagBalance } from '../support/markdown.ts';
import { planNames, readRecording, startReplay } from '../support/replay.ts';
import { parseKeys } from '../support/signing.ts';
import { openRecord } from '../../src/review/record-codec.ts';

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
  readonly laterRequests: readonly string[];
  readonly files: Readonly<Record<'markdown' | 'plan-text' | 'plan-json', string>>;
}

async function report(
  name: string,
  signing: Readonly<Record<string, string>> = { 'signing-key': key },
): Promise<Reported> {
  const workspace = mkdtempSync(join(tmpdir(), 'outrider-plan-'));
  writeFileSync(join(workspace, 'after.nomad.hcl'), readRecording(name, 'after.nomad.hcl'));
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
  return { run, rerun, comments, requests, laterRequests: github.requests, files };
}

test('each golden file of recorded plans has a recording', () => {
  const files = readdirSync(join(import.meta.dirname, 'recorded-plans'));
  expect(files.toSorted()).toEqual(planNames.map((name) => `${name}.md`));
});

describe.concurrent('reports of recorded plans', () => {
  test.for(planNames)(
    'the plan %s is shown as its golden file says, once and without its secrets',
    async (name, context) => {
      const { run, rerun, comments, requests, laterRequests, files } = await report(name);
      expect(run.exitCode).toBe(0);

      const comment = files.markdown;
      const tree = parseMarkdown(comment);
      const [marker, start, headline] = comment.split('\n');
      expect([marker, start]).toEqual(['<!-- outrider:v1 id=default -->', '<!-- outrider:plan -->']);
      const rows = tableRows(tree).map((cells) => cells.map((cell) => cell.replaceAll('\u00a0', ' ')));
      const quoted = comment.split('\n').filter((line) => line.startsWith('> '));
      const shown = [headline, ...rows.map((row) => row.join(' | ')), ...quoted].join('\n\n');
      await context.expect(`${shown}\n`).toMatchFileSnapshot(`./recorded-plans/${name}.md`);
      const alerts = listNodes(tree).filter((node) => node.type === 'blockquote');
      expect(alerts).toHaveLength(quoted.length === 0 ? 0 : 1);

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
      expect(comments.map(withoutRecord)).toEqual(rows.length === 0 ? [] : [withoutRecord(comment)]);
      // The file has the draft of the record, the comment the record.
      expect(openRecord(comment, keys)).toEqual({ kind: 'damaged' });
      expect(comments.map((body) => openRecord(body, keys).kind)).toEqual(rows.length === 0 ? [] : ['opened']);
      const creation = [changes, list, 'GET /repos/acme/jobs/pulls/7', 'POST /repos/acme/jobs/issues/7/comments', list];
      expect(requests).toEqual(rows.length === 0 ? [changes, list] : creation);
      expect(rerun.exitCode).toBe(0);
      expect(laterRequests).toEqual(rows.length === 0 ? [changes, list] : [changes, list, 'GET /user']);

      expect(files['plan-text'].split('\nJob Modify Index')[0]).toBe(
        withoutLaunch(readRecording(name, 'cli.txt'), files['plan-text']).split('\nJob Modify Index')[0],
      );
      expect(JSON.parse(files['plan-json'])).toEqual([JSON.parse(readRecording(name, 'plan.json'))]);
    },
  );
});

function withoutPort(comment: string): string {
  return comment.trimEnd().replaceAll(/127\.0\.0\.1:\d+/g, 'nomad');
}

test('a plan without a key is shown in the same comment, without a record and its promises', async () => {
  const signed = await report('driver-config');
  const { run, rerun, comments, laterRequests, files } = await report('driver-config', {});
  const promise = 'After the merge, a register workflow deploys exactly this plan.\n\n';
  const [recordedOne = ''] = signed.comments;
  expect(recordedOne).toContain(promise);
  expect(comments.map(withoutPort)).toEqual([
    withoutPort(`${withoutRecord(recordedOne).replace(promise, '').trimEnd()}\n<!-- outrider:record unsigned -->`),
  ]);
  expect(withoutPort(files.markdown)).toBe(withoutPort(comments[0] ?? ''));
  expect([run.exitCode, rerun.exitCode]).toEqual([0, 0]);
  expect(run.stdout).not.toMatch(/signing|record/i);
  expect(laterRequests).toEqual([
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
