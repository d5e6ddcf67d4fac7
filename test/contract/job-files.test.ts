import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { readExpectedJob, jobFileCases, parseCase } from '../support/job-file-cases.ts';
import { isThorough } from '../support/thorough.ts';

/**
 * Job files of users, read by dist: where the command line created a job, dist's is the same, field by field; where it
 * rejected the file, or dist does, the message is dist's. The parser is the sandbox's; `test/real` uses a live server.
 */
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** The parser of the sandbox takes 5 s of processor time for its text of 200 KB. */
const slow = 'file-large';
const same = jobFileCases.filter(({ name, outrider: actual }) => actual === 'same' && (isThorough || name !== slow));
const rejected = jobFileCases.filter(({ outrider: actual }) => actual !== 'same');

test.concurrent.each(same)('the job files of $name give the same job as the command line: $about', async (row) => {
  const { run, job } = await parseCase(row, { address: sandbox.scheduler });
  expect(run.annotations).toEqual([]);
  expect(job).toEqual(readExpectedJob(row));
  expect(run.exitCode).toBe(0);
});

/** Position, message and hint of each rejection. */
const refusals: Readonly<Record<string, readonly [place: string, words: string, hint?: string]>> = {
  'error-beside-the-job-file': [
    'jobs/job.nomad.hcl:12:23',
    '`file("app.conf")`: the path does not exist in the workspace.',
    '`jobs/app.conf` exists relative to the job file',
  ],
  'error-computed-path-in-function': [
    'job.nomad.hcl:8:49',
    '`file(f)`: the path is computed.',
    'Build the path from text, variables and locals',
  ],
  'error-directory': ['job.nomad.hcl:12:23', '`file("conf")`: the path is a directory.', 'Name a file in it.'],
  'error-missing-file': [
    'job.nomad.hcl:12:23',
    '`file("gone.txt")`: the path does not exist in the workspace.',
    'Paths are relative to `working-directory`',
  ],
  'error-not-utf8': [
    'job.nomad.hcl:12:23',
    '`file("x.bin")`: the path refers to a file that is not UTF-8 text.',
    '`filebase64`',
  ],
  'error-templatefile': ['job.nomad.hcl:12:23', 'There is no function named "templatefile".'],
  'error-var-file-missing': [
    '',
    'Input `var-files`: `gone.hcl` does not exist.',
    'Paths are relative to `working-directory`',
  ],
  'error-vars-type': [
    'job.nomad.hcl',
    'Variable `n`, set by input `vars`: a number is required',
    'a number is required',
  ],
  'error-vars-undeclared-file': [
    'a.vars.hcl:1:10',
    'The variable `nobody`, set by `a.vars.hcl`, is not declared in `job.nomad.hcl`.',
    '`strict-vars: false`',
  ],
  'error-vars-undeclared-flag': [
    'job.nomad.hcl',
    'The variable `nobody`, set by input `vars`, is not declared',
    '`strict-vars: false`',
  ],
  'error-vars-unset': ['job.nomad.hcl:1:1', 'The variable `r` has no value.', '`NOMAD_VAR_r`'],
  'no-job': ['job.nomad.hcl', 'The file contains no job.', 'add `!**/job.nomad.hcl` to `job-files`'],
  'syntax-error': ['job.nomad.hcl:1:11', 'Unclosed configuration block'],
  'two-jobs': ['job.nomad.hcl:13:1', 'Duplicate job block', 'put each job into its own file'],
};

test.concurrent.each(rejected)('the job files of $name are rejected: $about', async (row) => {
  const { run } = await parseCase(row, { address: sandbox.scheduler });
  const [place = '', ...words] = refusals[row.name] ?? ['not expected'];
  const [error, ...others] = run.annotations;
  expect(others).toEqual([]);
  const { file, line, col } = error?.properties ?? {};
  expect([file, line, col].filter((part) => part !== undefined).join(':')).toBe(place);
  for (const part of words) expect(error?.message).toContain(part);
  expect(run.exitCode).toBe(1);
  expect(run.outputs['reason']).toMatch(/^(?:parse|input)$/);
});
