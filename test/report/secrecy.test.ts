import { capturePrinted } from '../support/captured-run.ts';
import { countRuns } from '../support/thorough.ts';
import { createWriteReport } from '../../src/report/write-report.ts';
import { type BatchOutcome, redactBatch, redactRollout, type Rollout } from '../../src/rollout/outcome.ts';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { createRunner, type Runner } from '../../src/clients/github/runner.ts';
import { redactDiff } from '../../src/redaction/redact-diff.ts';
import type { RedactionRules } from '../../src/redaction/judge-value.ts';
import { createRedactor, type Redactor } from '../../src/redaction/redactor.ts';
import { redactVerdict, readVerdict } from '../../src/nomad-plan/verdict.ts';
import { viewDiff } from '../../src/nomad-plan/diff-lines.ts';
import type { PlanOutcome } from '../../src/report/plan/plan-outcome.ts';
import { renderPlan } from '../../src/report/comment/plan-comment.ts';
import { createPlanLog } from '../../src/report/plan/plan-log.ts';
import { publishLog, publishResults } from '../../src/report/publish.ts';
import { describeFailedFile, describePlanned } from '../../src/report/plan/plan-outputs.ts';
import { createPublisher } from '../../src/text/publisher.ts';
import { md } from '../../src/text/markdown.ts';
import { createDispatchReport } from '../../src/modes/dispatch/report.ts';
import { expandReport, type RunReport } from '../../src/report/run-report.ts';
import { createSteerReport } from '../../src/report/deployment-report.ts';
import { parseReport } from '../../src/modes/parse/index.ts';
import type { FieldDiff } from '../../src/clients/nomad/jobs/plan.ts';
import { commentContext, createPlannedJob } from '../support/planned-jobs.ts';
import { job, plan, taskDiff } from '../support/plans.ts';

const folder = mkdtempSync(join(tmpdir(), 'outrider-secrecy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const context = commentContext({ fileUrl: undefined, commit: undefined, run: undefined, cluster: 'c' });
const limit = { max: 65_536, measure: (text: string) => text.length, location: md`the summary` };

const name = fc.constantFrom(
  ...'Env[DB_PASSWORD] Env[PLAIN] Meta[apiKey] Meta[x] args[0] EmbeddedTmpl VaultToken unknown Env[URL]'.split(' '),
);
/** Unlike any text of Outrider's own, alone or inside of a longer value, also of several lines. */
interface Value {
  readonly text: string;
  readonly core: string;
}

const anyValue: fc.Arbitrary<Value> = fc
  .tuple(fc.constantFrom('', '--password=', 'line\n', 'https://u:'), fc.uuid(), fc.constantFrom('', '@host', '\nend'))
  .map(([before, id, after]) => ({
    text: `${before}v${id.replaceAll('-', 'q')}${after}`,
    core: `v${id.replaceAll('-', 'q')}`,
  }));
const field = fc.record({
  name,
  before: anyValue,
  after: anyValue,
  type: fc.constantFrom<FieldDiff['Type']>('Edited', 'Added', 'Deleted', 'None'),
});

/** Ways in which a server may quote values. */
const quotes: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll('\n', ' '),
  encodeURIComponent,
  (text) => encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, (all) => all.toLowerCase()),
  (text) => JSON.stringify(text),
  (text) => Buffer.from(text).toString('base64'),
];

interface Case {
  readonly fields: readonly FieldDiff[];
  readonly published: ReadonlySet<string>;
  /** The value of a secret variable that occurs in names. */
  readonly customer: string;
  readonly quote: (text: string) => string;
}

function createRules({ published }: Pick<Case, 'published'>, redactor: Redactor): RedactionRules {
  return { mode: 'default', patterns: [], reveal: [], secrets: redactor, published };
}

function formatMessage({ fields, customer, quote }: Case): string {
  return `the task has ${[...fields.flatMap(({ Old, New }) => [Old, New]), customer].map(quote).join(', ')}`;
}

