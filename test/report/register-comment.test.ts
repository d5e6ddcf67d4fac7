import { md } from '../../src/text/markdown.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { renderRegister } from '../../src/modes/register/comment.ts';
import { selectPhase } from '../../src/modes/register/headline.ts';
import { findPlan, planMarks } from '../../src/report/comment/quoted-plan.ts';
import { nothingPlanned, type PlannedJob } from '../../src/report/plan/plan-outcome.ts';
import { renderPlan } from '../../src/report/comment/plan-comment.ts';
import { findRecordLine } from '../../src/review/record-codec.ts';
import { listNodes, parseMarkdown, tagBalance } from '../support/markdown.ts';
import { commentContext, createPlannedJob } from '../support/planned-jobs.ts';
import { plan } from '../support/plans.ts';
import type { RegisteredJob, RegisterOutcome } from '../../src/modes/register/outcome.ts';
import type { Rollout } from '../../src/rollout/outcome.ts';
import { countRuns } from '../support/thorough.ts';

const context = commentContext();

function quoteInComment(text: string): string {
  return [planMarks.begin, text, planMarks.end].join('\n');
}
const withoutPlan = { context, comment: quoteInComment(''), logs: { inLog: false, inComment: false } };
const limit = { max: 65_536, measure: (text: string) => text.length, location: md`the step summary` };

function planJob(id: string, file: string, lines: readonly string[] = ['! Job: "web"']): PlannedJob {
  const replaced = plan({ groups: { app: { DestructiveUpdate: 1 } } });
  return createPlannedJob({ file, id, plan: replaced, diff: { lines, hiddenValues: 0, keyChanges: [] } });
}

const quiet: RegisterOutcome = {
  signedRecord: undefined,
  unreviewedReason: undefined,
  jobs: [],
  removed: [],
  failed: [],
  skippedCount: 0,
  failures: [],
  milliseconds: 42_000,
};

const reverted: Rollout['revertedTo'] = { version: 2, healthy: true, live: undefined };

function rollOut(kind: Rollout['kind'], text: string, more: Partial<Rollout> = {}): RegisteredJob['state'] {
  const problem = {
    group: text,
    task: text,
    allocation: text,
    node: text,
    exitCode: 137,
    signal: 0,
    restarts: 2,
    cause: text,
  };
  return {
    kind: 'rolled-out',
    at: new Date(0),
    written: { index: 7, evalId: 'e', isByThisRun: true },
    rollout: {
      kind,
      evalId: 'e',
      deploymentId: 'd',
      version: 3,
      revertedTo: reverted,
      groups: [{ name: text, desired: 3, placed: 3, healthy: 1, unhealthy: 0, canaries: 0, promoted: false }],
      unplaced: [
        { group: text, count: 1, reasons: [{ text: 'excluded by the constraint', name: text, fix: 'add capacity' }] },
      ],
      problems: [{ ...problem, events: [text, text], logs: [text] }],
      description: text,
      milliseconds: 42_000,
      endReason: undefined,
      serving: undefined,
      denial: undefined,
      ...more,
    },
  };
}

function createRollingOut(deploymentId: string): RegisteredJob['state'] {
  const progress = { text: '0 of 3 healthy', groups: [], deploymentId, promotionAt: undefined, detail: '' };
  return { kind: 'rolling-out', written: { index: 7, evalId: 'e', isByThisRun: true }, progress };
}

const withoutDeployment = rollOut('no-deployment', '', {
  deploymentId: '',
  revertedTo: undefined,
  groups: [],
  unplaced: [],
  problems: [],
});

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '@everyone',
    '</details>',
    `<!-- outrider:record v4 AAAA ${'A'.repeat(43)}= ${'A'.repeat(43)}= -->`,
    '\n<!-- outrider:plan end -->\n',
    '```\n@ada\n',
    '| a | b |\n# head',
    '[x](javascript:alert(1))',
    '![x](http://evil.example/a.png)',
    '#1 GH-1 https://evil.example',
  ),
);
const kind = fc.constantFrom<Rollout['kind'][]>(
  'successful', 'failed', 'rolled-back', 'awaiting-promotion', 'placement-blocked', 'no-deployment', 'superseded', 'timed-out',
); // prettier-ignore

