import { deepEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { resultDocumentSchema, type Result } from '../../src/report/result.ts';
import { checkQuoted } from '../documents/quoted-errors.ts';
import type { ActionRun } from './action.ts';

/** The file of an output; empty without one. */
export function readOutputFile({ outputs }: Pick<ActionRun, 'outputs'>, name: string): string {
  const path = outputs[name];
  return path === undefined ? '' : readFileSync(path, 'utf8');
}

/** The document of output `result`, which has to follow its schema. */
export function readResult({ outputs }: Pick<ActionRun, 'outputs'>): Result {
  return v.parse(resultDocumentSchema, JSON.parse(readOutputFile({ outputs }, 'result')));
}

/** Checks that the result document agrees with the exit code and the outputs, and that the documentation quotes the errors. Called for every run of every test. */
export function checkResult(run: Pick<ActionRun, 'exitCode' | 'outputs'>): void {
  const { ok, summary, reason, errors, jobs, versions, canaries, receipts, links } = readResult(run);
  const { outputs } = run;
  errors.forEach(checkQuoted);
  deepEqual(
    { ok, summary, reason, hasErrors: errors.length > 0, jobs, versions, canaries, receipts, links },
    {
      ok: run.exitCode === 0,
      summary: outputs['summary'],
      reason: outputs['reason'],
      hasErrors: run.exitCode !== 0,
      jobs: JSON.parse(outputs['jobs'] ?? '[]') as unknown,
      versions: JSON.parse(outputs['versions'] ?? '[]') as unknown,
      canaries: JSON.parse(outputs['canaries'] ?? '[]') as unknown,
      receipts: JSON.parse(outputs['receipts'] ?? '[]') as unknown,
      links: { job: outputs['url'] ?? '', comment: outputs['comment-url'] ?? '', issue: outputs['issue-url'] ?? '' },
    },
  );
}
