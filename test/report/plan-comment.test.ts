import * as fc from 'fast-check';
import type { Root } from 'mdast';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { redactDiff } from '../../src/redaction/redact-diff.ts';
import { readVerdict } from '../../src/nomad-plan/verdict.ts';
import { viewDiff } from '../../src/nomad-plan/diff-lines.ts';
import { linkDocumentation } from '../../src/report/documentation.ts';
import { renderPlan } from '../../src/report/comment/plan-comment.ts';
import type { Limit } from '../../src/text/fit.ts';
import { md } from '../../src/text/markdown.ts';
import { nothingPlanned, type PlannedJob, type PlanOutcome } from '../../src/report/plan/plan-outcome.ts';
import { listNodes, parseMarkdown, tableRows, tagBalance } from '../support/markdown.ts';
import { commentContext, createPlannedJob } from '../support/planned-jobs.ts';
import { edit, job, metric, plan, createShowingRules, taskDiff } from '../support/plans.ts';
import { countRuns } from '../support/thorough.ts';

const context = commentContext({ region: 'global', requirement: { role: 'maintain' } });
const limit: Limit = {
  max: 65_536,
  measure: (text) => text.length,
  location: md`the [step summary](https://github.example/run)`,
};

const names = [
  ...(['file', 'id', 'namespace', 'group', 'task', 'field', 'value', 'warning', 'constraint'] as const),
  ...(['preempted', 'failure'] as const),
];
/** All texts from outside of Outrider that a comment can contain. */
type Texts = Readonly<Record<(typeof names)[number], string>>;

function hostileJob(texts: Texts): PlannedJob {
  const fields = [edit(texts.field, 'before', texts.value), edit('Env[PLAIN]', texts.value, 'after')];
  const difference = taskDiff(fields, { group: texts.group, task: texts.task });
  const other = {
    ID: 'x',
    Name: '',
    Namespace: texts.namespace,
    JobID: texts.preempted,
    JobType: 'service',
    TaskGroup: texts.group,
    NodeID: '',
    NodeName: '',
  };
  const answer = plan({
    groups: { [texts.group]: { DestructiveUpdate: 2 } },
    Diff: { ...difference, ID: texts.id },
    FailedTGAllocs: { [texts.group]: metric({ ConstraintFiltered: { [texts.constraint]: 1 } }) },
    // A line that begins with an asterisk is another warning.
    Warnings: `1 warning:\n\n* ${texts.warning.replaceAll('\n', ' ')}`,
  });
  const withPreempted = { ...answer, Annotations: { ...answer.Annotations, PreemptedAllocs: [other] } };
  const rules = createShowingRules();
  return createPlannedJob({
    file: texts.file,
    id: texts.id,
    namespace: texts.namespace,
    plan: withPreempted,
    diff: viewDiff(redactDiff({ ...difference, ID: texts.id }, rules).diff, false),
    keptCounts: [{ group: texts.group, isAutoscaled: true, count: 2, running: 2, file: 1 }],
    hits: [
      {
        guard: 'privileged',
        group: texts.group,
        task: texts.task,
        subject: 'user',
        old: texts.value,
        new: texts.preempted,
      },
      {
        guard: 'less-memory',
        group: texts.group,
        task: '',
        subject: 'memory',
        old: '2',
        new: '1',
        approvedBy: [texts.failure],
        unknown: texts.warning,
      },
    ],
  });
}

function createOutcome(texts: Texts): PlanOutcome {
  const failure = new ActionError({
    reason: 'parse',
    // Messages of several lines get a block of their own, which another test covers.
    message: texts.failure.replaceAll('\n', ' '),
    location: { file: texts.file, line: 3 },
    hint: texts.failure,
  });
  return { ...nothingPlanned, jobs: [hostileJob(texts)], failed: [{ file: texts.file, failures: [failure] }] };
}

