import { describe, expect, test } from 'vitest';
import { hasOpenssl } from '../support/certificates.ts';
import { startDrift } from '../support/drifting.ts';
import { mergeGroupEvent, otherEvent, pullRequestEvent, pushEvent } from '../support/github.ts';
import { launchable } from '../support/launching.ts';
import { defaultNode } from '../../sandbox/src/nomad/schedule/nodes.ts';
import { startServer } from '../support/server.ts';
import { service, startStory, type Story } from '../support/registering.ts';
import { missingTools, output, readEnds } from './runner/act.ts';
import { redirectRegistry } from './runner/registry-address.ts';
import { example, createMergedPush, runInStory } from './runner/story-runner.ts';

/**
 * The unchanged example files, run by a real workflow runner. Those of the README are in runner.test.ts, those of reusable workflows in
 * runner-reusable.test.ts, those of drift and identity tokens with their modes. Skipped like the recipes of the README.
 */
const skipped = missingTools.length === 0 ? '' : ` (skipped: ${missingTools.join(', ')})`;
const file = 'jobs/web.nomad.hcl';
const dispatch = (inputs: Readonly<Record<string, string>> = {}) =>
  otherEvent('workflow_dispatch', { inputs, ref: 'refs/heads/main' });
const release = (action: string) =>
  otherEvent('release', {
    action,
    release: { tag_name: 'v1.1.0', html_url: 'https://github.example/r', draft: false },
  });
const scheduled = otherEvent('schedule', { schedule: '0 3 * * *' });

/** Two versions of job `web` run, and the parameterized job `import` and the periodic job `report` wait. */
async function startOperated(): Promise<Story> {
  const story = await startStory({
    files: { [file]: service('web', { image: 'two' }), 'parts.jsonl': '{ "payload": "1" }\n{ "payload": "2" }\n' },
    running: [service('web'), service('web', { image: 'two' })],
  });
  const imports = launchable('import').replace('meta_required = ["input"]', '').replace('["note"]', '["source"]');
  await story.operate(imports);
  await story.operate(launchable('report', { block: 'periodic' }));
  return story;
}

