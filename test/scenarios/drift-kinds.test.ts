import { describe, expect, test } from 'vitest';
import { readDrifts, readKinds, startDrift, type DriftStory } from '../support/drifting.ts';
import { service } from '../support/registering.ts';

const file = 'jobs/web.nomad.hcl';

/** A batch job whose allocations end. */
function batch(id: string, block = ''): string {
  return service(id, { task: 'run_for = "1ms"' })
    .replace('datacenters', `type = "batch"\n ${block}\n datacenters`)
    .replace(/update \{[^}]*\}/, '');
}

/** A service whose count an autoscaler decides. */
function scaleJob(id: string, count = 1): string {
  return service(id, { count }).replace('restart {', 'scaling {\n min = 1\n max = 5\n }\n restart {');
}

/** Metadata that another tool writes. */
function createDeployedMeta(time: string): string {
  return `meta {\n deployed_at = "${time}"\n owner = "web"\n }`;
}

async function startWeb(running = service('web'), wanted = running): Promise<DriftStory> {
  return startDrift({ files: { [file]: wanted }, running: [running] });
}

describe.concurrent('kinds of drift', () => {
  test('a service that was purged is `missing`', async () => {
    await using story = await startWeb();
    await story.ask('DELETE', '/v1/job/web?purge=true');
    const run = await story.drift();
    expect(readDrifts(run)).toMatchObject([{ kind: 'missing', missing: 'absent', fields: [] }]);
    expect(run.outputs['summary']).toBe('`web` is not in Nomad');
  });

  test('a service of which all allocations failed is `missing`, because it is dead', async () => {
    const failing = service('web', { task: 'exit_code = 1\n run_for = "1ms"' });
    await using story = await startWeb(failing);
    const run = await story.drift();
    expect(readDrifts(run)).toMatchObject([{ kind: 'missing', missing: 'dead' }]);
  });

  test('a service with a count of 0 has not drifted, although it is dead', async () => {
    await using story = await startDrift({ files: { [file]: service('web', { count: 0 }) } });
    await story.operate(service('web', { count: 0 }));
    const run = await story.drift();
    expect([run.outputs['drifted'], run.outputs['jobs']]).toEqual(['false', '[]']);
  });

  test('a batch job that has ended, and one that was garbage-collected, have not drifted', async () => {
    await using story = await startDrift({ files: { 'jobs/a.nomad.hcl': batch('a'), 'jobs/b.nomad.hcl': batch('b') } });
    await story.operate(batch('a'));
    const run = await story.drift();
    expect([run.exitCode, run.outputs['drifted'], run.outputs['jobs']]).toEqual([0, 'false', '[]']);
    expect(run.summary).toContain('1 batch job not in Nomad');
  });

  test('a batch job that differs from its file is `changed`, although it has ended', async () => {
    await using story = await startDrift({ files: { [file]: batch('web') } });
    await story.operate(batch('web').replace('count = 1', 'count = 2'));
    expect(readKinds(await story.drift())).toEqual({ web: 'changed' });
  });

  test('a periodic job and a parameterized job have not drifted while they wait, and are `missing` when they are gone', async () => {
    const nightly = batch('nightly', 'periodic {\n crons = ["@daily"]\n }');
    const convert = batch('convert', 'parameterized {\n }');
    await using story = await startDrift({ files: { 'jobs/n.nomad.hcl': nightly, 'jobs/c.nomad.hcl': convert } });
    await story.operate(nightly);
    await story.operate(convert);
    expect(readKinds(await story.drift())).toEqual({});
    await story.ask('DELETE', '/v1/job/nightly?purge=true');
    await story.ask('DELETE', '/v1/job/convert');
    expect(readKinds(await story.drift())).toEqual({ nightly: 'missing', convert: 'missing' });
  });

  test('a count that an autoscaler sets is drift only outside of its limits', async () => {
    await using story = await startWeb(scaleJob('web', 2));
    await story.ask('POST', '/v1/job/web/scale', { Count: 4, Target: { Group: 'app' }, Message: 'autoscaler' });
    expect(readKinds(await story.drift())).toEqual({});
    await story.operate(scaleJob('web', 7).replace('max = 5', 'max = 9'));
    const run = await story.drift();
    expect(readDrifts(run)[0]?.['fields']).toContain('app Count');
  });

  test('a different count is never drift with `preserve-counts`', async () => {
    await using story = await startWeb();
    await story.ask('POST', '/v1/job/web/scale', { Count: 4, Target: { Group: 'app' }, Message: 'manually' });
    expect(readKinds(await story.drift())).toEqual({ web: 'changed' });
    expect(readKinds(await story.drift({ inputs: { 'preserve-counts': 'true' } }))).toEqual({});
  });

  test('jobs of other namespaces are compared there', async () => {
    const other = service('web').replace('datacenters', 'namespace = "other"\n datacenters');
    await using story = await startDrift({ files: { [file]: other }, sandbox: { namespaces: ['other'] } });
    await story.operate(other.replace('count = 1', 'count = 2'));
    // The job of the same name in the default namespace is another one.
    await story.operate(service('web'));
    const run = await story.drift();
    expect(readDrifts(run)).toMatchObject([{ kind: 'changed', id: 'web', namespace: 'other' }]);
  });

  test('a difference of ignored fields alone is not drift', async () => {
    await using story = await startWeb(service('web', { meta: createDeployedMeta('one') }));
    await story.operate(service('web', { meta: createDeployedMeta('two'), count: 2 }));
    const ignore = '*:Meta[deployed_at]\nweb:app Count';
    expect(readKinds(await story.drift({ inputs: { ignore } }))).toEqual({});
    const run = await story.drift({ inputs: { ignore: 'api:app Count\n*:Meta[deployed_at]' } });
    expect(run.annotations.map(({ message }) => message)).toEqual([
      'Input `ignore` names a job that no job file has: `api:app Count`. Correct or remove it.',
    ]);
    expect(readDrifts(run)[0]?.['fields']).toEqual(['app Count']);
    expect(story.openIssue().body).not.toContain('deployed_at');
  });

  test('a value that differs in each parse of the file is not drift', async () => {
    const source = service('web', { meta: 'meta {\n run = uuidv4()\n }' });
    await using story = await startDrift({ files: { [file]: source } });
    await story.operate(service('web', { meta: 'meta {\n run = "0b2d3f7e-8f7e-4c3a-9f4e-1d1d2f5a6b7c"\n }' }));
    expect(readKinds(await story.drift())).toEqual({});
    await story.operate(
      service('web', { meta: 'meta {\n run = "0b2d3f7e-8f7e-4c3a-9f4e-1d1d2f5a6b7c"\n }' }).replace(
        '      env {',
        '      restart {\n attempts = 3\n }\n      env {',
      ),
    );
    expect(readKinds(await story.drift())).toEqual({ web: 'changed' });
  });
});