function createOutcome(row: Case, redactor: Redactor): PlanOutcome {
  const { customer } = row;
  const names = { group: `group-${customer}`, task: `task-${customer}` };
  const difference = { ...taskDiff(row.fields, names), ID: `web-${customer}` };
  const redacted = redactDiff(difference, createRules(row, redactor));
  redactor.add({ hidden: redacted.hidden, shown: redacted.shown });
  const answer = plan({
    Diff: difference,
    groups: { [names.group]: { DestructiveUpdate: 1 } },
    Warnings: `1 warning:\n\n* ${formatMessage(row)}`,
  });
  const failed = new ActionError({
    reason: 'server',
    message: redactor.redact(formatMessage(row)),
    location: { file: 'a.hcl' },
  });
  const planned = createPlannedJob({
    file: 'web.hcl',
    id: difference.ID,
    namespace: `space-${customer}`,
    region: `region-${customer}`,
    verdict: redactVerdict(readVerdict(job(), answer), redactor.redact, redactor.redactName),
    diff: viewDiff(redacted.diff, true),
    keptCounts: [{ group: names.group, isAutoscaled: true, count: 2, running: 2, file: 1 }],
    clear: { text: '', json: '{}' },
  });
  const other = { ...planned, namespace: 'default' };
  return {
    jobs: [planned, other],
    failed: [{ file: 'a.hcl', failures: [failed] }],
    failures: [],
    removed: [
      {
        file: 'web.hcl',
        formerAddress: { id: redactor.redactName(`former-${customer}`), namespace: 'default', region: undefined },
        newJob: planned,
        stop: { kind: 'keeps-running', reason: 'stop-manually' },
      },
    ],
    skippedCount: 0,
  };
}