describe.skipIf(missingTools.length > 0)(`examples in a workflow runner${skipped}`, { timeout: 180_000 }, () => {
  test.each([
    ['operate/scale.yml', dispatch({ count: '+2' }), output('outcome', 'successful')],
    ['operate/revert.yml', dispatch({ version: '0' }), output('outcome', 'successful')],
    ['operate/restart.yml', scheduled, output('outcome', 'restarted')],
    ['operate/evaluate.yml', dispatch(), output('outcome', 'no-deployment')],
    ['operate/stop.yml', dispatch({ job: 'web' }), output('outcome', 'stopped')],
    ['operate/dispatch.yml', scheduled, output('outcome', 'complete')],
    ['operate/dispatch-many.yml', dispatch(), output('changed', 'true')],
    ['operate/periodic-force.yml', dispatch(), output('outcome', 'complete')],
    ['operate/status.yml', scheduled, output('reason', '')],
    ['operate/status-of-services.yml', dispatch(), output('reason', '')],
    ['restore.yml', dispatch({ 'job-file': file }), output('reason', '')],
  ])('the example %s succeeds', async (name, event, shown) => {
    await using story = await startOperated();
    story.github.head = story.workspace.commit();
    const run = await runInStory(story, example(name), event);
    expect(run.log).toContain(shown);
    expect([run.exitCode, new Set(readEnds(run))]).toEqual([0, new Set(['succeeded'])]);
  });

  test('the example validate.yml validates a job file with its variables', async () => {
    const types = { version: 'string', hosts: 'list(string)', certificate: 'string', image: 'string' };
    const variables = Object.entries(types).map(([name, type]) => `variable "${name}" {\n  type = ${type}\n}\n`);
    const source = service('web', {
      image: '${var.version} ${var.image} ${var.hosts[0]}',
      meta: 'meta {\n    certificate = var.certificate\n  }',
    });
    await using story = await startStory({
      files: { [file]: variables.join('') + source, 'envs/production.vars.hcl': 'image = "p"\n' },
      sandbox: { acl: true },
    });
    story.workspace.commit();
    const run = await runInStory(story, example('validate.yml'), dispatch());
    expect(run.log).toContain(output('reason', ''));
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['succeeded']]);
  });

  test.each([
    ['promotes a canary that answers', 200, 'successful', '1', 0],
    ['fails a canary that answers wrongly, before it serves', 500, 'failed', '0', 1],
  ])('the example register-smoke-test.yml %s', async (_, status, ended, serving, exitCode) => {
    const requests: string[] = [];
    // The sandbox runs no tasks: this answers instead of the canary.
    await using canary = await startServer(({ url }, response) => {
      requests.push(url ?? '');
      response.statusCode = status;
      response.end();
    });
    const port = new URL(canary.url).port;
    const source = (image: string): string =>
      service('web', { image, update: 'canary = 1' }).replace(
        'count = 1',
        `count = 1\n    network {\n      port "http" {\n        static = ${port}\n      }\n    }`,
      );
    await using story = await startStory({
      files: { [file]: source('two') },
      running: [source('one')],
      // A static port is used once on each node.
      sandbox: { nodes: [defaultNode, { ...defaultNode, ID: `c${defaultNode.ID.slice(1)}`, Name: 'other' }] },
    });
    story.github.head = story.workspace.commit();
    const planned = await runInStory(
      story,
      example('preview.yml'),
      pullRequestEvent(false, { sha: story.github.head }),
    );
    expect([planned.exitCode, readEnds(planned)]).toEqual([0, ['succeeded']]);
    const run = await runInStory(story, example('register-smoke-test.yml'), createMergedPush(story));
    expect([run.exitCode, (await story.settle('web'))['Status']]).toEqual([exitCode, ended]);
    expect(requests).toEqual(['/health']);
    expect(run.log).toContain(output('serving-version', serving));
    const [comment] = story.github.comments;
    expect(comment?.body).toContain('`web` waits for promotion, as of ');
  });

  test('the example operate/canaries.yml promotes canaries that wait', async () => {
    await using story = await startStory({ files: {}, running: [service('web', { update: 'canary = 1' })] });
    await story.operate(service('web', { image: 'two', update: 'canary = 1' }));
    await story.awaitCanary('web');
    const run = await runInStory(story, example('operate/canaries.yml'), dispatch({ job: 'web', mode: 'promote' }));
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['succeeded']]);
    expect((await story.settle('web'))['Status']).toBe('successful');
  });

  test('the examples ready.yml and register-approvals.yml fail without an approval, and succeed with one, also in a merge queue', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    const { github } = story;
    github.head = story.workspace.commit();
    const early = await runInStory(
      story,
      example('preview-approvals.yml'),
      pullRequestEvent(false, { sha: github.head }),
    );
    expect([early.exitCode, readEnds(early)]).toEqual([0, ['succeeded']]);
    const { payload } = pullRequestEvent(false, { sha: github.head });
    const review = { name: 'pull_request_review', payload: { ...(payload as object), action: 'submitted' } };
    const unready = await runInStory(story, example('ready.yml'), review);
    expect([unready.exitCode, readEnds(unready)]).toEqual([1, ['failed']]);
    expect(unready.log).toContain('Not registered: the plan has 0 of 1 approval');
    const refused = await runInStory(story, example('register-approvals.yml'), createMergedPush(story));
    expect(refused.log).toContain(output('reason', 'not-approved'));
    github.reviews.list = [{ by: 'ada', state: 'APPROVED' }];
    github.queue = [7];
    for (const event of [review, mergeGroupEvent(7)]) {
      const ready = await runInStory(story, example('ready.yml'), event);
      expect([ready.exitCode, readEnds(ready)]).toEqual([0, ['succeeded']]);
      expect(ready.log).toContain('Dry run: 1 job would be registered');
    }
    expect(await story.ask('GET', '/v1/jobs')).toEqual([]);
    const run = await runInStory(story, example('register-approvals.yml'), createMergedPush(story));
    expect(run.log).toContain(output('outcome', 'successful'));
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['succeeded']]);
  });

  test('the example preview-ready.yml checks what it has planned, and fails after a plan that failed', async () => {
    await using story = await startStory({ files: { [file]: service('web') } });
    story.github.head = story.workspace.commit();
    const workflow = example('preview-ready.yml');
    const event = pullRequestEvent(false, { sha: story.github.head });
    const run = await runInStory(story, workflow, event);
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['succeeded', 'succeeded']]);
    story.workspace.write(file, 'job "web" {');
    story.github.head = story.workspace.commit();
    const failed = await runInStory(story, workflow, pullRequestEvent(false, { sha: story.github.head }));
    expect([failed.exitCode, readEnds(failed)]).toEqual([1, ['failed', 'failed']]);
  });

  test('the example register-environments.yml registers in both environments what preview-environments.yml planned', async () => {
    const envs = { 'envs/staging.vars.hcl': 'image = "s"\n', 'envs/production.vars.hcl': 'image = "p"\n' };
    const source = service('web', { image: '${var.image}' });
    const files = { [file]: `variable "image" { type = string }\n${source}`, ...envs };
    await using story = await startStory({ files, sandbox: { namespaces: ['staging', 'production'] } });
    const { github } = story;
    github.head = story.workspace.commit();
    await runInStory(story, example('preview-environments.yml'), pullRequestEvent(false, { sha: github.head }));
    const headlines = github.comments.map(({ body }) => /^### .*$/m.exec(body)?.[0] ?? '');
    expect(headlines.toSorted()).toEqual([expect.stringContaining('production'), expect.stringContaining('staging')]);
    const run = await runInStory(story, example('register-environments.yml'), createMergedPush(story));
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['succeeded', 'succeeded']]);
    for (const name of ['staging', 'production'])
      expect(await story.ask('GET', `/v1/job/web?namespace=${name}`)).toMatchObject({ Status: 'running' });
  });

  test('the example check.yml reports that the setup works', async () => {
    await using story = await startOperated();
    story.github.head = story.workspace.commit();
    const run = await runInStory(story, example('check.yml'), dispatch());
    expect(run.log).toContain(output('reason', ''));
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['succeeded']]);
  });

  test('the example preview-monorepo.yml plans the changed job file of a subdirectory', async () => {
    const files = { 'deploy/web.nomad.hcl': service('web'), 'deploy/api.nomad.hcl': service('api') };
    await using story = await startStory({ files });
    const { github } = story;
    github.files = [{ filename: 'deploy/web.nomad.hcl', status: 'added' }];
    github.head = story.workspace.commit();
    const run = await runInStory(story, example('preview-monorepo.yml'), pullRequestEvent(false, { sha: github.head }));
    expect(run.log).toContain(output('summary', '`web` is new'));
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['succeeded']]);
  });

  test('the example operate/stable.yml marks the running version', async () => {
    const running = [service('web'), service('web', { image: 'two' })];
    await using story = await startStory({ files: {}, running });
    const run = await runInStory(story, example('operate/stable.yml'), dispatch({ version: '1' }));
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['succeeded']]);
    expect((await story.versions('web'))[0]).toMatchObject({ Version: 1, Stable: true });
  });

  test('the example drift.yml opens one issue about a job that is missing', async () => {
    await using story = await startDrift({ files: { [file]: service('web') } });
    story.commitHead();
    const run = await runInStory(story, example('drift.yml'), scheduled);
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['succeeded']]);
    expect(story.openIssue().body).toContain('web');
  });

  test.skipIf(!hasOpenssl)(
    'the example modules/reinstate.yml reinstates a version when a release is deleted',
    async () => {
      await using story = await startStory({ files: {} });
      const { modules, registry } = story.sandbox;
      await using detour = await redirectRegistry(registry);
      modules.publish({ name: 'network', provider: 'aws', versions: ['1.0.0', '1.1.0'] });
      const deprecate = example('reusable/deprecate.yml').replace(/ +dry-run: true.*\n/, '');
      await runInStory(story, deprecate, release('published'), detour.env);
      expect(modules.deprecation('acme/network/aws', '1.0.0')).not.toBeNull();
      const run = await runInStory(story, example('modules/reinstate.yml'), release('deleted'), detour.env);
      expect([run.exitCode, readEnds(run)]).toEqual([0, ['succeeded']]);
      expect(modules.deprecation('acme/network/aws', '1.0.0')).toBeNull();
    },
  );

  test.skipIf(!hasOpenssl)('the example modules/check-modules.yml fails for a revoked version', async () => {
    await using story = await startStory({
      files: { 'main.tf': 'module "a" {\n  source = "app.terraform.io/acme/network/aws"\n  version = "1.0.0"\n}\n' },
    });
    const { modules, registry } = story.sandbox;
    await using detour = await redirectRegistry(registry);
    const revoked = { message: 'CVE-2026-1234', link: 'https://wiki.example/cve' };
    const deprecation = { reason: 'Old.', link: 'https://wiki.example/network' };
    modules.publish({
      name: 'network',
      provider: 'aws',
      versions: [{ version: '1.0.0', deprecation, revoked }, '1.1.0'],
    });
    story.workspace.commit();
    const run = await runInStory(story, example('modules/check-modules.yml'), pullRequestEvent(), detour.env);
    expect(run.log).toContain(output('reason', 'revoked'));
    expect(run.exitCode).toBe(1);
  });

  test.skipIf(!hasOpenssl).each([
    ['modules/deprecate-on-schedule.yml', otherEvent('schedule', { schedule: '17 5 * * *' })],
    ['modules/deprecate-several.yml', pushEvent('refs/tags/v1.1.0')],
  ])('the example %s deprecates the version that is superseded', async (name, event) => {
    await using story = await startStory({ files: {} });
    const { modules, registry } = story.sandbox;
    await using detour = await redirectRegistry(registry);
    for (const module of ['network', 'app', 'app-db'])
      modules.publish({ name: module, provider: 'aws', versions: ['1.0.0', '1.1.0'] });
    story.workspace.commit();
    const workflow = example(name).replace('  release:\n    types: [published]\n', '  push:\n');
    const run = await runInStory(story, workflow, event, detour.env);
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['succeeded']]);
    expect(modules.deprecation('acme/network/aws', '1.0.0')).not.toBeNull();
  });
});
