import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, runAction, type ActionRun } from '../support/action.ts';
import { closedEvent, pullRequestEvent, startGitHub, type FakeGitHub } from '../support/github.ts';
import { startGate } from '../support/registering.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';

/**
 * Mode `register` against a live scheduler, with tasks of raw_exec that do next to nothing. Jobs have random names and are purged at the end.
 * Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
const address = process.env['OUTRIDER_TEST_NOMAD_ADDR'] ?? '';
const token = process.env['OUTRIDER_TEST_NOMAD_TOKEN'] ?? '';
const patience = { timeout: 60_000 };

interface Variant {
  readonly color?: string;
  readonly count?: number;
  /** What the task does. */
  readonly shell?: string;
  readonly update?: string;
  readonly memory?: number;
  readonly type?: 'service' | 'batch' | 'system';
}

function jobFile(
  id: string,
  { color = 'blue', count = 1, shell = 'sleep 3600', update = '', memory = 16, type = 'service' }: Variant,
): string {
  const rollingUpdate = `update {
    min_healthy_time  = "1s"
    healthy_deadline  = "20s"
    progress_deadline = "25s"
    ${update}
  }`;
  const reschedule = 'reschedule {\n      attempts  = 0\n      unlimited = false\n    }';
  return `job "${id}" {
  type = "${type}"
  ${type === 'batch' ? '' : rollingUpdate}
  group "app" {
    count = ${count}
    restart {
      attempts = 0
      mode     = "fail"
    }
    ${type === 'system' ? '' : reschedule}
    task "server" {
      driver       = "raw_exec"
      kill_timeout = "1s"
      config {
        command = "/bin/sh"
        args    = ["-c", "${shell}"]
      }
      env {
        COLOR = "${color}"
      }
      resources {
        cpu    = 20
        memory = ${memory}
      }
    }
  }
}
`;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = token === '' ? {} : { 'X-Nomad-Token': token };
  const sent = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(`${address}${path}`, { method, headers, body: sent });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

interface Version {
  readonly Version: number;
  readonly TaskGroups: readonly { readonly Tasks: readonly { readonly Env: { readonly COLOR: string } }[] }[];
}

/** A job of its own, a pull request on it, and what may be done with both. */
class Story implements AsyncDisposable {
  readonly id = `outrider-test-${randomUUID().slice(0, 8)}`;
  readonly github: FakeGitHub;
  readonly #workspace: Workspace;
  readonly #key: string;

  private constructor(github: FakeGitHub, workspace: Workspace, key: string) {
    this.github = github;
    this.#workspace = workspace;
    this.#key = key;
  }

  static async start(key = 'a-key-of-more-than-sixteen-bytes'): Promise<Story> {
    return new Story(await startGitHub(), createWorkspace({}), key);
  }

  write(variant: Variant): void {
    this.#workspace.write('web.nomad.hcl', jobFile(this.id, variant));
  }

  async operate(variant: Variant): Promise<void> {
    const Job = await ask('POST', '/v1/jobs/parse', { JobHCL: jobFile(this.id, variant) });
    await ask('POST', '/v1/jobs', { Job });
  }

  async #act(
    inputs: Record<string, string>,
    event: { name: string; payload: unknown },
    cancelAt?: string,
  ): Promise<ActionRun> {
    this.#workspace.commit();
    return runAction({
      inputs: { 'job-files': '*.nomad.hcl', 'signing-key': this.#key, address, token, ...inputs },
      workspace: this.#workspace.path,
      githubToken: 'ghs_0123456789abcdefghij',
      apiUrl: this.github.url,
      event,
      env: { GITHUB_GRAPHQL_URL: `${this.github.url}/graphql` },
      ...(cancelAt === undefined ? {} : { cancelAt }),
    });
  }

  plan(inputs: Record<string, string> = {}): Promise<ActionRun> {
    return this.#act({ mode: 'plan', ...inputs }, pullRequestEvent());
  }

  register(inputs: Record<string, string> = {}, cancelAt?: string): Promise<ActionRun> {
    return this.#act({ mode: 'register', timeout: '60s', ...inputs }, closedEvent(true), cancelAt);
  }

  /** Brings a first version up by the same road. */
  async first(variant: Variant = {}): Promise<void> {
    this.write(variant);
    await this.plan();
    const run = await this.register();
    if (run.outputs['outcome'] !== 'successful') throw new Error(`The first version is not well:\n${run.log}`);
  }

  async steer(mode: 'promote' | 'fail-deployment'): Promise<ActionRun> {
    return runAction({
      inputs: { mode, job: this.id, address, token, timeout: '60s' },
      workspace: this.#workspace.path,
    });
  }

  async colors(): Promise<readonly string[]> {
    const { Versions } = await ask<{ Versions: Version[] }>('GET', `/v1/job/${this.id}/versions`);
    return Versions.map((version) => version.TaskGroups[0]?.Tasks[0]?.Env.COLOR ?? '');
  }

  headline(): string {
    return /^### (.*)$/m.exec(this.github.comments[0]?.body ?? '')?.[1] ?? '';
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await ask('DELETE', `/v1/job/${this.id}?purge=true`);
    this.#workspace[Symbol.dispose]();
    await this.github[Symbol.asyncDispose]();
  }
}

afterAll(removeRunFolders);

describe.skipIf(address === '').concurrent('mode register on a live scheduler', () => {
  test('registers what was reviewed, once, and follows it to a healthy end', patience, async () => {
    await using story = await Story.start();
    await story.first();
    story.write({ color: 'green' });
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'successful', changed: 'true', 'job-version': '1', reason: '' });
    expect(story.headline()).toMatch(/^🟢 Rolled out in \d+ s$/);
    const again = await story.register();
    expect(again.outputs).toMatchObject({ changed: 'false', reason: '' });
    expect(await story.colors()).toEqual(['green', 'blue']);
  });

  test('without a key the same, by what the file says in the open', patience, async () => {
    await using story = await Story.start('');
    await story.first();
    story.write({ color: 'green' });
    await story.plan();
    story.write({ color: 'red' });
    const refused = await story.register();
    expect(refused.outputs).toMatchObject({ changed: 'false', reason: 'plan-changed' });
    story.write({ color: 'green' });
    const run = await story.register();
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
    expect(await story.colors()).toEqual(['green', 'blue']);
  });

  test('refuses what was changed on the cluster after the review', patience, async () => {
    await using story = await Story.start();
    await story.first();
    story.write({ color: 'green' });
    await story.plan();
    await story.operate({ color: 'yellow' });
    const run = await story.register();
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ changed: 'false', reason: 'plan-changed' });
    expect(await story.colors()).toEqual(['yellow', 'blue']);
  });

  test('tells a rollback as a failure, with the task and the version before', patience, async () => {
    await using story = await Story.start();
    const update = 'auto_revert = true';
    await story.first({ update });
    story.write({ color: 'green', update, shell: 'echo the disk is on fire >&2; exit 3' });
    await story.plan();
    const run = await story.register({ logs: 'true' });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'rolled-back', reason: 'rolled-back' });
    expect(story.headline()).toMatch(/^🔴 Rolled back to version 0: task `server` exits 3 on node /);
    expect(run.log).toContain('the disk is on fire');
    const again = await story.register();
    expect(again.outputs).toMatchObject({ changed: 'false', reason: 'rolled-back' });
    expect(await story.colors()).toEqual(['blue', 'green', 'blue']);
  });

  test('tells a failure that stays', patience, async () => {
    await using story = await Story.start();
    await story.first();
    story.write({ color: 'green', shell: 'exit 3' });
    await story.plan();
    const run = await story.register();
    expect(run.outputs).toMatchObject({ outcome: 'failed', reason: 'failed' });
    expect(story.headline()).toMatch(/^🔴 Rollout failed: task `server` exits 3/);
  });

  test('waits with canaries for somebody to promote them, or promotes them', patience, async () => {
    await using story = await Story.start();
    const update = 'canary = 1';
    await story.first({ update });
    story.write({ color: 'green', update });
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'awaiting-promotion' });
    const promoted = await story.steer('promote');
    expect(promoted.outputs).toMatchObject({ outcome: 'successful', changed: 'true' });
    expect((await story.steer('promote')).outputs).toMatchObject({ changed: 'false' });
    story.write({ color: 'red', update });
    await story.plan();
    const auto = await story.register({ promote: 'auto' });
    expect(auto.outputs).toMatchObject({ outcome: 'successful', 'job-version': '2' });
  });

  test('gives canaries up', patience, async () => {
    await using story = await Story.start();
    const update = 'canary = 1';
    await story.first({ update });
    story.write({ color: 'green', update });
    await story.plan();
    await story.register();
    const failed = await story.steer('fail-deployment');
    expect(failed.exitCode).toBe(0);
    expect(failed.outputs['outcome']).toBe('failed');
  });

  test('does not wait for ever for room', patience, async () => {
    await using story = await Story.start();
    story.write({ memory: 100_000_000 });
    await story.plan();
    const run = await story.register({ timeout: '40s' });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'placement-blocked', reason: 'unplaceable' });
    expect(run.milliseconds).toBeLessThan(15_000);
  });

  test('tells who was overtaken', patience, async () => {
    await using story = await Story.start();
    story.write({ shell: 'sleep 3600', update: 'health_check = "manual"' });
    await story.plan();
    const registering = story.register();
    const overtake = async (): Promise<void> => {
      const deployment = await ask<{ Status: string } | null>('GET', `/v1/job/${story.id}/deployment?index=1&wait=1s`);
      await (deployment === null ? overtake() : story.operate({ color: 'yellow' }));
    };
    await overtake();
    const run = await registering;
    expect(run.outputs).toMatchObject({ outcome: 'superseded', reason: 'conflict' });
  });

  test('leaves the job as it is when it is cancelled, and ends soon', patience, async () => {
    await using story = await Story.start();
    story.write({ update: 'health_check = "manual"' });
    await story.plan();
    const run = await story.register({}, '0 of 1 healthy');
    expect(run.exitCode).toBe(1);
    expect(story.headline()).toContain('because the run was cancelled');
    expect(await ask('GET', `/v1/job/${story.id}/deployment`)).toMatchObject({ Status: 'running' });
  });

  test('registers a batch job and is done when it is placed', patience, async () => {
    await using story = await Story.start();
    story.write({ type: 'batch', shell: 'sleep 1' });
    await story.plan();
    const run = await story.register();
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'no-deployment', 'deployment-id': '' });
    expect((await story.register()).outputs).toMatchObject({ changed: 'false', reason: '' });
  });

  test('follows a system job, which deploys, too', patience, async () => {
    await using story = await Story.start();
    story.write({ type: 'system' });
    await story.plan();
    const run = await story.register();
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
  });

  test('makes no second version of an answer that is lost, and loses a race to nobody', patience, async () => {
    await using story = await Story.start();
    await story.first();
    story.write({ color: 'green' });
    let writes = 0;
    await using losing = await startGate(address, async ({ body, pass, drop }) => {
      if (!body.includes('EnforceIndex') || ++writes > 1) return;
      await pass();
      drop();
    });
    await story.plan({ address: losing.url });
    const found = await story.register({ address: losing.url });
    expect(found.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
    expect(await story.colors()).toEqual(['green', 'blue']);
    expect(writes).toBe(2);
    await using racing = await startGate(address, async ({ body }) => {
      if (body.includes('EnforceIndex')) await story.operate({ color: 'yellow' });
    });
    story.write({ color: 'red' });
    await story.plan({ address: racing.url });
    const lost = await story.register({ address: racing.url });
    expect(lost.outputs).toMatchObject({ changed: 'false', reason: 'conflict' });
    expect(await story.colors()).toEqual(['yellow', 'green', 'blue']);
  });
});
