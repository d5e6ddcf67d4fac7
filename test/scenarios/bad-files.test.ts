import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { startGitHub } from '../support/github.ts';
import { listErrors, planWith, type PlanningOptions } from '../support/planning.ts';
import { recorded } from '../support/replay.ts';
import { readExchanges } from '../support/scenarios.ts';
import { startServer, type TestServer } from '../support/server.ts';

// Answers a text from the recordings as the real Nomad did, and any other text with the recorded plan of a new job.
let nomad: TestServer;
// Its text is also that of another exchange; the error is in the value of a variable.
const wrongType = 'variable of the wrong type';
const parsed = new Map(
  readExchanges('parse').flatMap(({ name, request, response }) => {
    const { JobHCL } = (request.body ?? {}) as { JobHCL?: string };
    return JobHCL === undefined || response.status === 200 || name === wrongType ? [] : [[JobHCL, response] as const];
  }),
);
const refusals = new Map(readExchanges('plan-refusals').map(({ name, response }) => [name, response]));

beforeAll(async () => {
  nomad = await startServer(({ method, url, body }, response) => {
    if (method === 'GET') {
      // A new job has no evaluations, and nothing else can be read.
      const isList = url.includes('/evaluations');
      return void response.writeHead(isList ? 200 : 404).end(isList ? '[]' : 'not found');
    }
    const given = JSON.parse(body) as { JobHCL?: string };
    const refusal = url.startsWith('/v1/jobs/parse')
      ? parsed.get(given.JobHCL ?? '')
      : refusals.get(/\/v1\/job\/refused-([^/]*)\/plan/.exec(decodeURIComponent(url))?.[1] ?? '');
    const id = /job "([^"]+)"/.exec(given.JobHCL ?? '')?.[1];
    const job = JSON.stringify({
      ...(JSON.parse(recorded('new-job', 'job.json')) as object),
      ...(id && { ID: id, Name: id }),
    });
    response.writeHead(refusal?.status ?? 200, { 'content-type': 'text/plain' });
    response.end(refusal?.body ?? (url.startsWith('/v1/jobs/parse') ? job : recorded('new-job', 'plan.json')));
  });
});
afterAll(async () => {
  await nomad[Symbol.asyncDispose]();
  removeRunFolders();
});

async function plan(options: PlanningOptions) {
  await using github = await startGitHub();
  const run = await planWith({ address: nomad.url, github, ...options });
  const [comment, ...others] = github.comments.map(({ body }) => body);
  expect(others).toEqual([]);
  return { run, comment: comment ?? '', errors: listErrors(run) };
}