/** Returns the output of a run: its log, step summary, outputs, and the file of its Markdown. */
function captureOutput(redactor: Redactor, publish: (runner: Runner) => void): string {
  const files = { outputFile: join(folder, 'output'), summaryFile: join(folder, 'summary') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const { hide } = redactor;
  const runner = createRunner({ ...files, token: randomUUID, hide });
  const log = capturePrinted(() => publish(runner), files.outputFile);
  const outputs = readFileSync(files.outputFile, 'utf8');
  const markdown = /^markdown<<.*\n(.*)$/m.exec(outputs)?.[1];
  const written = markdown === undefined ? '' : readFileSync(markdown, 'utf8');
  return [log, outputs, readFileSync(files.summaryFile, 'utf8'), written].join('\n');
}

function publishPlan(row: Case, redactor: Redactor): string {
  const outcome = createOutcome(row, redactor);
  const { hide } = redactor;
  const runner = createRunner({ token: randomUUID, hide });
  const log = capturePrinted(() => publishLog(createPlanLog(outcome), runner));
  const comment = renderPlan(outcome, { ...context, publisher: runner.publisher }, limit);
  const jobs = JSON.stringify([...outcome.jobs.map(describePlanned), ...outcome.failed.map(describeFailedFile)]);
  return [log, comment, runner.publisher.output(jobs)].join('\n');
}

/** Publishes the reports of the other modes, each with the server message. */
function publishOthers(row: Case, redactor: Redactor): string {
  const message = formatMessage(row);
  const id = `web-${row.customer}`;
  const problem = {
    group: id,
    task: id,
    allocation: 'a',
    node: 'n',
    exitCode: 1,
    signal: 0,
    restarts: 1,
    cause: message,
    check: message,
    events: [message],
    logs: [message],
  };
  const followed = {
    problems: [problem],
    unplaced: [],
    milliseconds: 1,
    endReason: undefined,
    serving: undefined,
    denial: undefined,
  } as const;
  const work: BatchOutcome = redactBatch({ ...followed, kind: 'failed', text: message }, redactor.redact);
  const rollout: Rollout = redactRollout(
    {
      ...followed,
      kind: 'failed',
      evalId: 'e',
      deploymentId: 'd',
      version: 1,
      revertedTo: undefined,
      groups: [],
      description: message,
    },
    redactor.redact,
  );
  const failures = [new ActionError({ reason: 'server', message: redactor.redact(message) })];
  const launched = {
    line: 1,
    child: `${id}/dispatch-1`,
    evalId: 'e',
    result: 'done',
    dispatcher: undefined,
    failure: undefined,
  } as const;
  const text = { job: id, results: { none: id, already: id, 'dry-run': id, done: id }, hints: {} };
  const reports = [
    createDispatchReport(
      { dispatches: [{ ...launched, work }], notes: [redactor.redact(message)] },
      { job: id, nomad: { namespace: undefined, region: undefined }, dispatchesFile: 'p.txt' },
    ),
    createDispatchReport(
      { dispatches: failures.map((failure) => ({ ...launched, work, failure })), notes: [] },
      { job: id, nomad: { namespace: undefined, region: undefined }, dispatchesFile: undefined },
    ),
    createSteerReport({
      mode: 'promote',
      job: id,
      groups: [],
      deployment: undefined,
      result: 'done',
      rollout,
      failures: [],
    }),
    createWriteReport({ result: 'done', rollout, failures }, text),
  ];
  const groups = [{ name: id, count: 1 }];
  const parsed = {
    file: 'a.hcl',
    id,
    namespace: id,
    region: id,
    type: 'service',
    groups,
    overridden: [],
    undeclaredVariables: [],
    json: '{}',
  };
  const texts = reports.map((report) =>
    captureOutput(redactor, (runner) =>
      publishAll(expandReport(report, { publisher: createPublisher(redactor.hide) }), runner),
    ),
  );
  const outcome = { jobs: [parsed], failed: [], skippedCount: 0, failures };
  const parse = parseReport({ outcome, fileUrl: undefined }, { publisher: createPublisher(redactor.hide) });
  const ofParse = captureOutput(redactor, (runner) => publishAll(parse, runner));
  return [...texts, ofParse].join('\n');
}

function publishAll(report: RunReport, runner: Runner): void {
  publishLog(report.log, runner);
  publishResults(report, undefined, { runner, directory: folder, mode: 'parse' });
}

function listShownValues(row: Case, redactor: Redactor): readonly string[] {
  const { diff } = redactDiff(taskDiff(row.fields), createRules(row, redactor));
  const shown = diff.TaskGroups.flatMap((group) => group.Tasks.flatMap((task) => task.Fields));
  return shown.flatMap(({ Old, New }) => [Old, New]).filter((text) => typeof text === 'string');
}

const anyCase = fc
  .tuple(fc.array(field, { minLength: 1, maxLength: 4 }), fc.boolean(), fc.uuid(), fc.constantFrom(...quotes))
  .map(([fields, publish, customer, quote]) => ({
    given: fields,
    fields: fields.map(({ name: Name, before, after, type }) => ({
      Type: type,
      Name,
      Old: before.text,
      New: after.text,
      Annotations: [],
    })),
    published: new Set(publish ? fields.map(({ after }) => after.text) : []),
    customer: `c${customer.replaceAll('-', 'q')}`,
    quote,
  }));

// Ten thousand plans exceed the usual time limit of a test on a busy machine.
test('no hidden value of a plan is published, even when Nomad quotes it or names contain it', () => {
  fc.assert(
    fc.property(anyCase, (item) => {
      const redactor = createRedactor([item.customer]);
      const text = publishPlan(item, redactor);
      const cores = item.given.flatMap(({ before, after }) => [before.core, after.core]);
      const open = listShownValues(item, redactor);
      expect(cores.filter((core) => text.includes(core) && !open.some((value) => value.includes(core)))).toEqual([]);
      expect(open.filter((value) => /--password=|https:.*@/s.test(value))).toEqual([]);
      expect(text).not.toContain(item.customer);
    }),
    { numRuns: countRuns(5000) },
  );
}, 180_000);

test('reports of other modes contain no hidden value', () => {
  fc.assert(
    fc.property(anyCase, (item) => {
      const redactor = createRedactor([item.customer]);
      const { hidden, shown } = redactDiff(taskDiff(item.fields), createRules(item, redactor));
      redactor.add({ hidden, shown });
      const text = publishOthers(item, redactor);
      // Shown values of a plan may still not be quoted in full elsewhere.
      const all = item.given.flatMap(({ before, after }) => [before, after]);
      const secret = all.filter(({ text: value }) => hidden.has(value)).map(({ core }) => core);
      expect([item.customer, ...secret].filter((core) => text.includes(core))).toEqual([]);
    }),
    { numRuns: countRuns(200) },
  );
});