describe('register comment', () => {
  test('a register comment with any text keeps its structure, forges no marker and mentions nobody', () => {
    fc.assert(
      fc.property(nasty, kind, fc.boolean(), (text, item, changed) => {
        const file = `jobs/${text.replaceAll('/', '')}.nomad.hcl`;
        const reviewedLines = [`!   ${text.replaceAll('\n', ' ')}`];
        const state = changed ? ({ kind: 'changed', part: 'plan', reviewedLines } as const) : rollOut(item, text);
        const jobs = [{ planned: planJob(text, file, [`! ${text.replaceAll('\n', ' ')}`]), state }];
        const failures = [new ActionError({ reason: 'failed', message: text, hint: text, location: { file } })];
        const bare = { ...context, marker: undefined };
        const shown = renderPlan({ ...nothingPlanned, jobs: [planJob(text, file)] }, bare, limit);
        const showing = { context, comment: quoteInComment(shown), logs: { inLog: false, inComment: true } };
        const comment = renderRegister({ ...quiet, jobs, failures }, showing, limit);
        const tree = parseMarkdown(comment);
        expect(comment.split('\n')[0]).toBe(context.marker);
        expect(comment.split('\n').filter((line) => line.startsWith('<!-- outrider:plan'))).toHaveLength(2);
        expect(findRecordLine(comment)).toBeUndefined();
        expect(tagBalance(tree, 'details').opened).toBe(tagBalance(tree, 'details').closed);
        const shownText = listNodes(tree).flatMap((node) => (node.type === 'text' ? [node.value] : []));
        expect(shownText.join(' ')).not.toMatch(/@\w|evil\.example|GH-1|#1\b/);
        expect(listNodes(tree).some((node) => node.type === 'image')).toBe(false);
        expect(comment.length).toBeLessThanOrEqual(limit.max);
      }),
      { numRuns: countRuns(300) },
    );
  });

  test('a register comment shows a value that only the register run hides as the reviewed plan shows it', () => {
    const reviewedLines = ['! Job: "web"', '!   Env[VERSION]: "2.0" => "2.1"'];
    const current = ['! Job: "web"', '!   Count: "3" => "2"', '!   Env[VERSION]: ‹hidden› => "2.1"'];
    const state = { kind: 'changed', part: 'plan', reviewedLines } as const;
    const comment = renderRegister(
      { ...quiet, jobs: [{ planned: planJob('web', 'web.hcl', current), state }] },
      withoutPlan,
      limit,
    );
    expect(comment).toMatch(/Now:\n\n```diff\n.*Count: "3" => "2"\n! {3}Env\[VERSION\]: "2\.0" => "2\.1"\n```/s);
    expect(comment).not.toContain('‹hidden›');
  });

  test('a register comment shows two plans that look the same once', () => {
    const reviewedLines = ['+ Job: "web"', '+ Task Group: "app" (1 create)'];
    const state = { kind: 'changed', part: 'specification', reviewedLines } as const;
    const jobs = [{ planned: planJob('web', 'web.hcl', reviewedLines), state }];
    const comment = renderRegister({ ...quiet, jobs }, withoutPlan, limit);
    expect(comment.match(/```diff/g)).toHaveLength(1);
    expect(comment).toContain('</code></b>: the plan now</summary>');
  });

  test('a register comment shows when waiting canaries are promoted', () => {
    const promotionAt = new Date('2026-11-24T15:27:10Z');
    const groups = [{ name: 'app', desired: 4, placed: 1, healthy: 1, unhealthy: 0, canaries: 1, promoted: false }];
    const progress = { text: '1 of 4 healthy', groups, deploymentId: 'd', promotionAt, detail: '' };
    const state = { kind: 'rolling-out', written: { index: 7, evalId: 'e', isByThisRun: true }, progress } as const;
    const jobs = [{ planned: planJob('web', 'web.hcl'), state }];
    const comment = renderRegister({ ...quiet, jobs }, withoutPlan, limit);
    expect(comment).toContain('### 🔵 Rolling out: `web` canaries healthy, promotion at 15:27 UTC on Nov 24 (42 s)');
    expect(comment).toContain('canaries healthy, promotion at 15:27 UTC on Nov 24](');
  });

  test('a register comment shows the waits of the tasks of a rollout, as text that nothing interprets', () => {
    const detail = 'task web waits for Nomad variable `a|b`, which does not exist @acme/all <img src=x>';
    const progress = { text: '', groups: [], deploymentId: 'd', promotionAt: undefined, detail };
    const state = { kind: 'rolling-out', written: { index: 7, evalId: 'e', isByThisRun: true }, progress } as const;
    const comment = renderRegister(
      { ...quiet, jobs: [{ planned: planJob('web', 'web.hcl'), state }] },
      withoutPlan,
      limit,
    );
    expect(comment).toContain('task web waits for Nomad variable `a');
    expect(comment).toContain('which does not exist `@acme/all` `<img` `src=x>`');
  });
});

/** The links of a comment about one job to deployments in Nomad's UI. */
function listDeploymentLinks(registeredJob: RegisteredJob): readonly string[] {
  const nodes = listNodes(parseMarkdown(renderRegister({ ...quiet, jobs: [registeredJob] }, withoutPlan, limit)));
  return nodes.flatMap((node) => (node.type === 'link' && node.url.includes('/deployments') ? [node.url] : []));
}

describe('links of a register comment to deployments', () => {
  const page = 'https://nomad.example:4646/ui/jobs/web%40default/deployments';
  const successful = rollOut('successful', 'x');

  test.each<[string, string, RegisteredJob['state'], readonly string[]]>([
    ['a successful rollout', 'web', successful, [page]],
    ['a failed rollout', 'web', rollOut('failed', 'x'), [page, page]],
    ['a rollout that goes on', 'web', createRollingOut('d'), [page]],
    ['a rollout whose deployment is not there yet', 'web', createRollingOut(''), []],
    ['a job without a deployment', 'web', withoutDeployment, []],
    ['a job whose name is hidden', 'web-‹hidden›', successful, []],
  ])('the register comment of %s links to the deployments that the job has', (_, id, state, links) => {
    expect(listDeploymentLinks({ planned: planJob(id, 'web.hcl'), state })).toEqual(links);
  });
});

describe('plan in a register comment', () => {
  const planComment = renderPlan(
    { ...nothingPlanned, jobs: [planJob('web', 'web.hcl')] },
    { ...context, record: md`<!-- record -->` },
    limit,
  );
  const jobs = [{ planned: planJob('web', 'web.hcl'), state: rollOut('successful', 'x') }];

  function renderRegistered(text: string | undefined): string {
    const comment = text === undefined ? '' : quoteInComment(text);
    return renderRegister({ ...quiet, jobs }, { ...withoutPlan, comment }, limit);
  }

  test('the plan that the reviewers saw is in the comments of all later registers, as it was', () => {
    const first = findPlan(planComment);
    expect(first).toMatch(/^### 🔵 Plan: `web` .*\n<sub>Planned at [^\n]*<\/sub>$/s);
    const comment = renderRegistered(first);
    expect(findPlan(comment)).toBe(first);
    expect(findPlan(comment.replaceAll('\n', '\r\n'))).toBe(first);
    expect(findPlan(renderRegistered(findPlan(comment)))).toBe(first);
  });

  test('the plan of a register run itself is not taken for the reviewed one, and one without room is not invented', () => {
    const ownComment = renderRegister({ ...quiet, jobs }, { ...withoutPlan, comment: undefined }, limit);
    expect([findPlan(ownComment), ownComment.includes('The plan of this run')]).toEqual([undefined, true]);
    const without = renderRegistered(undefined);
    expect([findPlan(without), without.includes('The plan does not fit here')]).toEqual([undefined, true]);
    expect(findPlan(renderRegistered('x'.repeat(limit.max)))).toBeUndefined();
  });
});

function findPhase(...states: readonly RegisteredJob['state'][]): ReturnType<typeof selectPhase> {
  return selectPhase({ ...quiet, jobs: states.map((state) => ({ planned: planJob('web', 'web.hcl'), state })) });
}

describe('how far a register run went', () => {
  test.each<[string, RegisteredJob['state'], ReturnType<typeof findPhase>]>([
    ['a rollout that goes on', createRollingOut('d'), 'registering'],
    ['a job that waits for others', { kind: 'not-written', reason: 'waiting' }, 'registering'],
    ['a job that was left out', { kind: 'not-written', reason: 'failure', stage: 1 }, 'incomplete'],
    ['a job that differs from its review', { kind: 'changed', part: 'plan' }, 'incomplete'],
    ['a job that is registered', { kind: 'up-to-date' }, 'registered'],
    ['a failed rollout', rollOut('failed', 'x'), 'registered'],
  ])('the record reports %s, also beside a job that rolled out', (_, state, phase) => {
    expect([findPhase(state), findPhase(state, rollOut('successful', 'x'))]).toEqual([phase, phase]);
  });

  test('a failure of the whole run or of a stop leaves it incomplete, and running rollouts are reported first', () => {
    const failure = new ActionError({ reason: 'not-reviewed', message: 'No record.' });
    const failures = [failure];
    const removed = { file: 'old.hcl', id: 'old', namespace: 'default', region: undefined, judgedBy: 7 };
    const stops = [{ ...removed, state: { kind: 'refused', failure } as const }];
    expect([selectPhase({ ...quiet, failures }), selectPhase({ ...quiet, removed: stops })]).toEqual([
      'incomplete',
      'incomplete',
    ]);
    const going = [{ planned: planJob('web', 'web.hcl'), state: createRollingOut('d') }];
    expect(selectPhase({ ...quiet, failures, jobs: going })).toBe('registering');
  });
});