/** Expects a run that planned nothing, exits 1 and reports the errors in the comment, the summary and the annotations, which are returned. */
async function failed(options: PlanningOptions, reason: string): Promise<readonly string[]> {
  const { run, comment, errors } = await plan(options);
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ reason, changed: 'false' });
  expect(run.outputs['comment-url']).toMatch(/#issuecomment-1$/);
  for (const text of [comment, run.summary]) {
    expect(text).toMatch(/^### 🔴 Plan/m);
    expect(text).toContain('**Errors**');
  }
  expect(errors.length).toBeGreaterThan(0);
  return errors;
}

describe('input job-files', () => {
  test('a glob of job-files that matches nothing is an error', async () => {
    const errors = await failed({ inputs: { 'job-files': 'jobs/**/*.nomad.hcl' } }, 'input');
    expect(errors).toEqual([
      'Input `job-files`: "jobs/**/*.nomad.hcl" matches no job file in the workspace.\n' +
        'Job files found: `a.nomad.hcl`.',
    ]);
  });

  test('a glob of job-files that matches only files with another extension is an error', async () => {
    const errors = await failed(
      { files: { 'jobs/a.yaml': '', 'jobs/b.txt': '' }, inputs: { 'job-files': 'jobs/*' } },
      'input',
    );
    expect(errors[0]).toContain('matches no job file in the workspace; 2 files have another extension.');
  });

  test('a folder in job-files is an error that names the glob to use', async () => {
    const errors = await failed({ files: { 'jobs/a.hcl': 'job "a" {}' }, inputs: { 'job-files': 'jobs/' } }, 'input');
    expect(errors).toEqual([
      'Input `job-files`: "jobs/" is a folder.\nWrite `jobs/**/*.nomad.hcl` to select the job files in it.',
    ]);
  });

  test('job-files with several invalid lines reports each of them', async () => {
    const inputs = { 'job-files': 'nope.hcl\n../outside.hcl\nREADME.txt\nnothing/*.hcl', 'working-directory': 'jobs' };
    const errors = await failed({ files: { 'jobs/README.md': '' }, inputs }, 'input');
    expect(errors.map((error) => error.split('\n')[0])).toEqual([
      'Input `job-files`: "nope.hcl" does not exist in `jobs`.',
      'Input `job-files`: "../outside.hcl" does not exist in `jobs`.',
      'Input `job-files`: "README.txt" does not exist in `jobs`.',
      'Input `job-files`: "nothing/*.hcl" matches no job file in `jobs`.',
    ]);
  });
});

describe('invalid job files', () => {
  test('a job file that is not UTF-8 is reported with its line', async () => {
    const latin1 = Buffer.from('job "a" {\n  meta {\n    owner = "Jürgen"\n  }\n}\n', 'latin1');
    expect(await failed({ files: { 'a.nomad.hcl': latin1 } }, 'parse')).toEqual([
      'a.nomad.hcl:3:The file is not UTF-8 text.\nSave it as UTF-8.',
    ]);
  });

  test('a job file with invalid JSON is reported without quoting its text', async () => {
    const files = { 'a.json': '{\n  "ID": "a",\n  "Meta": { "p": hunter2-Xq9 }\n}' };
    const errors = await failed({ files, inputs: { 'job-files': '*.json' }, secrets: ['hunter2'] }, 'parse');
    const hint = 'Correct the JSON: `nomad job run -output` prints a job in this form.';
    expect(errors).toEqual([`a.json:3:The file is not valid JSON: Unexpected token 'h'.\n${hint}`]);
  });

  test.each(
    readExchanges('parse').filter(({ name, request, response }) => {
      const { JobHCL = '' } = (request.body ?? {}) as { JobHCL?: string };
      const isOurs = name === 'variable missing' || name === 'no job';
      return JobHCL !== '' && response.status === 400 && name !== wrongType && !isOurs;
    }),
  )(
    'a job file that the parser refuses ($name) is annotated at the line of the error',
    async ({ request, response }) => {
      const { JobHCL } = request.body as { JobHCL: string };
      const errors = await failed({ files: { 'sub/x.nomad.hcl': JobHCL }, inputs: { 'job-files': 'sub/*' } }, 'parse');
      const places = [...(response.body as string).matchAll(/^(?:Failed to parse job: )?(?:input\.hcl:(\d+)|<nil>)/gm)];
      expect(places.length).toBeGreaterThan(0);
      // An error that only says that an expression contains an error is reported once.
      const lines = [...new Set(places.map(([, line]) => line))];
      expect([...new Set(errors.map((error) => /^sub\/x\.nomad\.hcl(?::(\d+))?:/.exec(error)?.[1]))]).toEqual(lines);
      expect(errors.join('\n')).not.toContain('input.hcl');
    },
  );

  test('a variable without a value is reported at the line of its declaration', async () => {
    const files = { 'a.nomad.hcl': '# a\nvariable "n" { type = number }\njob "a" {}\n' };
    expect(await failed({ files }, 'parse')).toEqual([
      'a.nomad.hcl:2:The variable `n` has no value.\nSet it in the input `vars` (`n=…`), in a file of `var-files`, as `NOMAD_VAR_n`, or by a `default` in its declaration.',
    ]);
  });

  test('a job file with several errors has an annotation for each', async () => {
    const text = readExchanges('parse').find(({ name }) => name === 'two errors')?.request.body as { JobHCL: string };
    expect(await failed({ files: { 'a.nomad.hcl': text.JobHCL } }, 'parse')).toEqual([
      'a.nomad.hcl:2:Unsupported argument: An argument named "colour" is not expected here.\nCorrect this line: `nomad job validate` checks the file without a plan.',
      'a.nomad.hcl:3:Unsupported argument: An argument named "shape" is not expected here.\nCorrect this line: `nomad job validate` checks the file without a plan.',
    ]);
  });

  test.each(['job without groups', 'several errors at once', 'unknown namespace', 'unknown node pool'])(
    'a job that Nomad refuses to plan (%s) is reported with its message',
    async (name) => {
      const [error, ...others] = await failed({ files: { 'a.nomad.hcl': `job "refused-${name}" {}` } }, 'parse');
      const messages = String(refusals.get(name)?.body).matchAll(/\* (.*[^:\n])$/gm);
      for (const [, line] of messages) expect(error).toContain(line);
      expect(error).toMatch(/^a\.nomad\.hcl:/);
      expect(error).toMatch(/Rejected as invalid by Nomad: [^]*\(500, POST \/v1\/job\/.*\/plan\)/);
      expect(others).toEqual([]);
    },
  );
});

test('a second run with the same errors writes nothing, and a successful run updates the same comment', async () => {
  await using server = await startGitHub();
  const runWith = async (text: string) => {
    server.requests.length = 0;
    const run = await planWith({ address: nomad.url, github: server, files: { 'a.nomad.hcl': text } });
    return { exitCode: run.exitCode, wrote: server.requests.filter((request) => !request.startsWith('GET')).length };
  };
  expect(await runWith('job "a" {')).toEqual({ exitCode: 1, wrote: 1 });
  expect(await runWith('job "a" {')).toEqual({ exitCode: 1, wrote: 0 });
  expect(await runWith('job "a" {}\n')).toEqual({ exitCode: 0, wrote: 1 });
  expect(server.comments.map(({ body }) => body)).toEqual([expect.stringContaining('### 🔵 Plan: `a` is new')]);
});
