import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createRunner } from '../../src/github/runner.ts';
import { redact } from '../../src/plan/redact.ts';
import { createScrub } from '../../src/plan/scrub.ts';
import { scrubbed, verdictOf } from '../../src/plan/verdict.ts';
import { viewDiff } from '../../src/report/diff-lines.ts';
import type { PlannedJob, PlanOutcome } from '../../src/report/outcome.ts';
import { planMarkdown } from '../../src/report/plan-comment.ts';
import { logPlan } from '../../src/report/plan-log.ts';
import { setPlanOutputs } from '../../src/report/plan-outputs.ts';
import type { FieldDiff } from '../../src/scheduler/plan-answer.ts';
import { job, plan, taskDiff, reviewed } from '../support/plans.ts';

const folder = mkdtempSync(join(tmpdir(), 'outrider-secrecy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const surroundings = {
  marker: '<!-- outrider:v1 id=default -->',
  record: undefined,
  fileUrl: undefined,
  commit: undefined,
  run: undefined,
  cluster: 'c',
  region: undefined,
};
const limit = { max: 65_536, measure: (text: string) => text.length, elsewhere: 'the summary' };

const name = fc.constantFrom(
  'Env[DB_PASSWORD]',
  'Env[PLAIN]',
  'Meta[apiKey]',
  'Meta[x]',
  'args[0]',
  'EmbeddedTmpl',
  'VaultToken',
  'unknown',
  'Env[URL]',
);
/** Unlike anything that we say ourselves, alone or inside of a longer value, also of several lines. */
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

function outcomeOf(fields: readonly FieldDiff[], published: ReadonlySet<string>): PlanOutcome {
  const difference = taskDiff(fields);
  const redacted = redact(difference, { mode: 'default', patterns: [], reveal: [], secrets: [], published });
  const quoting = fields.map(({ Old, New }) => `${Old} and ${New}`).join(', ');
  const answer = plan({
    Diff: difference,
    groups: { app: { DestructiveUpdate: 1 } },
    Warnings: `1 warning:\n\n* the task has ${quoting.replaceAll('\n', ' ')}`,
  });
  const planned: PlannedJob = {
    file: 'web.hcl',
    id: 'web',
    namespace: 'default',
    region: undefined,
    verdict: scrubbed(verdictOf(job(), answer), createScrub(redacted.secrets)),
    diff: viewDiff(redacted.diff, true),
    formerId: undefined,
    keptCounts: [],
    overridden: [],
    dropped: [],
    unstored: [],
    reviewed,
    clear: { text: '', json: '{}' },
  };
  return { jobs: [planned], failed: [], failures: [], removed: [], untouched: 0 };
}

/** All that is public of a plan: comment, log, and the outputs that do not say that they hold clear values. */
function told(outcome: PlanOutcome): string {
  let log = '';
  const outputFile = join(folder, 'output');
  rmSync(outputFile, { force: true });
  const runner = createRunner({ write: (text) => void (log += text), outputFile, token: randomUUID });
  logPlan(outcome, runner);
  const comment = planMarkdown(outcome, surroundings, limit);
  return `${comment}\n${log}\n${JSON.stringify(outcome.jobs.map(({ clear: _clear, ...rest }) => rest))}`;
}

/** What redaction decides to show of the fields. */
function shownValues(fields: readonly FieldDiff[], published: ReadonlySet<string>): readonly string[] {
  const { diff } = redact(taskDiff(fields), { mode: 'default', patterns: [], reveal: [], secrets: [], published });
  const shown = diff.TaskGroups.flatMap((group) => group.Tasks.flatMap((task) => task.Fields));
  return shown.flatMap(({ Old, New }) => [Old, New]).filter((one) => typeof one === 'string');
}

test('no value that is hidden is anywhere in what is public, also where the scheduler quotes it', () => {
  fc.assert(
    fc.property(fc.array(field, { minLength: 1, maxLength: 4 }), fc.boolean(), (fields, publish) => {
      const diffs = fields.map(({ name: Name, before, after, type }) => ({
        Type: type,
        Name,
        Old: before.text,
        New: after.text,
        Annotations: [],
      }));
      const published = new Set(publish ? fields.map(({ after }) => after.text) : []);
      const text = told(outcomeOf(diffs, published));
      const cores = fields.flatMap(({ before, after }) => [before.core, after.core]);
      const open = shownValues(diffs, published);
      expect(cores.filter((core) => text.includes(core) && !open.some((value) => value.includes(core)))).toEqual([]);
      expect(open.filter((value) => /--password=|https:.*@/s.test(value))).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});

test('the outputs of a plan hold none of it either', () => {
  const fields: readonly FieldDiff[] = [
    { Type: 'Edited', Name: 'Env[DB_PASSWORD]', Old: 'hunter2-one', New: 'hunter2-two', Annotations: [] },
  ];
  const outcome = outcomeOf(fields, new Set());
  const outputFile = join(folder, 'outputs');
  const runner = createRunner({ write: () => undefined, outputFile, token: randomUUID });
  setPlanOutputs(
    outcome,
    { markdown: planMarkdown(outcome, surroundings, limit), commentUrl: '', reason: undefined },
    folder,
    runner,
  );
  expect(readFileSync(outputFile, 'utf8')).not.toContain('hunter2');
});