/** Returns the kinds of nodes in order, without the inline nodes around untrusted text. */
function structure(tree: Root): readonly string[] {
  return listNodes(tree)
    .filter(
      (node) =>
        !['text', 'inlineCode'].includes(node.type) && !(node.type === 'html' && /^<\/?code>$/.test(node.value)),
    )
    .map((node) => node.type);
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('`', '|', '\\', '<', '>', '*', '_', '[', ']', '(', ')', '#', '@', '\n', ' ', '-', '~', '!', '&', ';', 'a', '1', ':') }),
  fc.constantFrom(
    '```', '~~~\n', '</details>', '<!-- outrider:v1 id=default -->', '<!-- outrider:record x -->', '@everyone', 'closes #1', 'GH-1', 'www.example.org',
    'https://evil.example', 'a@b.example', '[x](javascript:alert(1))', '![x](http://evil.example)', '| a | b |\n| - | - |', '\u202e', '\u200b@me',
    '\u001b[31m', '</code></summary>', '# big', '> quote', '- item', '&lt;b&gt;', '\\`', '\\|', 'da39a3ee5e6b4b0d3255bfef95601890afd80709', '$x$', '',
  ),
); // prettier-ignore

const plainTexts = Object.fromEntries(names.map((name) => [name, `plain ${name}`])) as unknown as Texts;
const anyTexts = fc.record(Object.fromEntries(names.map((name) => [name, hostile]))) as fc.Arbitrary<Texts>;

