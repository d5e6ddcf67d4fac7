import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createClosedEvent } from '../support/github.ts';
import { service, startStory } from '../support/registering.ts';

const folder = resolve(import.meta.dirname, '../../.github/workflows');

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly if?: string; readonly needs?: string }>>;
}

function readJobs(file: string): Workflow['jobs'] {
  return (parse(readFileSync(resolve(folder, file), 'utf8')) as Workflow).jobs;
}

describe('a required check that is skipped', () => {
  test('no event skips the job of the check before the merge, because GitHub counts a skipped job as passed', () => {
    expect(Object.entries(readJobs('ready.yml')).map(([name, job]) => [name, job.if, job.needs])).toEqual([
      ['ready', undefined, undefined],
    ]);
  });

  test('the workflow that registers has no job with the name of the check', () => {
    expect(Object.keys(readJobs('register.yml'))).toEqual(['register']);
  });

  test('the check before the merge needs its approvals on the close of a pull request as well', async () => {
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': service('web') } });
    const inputs = { approvals: '1' };
    await story.plan({ inputs });
    const event = createClosedEvent(false);
    const run = await story.register({ event, inputs: { ...inputs, 'dry-run': 'true', review: 'required' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-approved']);
  });
});