describe('plan comment with hostile texts', () => {
  const expected = structure(parseMarkdown(renderPlan(createOutcome(plainTexts), context, limit)));

  test('a plan comment with any foreign text keeps its structure and has only its own links and marker', () => {
    fc.assert(
      fc.property(anyTexts, (texts) => {
        const comment = renderPlan(createOutcome(texts), context, limit);
        const tree = parseMarkdown(comment);
        expect(structure(tree)).toEqual(expected);
        const markers = comment.split('\n').filter((line) => line.startsWith('<!-- outrider:'));
        expect(markers).toEqual([context.marker]);
        expect(tagBalance(tree, 'details')).toEqual({ opened: 1, closed: 1 });
        const links = listNodes(tree).filter((node) => node.type === 'link');
        const foreign = links
          .map(({ url }) => url)
          .filter((url) => !/^https:\/\/(?:github\.example|nomad\.example:4646\/ui)\//.test(url));
        expect(foreign).toEqual([
          `${linkDocumentation('troubleshooting.md')}#parse`,
          `${linkDocumentation('runbook.md')}#cannot-be-placed`,
          ...Array.from({ length: 2 }, () => linkDocumentation('guards.md')),
          linkDocumentation('reading-the-comment.md'),
        ]);
        // GitHub turns mentions, issue numbers and commit IDs into links anywhere outside of code.
        const plain = listNodes(tree).filter((node) => node.type === 'text');
        expect(
          plain.map(({ value }) => value).filter((text) => /@|#\d|\bGH-\d|\b[0-9a-f]{40}\b|www\./.test(text)),
        ).toEqual([]);
      }),
      { numRuns: countRuns(500) },
    );
  });
});

test('a plan comment with 300 invalid files links to troubleshooting once and fits', () => {
  const failed = Array.from({ length: 300 }, (_, index) => {
    const file = `jobs/${index}.nomad.hcl`;
    const failure = new ActionError({
      reason: 'parse',
      message: `Error ${index}`,
      location: { file },
      hint: 'Fix it.',
    });
    return { file, failures: [failure] };
  });
  const comment = renderPlan({ ...nothingPlanned, failed }, context, limit);
  const links = listNodes(parseMarkdown(comment)).filter((node) => node.type === 'link');
  expect(links.filter(({ url }) => url.includes('/docs/troubleshooting.md#'))).toHaveLength(1);
  expect(comment).toMatch(/^Fix it\. \[How to fix this\]\(.*\n\n- .*Error `?0`?/m);
  expect(comment.match(/Fix it\./g)).toHaveLength(1);
  expect(comment.length).toBeLessThanOrEqual(limit.max);
});

test.each([
  ['batch', 'both allocations at once when a node can run them: expect downtime'],
  ['system', 'both allocations at once: expect downtime'],
])('the downtime of a %s job that cannot be placed', (Type, text) => {
  const Diff = taskDiff([edit('Env[A]', '1', '2')]);
  const answer = plan({ groups: { app: { DestructiveUpdate: 2, Place: 2 } }, Diff, FailedTGAllocs: { app: metric() } });
  const verdict = readVerdict(job({ Type, Update: { MaxParallel: 2 } }), answer);
  const comment = renderPlan({ ...nothingPlanned, jobs: [createPlannedJob({ verdict })] }, context, limit);
  expect(comment).toContain(`replaces** ${text}.`);
});

test.each([
  [
    { NodesFiltered: 1, ConstraintFiltered: { 'missing drivers': 1 } },
    /wait for a node: `api`: add capacity, [^;]+; `web`: enable the driver [^;]+ \(\[how\]/,
  ],
  [
    { NodesExhausted: 1, DimensionExhausted: { memory: 1 } },
    /wait for a node: add capacity, or request less \(\[how\]/,
  ],
])('the fixes of two jobs that cannot be placed are those of each job, or of both (%j)', (blocked, text) => {
  const full = { NodesExhausted: 1, DimensionExhausted: { memory: 1 } };
  const jobs = Object.entries({ web: blocked, api: full }).map(([id, metrics]) => {
    const answer = plan({ groups: { app: { Place: 1 } }, FailedTGAllocs: { app: metric(metrics) } });
    return createPlannedJob({ id, plan: answer });
  });
  expect(renderPlan({ ...nothingPlanned, jobs }, context, limit)).toMatch(text);
});

/** Jobs of which every other one changes, each in another way; to every tenth happens the same, and one cannot be placed. */
function many(count: number, lines: number): PlanOutcome {
  const createFields = (id: string) =>
    Array.from({ length: lines }, (_, index) => edit(`Env[NAME_${index}]`, 'x'.repeat(40), id.padEnd(40, 'y')));
  const jobs = Array.from({ length: count }, (_, index): PlannedJob => {
    const id = `job-${String(index).padStart(4, '0')}`;
    const difference = { ...taskDiff(createFields(id)), ID: id };
    const counts =
      index % 10 === 0 ? { DestructiveUpdate: 3 } : index % 2 === 0 ? { InPlaceUpdate: index } : { Ignore: 1 };
    const Diff = index % 2 === 0 ? difference : { ...difference, Type: 'None' as const, TaskGroups: [] };
    const failed = index === 50 ? { app: metric() } : {};
    const rules = createShowingRules();
    return createPlannedJob({
      file: `jobs/${id}.nomad.hcl`,
      id,
      plan: plan({ Diff, groups: { app: counts }, FailedTGAllocs: failed }),
      diff: viewDiff(redactDiff(Diff, rules).diff, false),
    });
  });
  return { ...nothingPlanned, jobs };
}

/** A job whose only change replaces its allocation. */
function replaceJob(id: string): PlannedJob {
  const difference = { ...taskDiff([edit('Env[A]', '1', '2')]), ID: id };
  const diff = viewDiff(redactDiff(difference, createShowingRules()).diff, false);
  const answer = plan({ Diff: difference, groups: { app: { DestructiveUpdate: 1 } } });
  return createPlannedJob({ file: `jobs/${id}.hcl`, id, plan: answer, diff });
}

describe('fitting of a plan comment', () => {
  test('a plan comment of 200 jobs shows the worst first and names the omitted jobs', () => {
    const comment = renderPlan(many(200, 30), context, limit);
    expect(comment.length).toBeLessThanOrEqual(65_536);
    expect(comment.length).toBeGreaterThan(60_000);
    const effects = tableRows(parseMarkdown(comment)).map(([effect]) => effect?.replace('\u00a0', ' '));
    expect(effects.slice(0, 3)).toEqual(['⛔ blocked', '❗ downtime', '✏️ edit']);
    const rows = tableRows(parseMarkdown(comment)).map(([, name]) => name);
    const shared = '19 jobs: job-0000, job-0010, job-0020, job-0030, job-0040, 14 more';
    expect(rows.slice(0, 4)).toEqual(['job-0050', shared, 'job-0002', 'job-0004']);
    expect(rows).toHaveLength(82);
    expect(comment).toContain('100 jobs unchanged');
    expect(comment).toMatch(/… and \d+ more plans in the \[step summary\]/);
    expect(comment.indexOf('<b><code>job-0050</code></b>')).toBeLessThan(
      comment.indexOf('<b><code>job-0000</code></b>'),
    );
  });

  test('a plan comment shows the same change of many jobs once, with the names of the jobs', () => {
    const jobs = Array.from({ length: 31 }, (_, index) => replaceJob(`service-${String(index).padStart(3, '0')}`));
    const comment = renderPlan({ ...nothingPlanned, jobs }, context, limit);
    const rows = tableRows(parseMarkdown(comment));
    expect(rows).toEqual([
      [
        '♻️\u00a0replace',
        expect.stringMatching(/^31 jobs: service-000, .*, 26 more$/),
        'each: replaces 1 allocation · changes Env[A]: 1\u00a0→\u00a02',
      ],
    ]);
    expect(comment.match(/Env\[A\]: "1"/g)).toHaveLength(1);
    for (const { id, file } of jobs) {
      expect(comment).toContain(`[\`${id}\`](`);
      expect(comment).toContain(`/${file})`);
    }
  });

  test('a step summary is measured in bytes', () => {
    const bytes = {
      max: 1024 * 1024 - 1024,
      measure: (text: string) => Buffer.byteLength(text),
      location: md`the file of output \`plan-text\``,
    };
    const texts = { ...plainTexts, value: 'ü'.repeat(230), task: '日'.repeat(200) };
    const jobs = Array.from({ length: 1500 }, (_, index) => hostileJob({ ...texts, value: `${texts.value}${index}` }));
    const summary = renderPlan({ ...nothingPlanned, jobs }, { ...context, marker: undefined }, bytes);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(900_000);
    expect(summary).toMatch(/… and [\d,]+ more plans in the file of output `plan-text`/);
    expect(summary.split('\n')[0]).toMatch(/^### 🟠 Plan: /);
  });
});

describe('failures in a plan comment', () => {
  test('a failure of several lines keeps them in a fence that they cannot close', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 2, maxLength: 5 }), (lines) => {
        const subject = ['2 errors occurred:', ...lines].join('\n');
        const failure = new ActionError({
          reason: 'parse',
          message: subject,
          location: { file: 'a.hcl' },
          hint: 'Fix the file.',
        });
        const tree = parseMarkdown(
          renderPlan({ ...nothingPlanned, failed: [{ file: 'a.hcl', failures: [failure] }] }, context, limit),
        );
        const kept = subject.split('\n').filter((line) => line.trim() !== '').length;
        expect(structure(tree).filter((type) => type === 'code')).toHaveLength(kept > 1 ? 1 : 0);
        expect(tree.children.map((node) => node.type)).toEqual(
          'html heading paragraph list paragraph paragraph'.split(' '),
        );
      }),
    );
  });

  test('identical failures are shown once in a plan comment', () => {
    const failed = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({
      file: `${name}.hcl`,
      failures: [
        new ActionError({
          reason: 'unreachable',
          message: 'PUT /v1/jobs/parse: Nomad refused the connection',
          location: { file: `${name}.hcl` },
        }),
      ],
    }));
    const comment = renderPlan({ ...nothingPlanned, failed }, context, limit);
    expect(comment).toMatch(/^### 🔴 Plan failed: PUT `\/v1\/jobs\/parse`: Nomad refused the connection \(7 files\)$/m);
    expect(comment.match(/^- .*refused the connection/gm)).toHaveLength(1);
    expect(comment).toContain(', 2 more: PUT');
  });
});
