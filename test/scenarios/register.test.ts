import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { closedEvent, mergeGroupEvent } from '../support/github.ts';
import { noSignals } from '../support/platform.ts';
import { service, startGate, startStory, type Passing, type Story, type Telling } from '../support/registering.ts';

afterAll(removeRunFolders);

const file = 'jobs/web.nomad.hcl';
const before = service('web');
const after = service('web', { image: 'two' });

/** A pull request that edits one running job. */
async function edit(options: Partial<Parameters<typeof startStory>[0]> = {}): Promise<Story> {
  return startStory({ files: { [file]: after }, running: [before], ...options });
}

/** What a second run must leave as it is. */
async function untouched(story: Story, again: () => Promise<ActionRun>): Promise<ActionRun> {
  const count = (await story.versions('web')).length;
  const comments = story.github.comments.map(({ body }) => withoutRuns(body));
  const run = await again();
  expect((await story.versions('web')).length, 'versions after a second run').toBe(count);
  expect(
    story.github.comments.map(({ body }) => withoutRuns(body)),
    'comments after a second run',
  ).toEqual(comments);
  expect(run.outputs['changed']).toBe('false');
  return run;
}

function withoutRuns(body: string): string {
  return body.replaceAll(/^<!-- outrider:record .*$/gm, '');
}

function headline(story: Story): string {
  return /^### (.*)$/m.exec(story.github.comments[0]?.body ?? '')?.[1] ?? '';
}

async function images(story: Story): Promise<readonly unknown[]> {
  const versions = (await story.versions('web')) as { TaskGroups: { Tasks: { Env: { IMAGE: string } }[] }[] }[];
  return versions.map((version) => version.TaskGroups[0]?.Tasks[0]?.Env.IMAGE);
}

function nothing(reason: string): object {
  return { exitCode: 1, changed: 'false', outcome: '', reason, running: ['one'] };
}

/** Runs a register that meets `meddle` on its way to Nomad. */
async function meddled(story: Story, meddle: (passing: Passing) => Promise<void> | void): Promise<ActionRun> {
  await using gate = await startGate(story.sandbox.scheduler, meddle);
  const inputs = { address: gate.url };
  await story.plan({ inputs });
  return await story.register({ inputs });
}

function isWrite({ method, path, body }: Passing): boolean {
  return method === 'POST' && path.startsWith('/v1/jobs') && body.includes('EnforceIndex');
}

/** What a run that was refused left behind, also after a second one. */
async function leftBy(story: Story, run: ActionRun, telling: Telling = {}): Promise<object> {
  const { changed, outcome, reason } = run.outputs;
  const running = await images(story);
  await untouched(story, () => story.register(telling));
  return { exitCode: run.exitCode, changed, outcome, reason, running };
}

describe.concurrent('what was reviewed', () => {
  test('is registered and followed to a healthy end; the comment tells it, with the plan below', async () => {
    await using story = await edit();
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful', reason: '', 'job-version': '1' });
    expect(await images(story)).toEqual(['two', 'one']);
    expect(headline(story)).toMatch(/^🟢 Rolled out in \d+ s$/);
    expect(story.github.comments).toHaveLength(1);
    const body = story.github.comments[0]?.body ?? '';
    expect(body).toContain('<details><summary>The plan that was reviewed</summary>');
    expect(body).toContain('### 🟠 Plan: 1 changed');
    const again = await untouched(story, () => story.register());
    expect(again.exitCode).toBe(0);
    expect(again.outputs['comment-url']).toBe(story.github.comments[0]?.html_url);
  });

  test('is a new job, too', async () => {
    await using story = await startStory({ files: { [file]: after } });
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(0);
    expect(await images(story)).toEqual(['two']);
    await untouched(story, () => story.register());
  });

  test('is registered with the source that it came from', async () => {
    await using story = await edit();
    await story.plan();
    await story.register();
    expect(await story.ask('GET', '/v1/job/web/submission?version=1')).toMatchObject({ Source: after, Format: 'hcl2' });
  });

  test('may be known to GitHub by the comment alone: without a key, if nobody else wrote or edited it', async () => {
    await using story = await edit({ key: '' });
    await story.plan();
    const run = await story.register();
    expect(run.exitCode).toBe(0);
    expect(await images(story)).toEqual(['two', 'one']);
    await untouched(story, () => story.register());
  });

  test('counts again once it is planned again, though somebody edited the comment and left its words as they were', async () => {
    await using story = await edit({ key: '' });
    await story.plan();
    const body = story.github.comments[0]?.body ?? '';
    story.github.edit(1, body, { login: 'ada', type: 'User' });
    await story.plan();
    expect(story.github.comments[0]?.body).toBe(body);
    const run = await story.register();
    expect(run.exitCode).toBe(0);
  });

  test('is found by the commit after a merge, of several pull requests by the newest merged', async () => {
    await using story = await edit();
    await story.plan();
    story.github.pulls = [
      {
        number: 5,
        head: 'c'.repeat(40),
        state: 'closed',
        mergedAt: '2026-11-20T08:00:00Z',
        mergeCommit: 'a'.repeat(40),
      },
      {
        number: 7,
        head: 'b'.repeat(40),
        state: 'closed',
        mergedAt: '2026-11-20T09:00:00Z',
        mergeCommit: 'a'.repeat(40),
      },
    ];
    const run = await story.register({ event: { name: 'push', payload: {} } });
    expect(run.exitCode).toBe(0);
    expect(await images(story)).toEqual(['two', 'one']);
    expect(headline(story)).toContain('Rolled out');
  });

  test('is found although the commit does not know its pull request yet', async () => {
    await using story = await edit();
    await story.plan();
    const merged = { state: 'closed', mergedAt: '2026-11-20T09:00:00Z' } as const;
    story.github.pulls = [{ number: 7, head: 'b'.repeat(40), ...merged, mergeCommit: 'a'.repeat(40) }];
    story.github.indexed = false;
    const run = await story.register({ event: { name: 'push', payload: {} } });
    expect(run.exitCode).toBe(0);
    expect(headline(story)).toContain('Rolled out');
  });

  test('is found in a merge queue, by a dry run', async () => {
    await using story = await edit();
    await story.plan();
    const run = await story.register({ event: mergeGroupEvent(7), inputs: { 'dry-run': 'true' } });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ changed: 'false', summary: 'Dry run: 1 job would be registered' });
    expect(await images(story)).toEqual(['one']);
  });
});

describe.concurrent('nothing is written', () => {
  test('when the job file was edited after the review; the difference is shown', async () => {
    await using story = await edit();
    await story.plan();
    story.workspace.write(file, service('web', { image: 'evil' }));
    const run = await story.register();
    const refused = run;
    expect(refused.summary).toMatch(/`-` is what was reviewed, `\+` what it would be now/);
    expect(await leftBy(story, refused)).toEqual(nothing('plan-changed'));
    expect(headline(story)).toBe('🔴 Not registered: 1 job changed after the review');
    expect(story.github.comments[0]?.body).toMatch(/^- !.*Env\[IMAGE\].*"two"$/m);
    expect(story.github.comments[0]?.body).toMatch(/^\+ !.*Env\[IMAGE\].*"evil"$/m);
    story.workspace.write(file, after);
    const mended = await story.register();
    expect(mended.exitCode, 'the record is still there').toBe(0);
  });

  test('when the job was edited on the cluster after the review', async () => {
    await using story = await edit();
    await story.plan();
    await story.operate(service('web', { image: 'hotfix' }));
    await story.settled('web');
    const run = await story.register();
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ changed: 'false', reason: 'plan-changed' });
    expect(await images(story)).toEqual(['hotfix', 'one']);
    await untouched(story, () => story.register());
  });

  test('when the branch was pushed over between plan and merge', async () => {
    await using story = await edit();
    await story.plan();
    story.workspace.write(file, service('web', { image: 'pushed' }));
    story.github.pulls = [
      {
        number: 7,
        head: 'f'.repeat(40),
        state: 'closed',
        mergedAt: '2026-11-20T09:00:00Z',
        mergeCommit: 'a'.repeat(40),
      },
    ];
    const refused = await story.register({ event: { name: 'push', payload: {} } });
    expect(refused.summary).toMatch(/not the one that was reviewed/);
    expect(await leftBy(story, refused)).toEqual(nothing('plan-changed'));
  });

  test('when the record was tampered with', async () => {
    await using story = await edit();
    await story.plan();
    const [comment] = story.github.comments;
    const body = comment?.body ?? '';
    story.github.edit(1, body.replace(/(outrider:record v2 .{10})./, '$1A'), { login: 'ada', type: 'User' });
    const refused = await story.register();
    expect(refused.summary).toMatch(/signature of the record/);
    expect(await leftBy(story, refused)).toEqual(nothing('not-reviewed'));
  });

  test('when the record was signed with another key', async () => {
    await using story = await edit();
    await story.plan({ inputs: { 'signing-key': 'another-key-of-sixteen-bytes' } });
    const refused = await story.register();
    expect(refused.summary).toMatch(/signature of the record/);
    expect(await leftBy(story, refused)).toEqual(nothing('not-reviewed'));
  });

  test('when the record was copied from another pull request', async () => {
    await using story = await edit();
    await story.plan();
    const other = { event: closedEvent(true, 8) };
    const refused = await story.register(other);
    expect(refused.summary).toMatch(/belongs to pull request 7, not 8/);
    expect(await leftBy(story, refused, other)).toEqual(nothing('not-reviewed'));
  });

  test('when its plan was made on another cluster, or for another namespace', async () => {
    await using story = await edit({ sandbox: { namespaces: ['staging'] } });
    await using other = await edit();
    await story.plan({ inputs: { address: other.sandbox.scheduler } });
    const refused = await story.register();
    expect(refused.summary).toMatch(/made on another cluster/);
    expect(await leftBy(story, refused)).toEqual(nothing('not-reviewed'));
    await story.plan();
    const run = await story.register({ inputs: { namespace: 'staging' } });
    expect(run.exitCode).toBe(1);
    expect(run.summary).toContain('was made for no namespace; this run is for');
  });

  test('when there is no plan, or only one by somebody else', async () => {
    await using story = await edit();
    const refused = await story.register();
    expect(refused.summary).toMatch(/no record of a reviewed plan/);
    expect(await leftBy(story, refused)).toEqual(nothing('not-reviewed'));
    story.github.comments.splice(0);
    await story.plan();
    const [ours] = story.github.comments.splice(0);
    story.github.say(ours?.body ?? '');
    const second = await story.register();
    expect(second.summary).toMatch(/in a comment by `ada`, not by us/);
    expect(await leftBy(story, second)).toEqual(nothing('not-reviewed'));
  });

  test('when a comment without a signature was edited by a person, or GitHub does not say', async () => {
    await using story = await edit({ key: '' });
    await story.plan();
    const body = story.github.comments[0]?.body ?? '';
    story.github.graphql = 'missing';
    const silent = await story.register();
    expect(silent.exitCode).toBe(1);
    expect(silent.summary).toContain('this server does not report who last edited the comment');
    story.github.graphql = 'works';
    await story.plan();
    story.github.edit(1, `${story.github.comments[0]?.body}\n`, { login: 'ada', type: 'User' });
    const edited = await story.register();
    expect(edited.summary).toContain('its comment was edited by `ada`');
    await story.plan();
    story.github.edit(1, story.github.comments[0]?.body ?? '', undefined);
    const ghost = await story.register();
    expect(ghost.summary).toContain('its comment was edited by a deleted account');
    expect(body).toContain(' unsigned -->');
    const refused = ghost;
    expect(refused.summary).toMatch(/a deleted account/);
    expect(await leftBy(story, refused)).toEqual(nothing('not-reviewed'));
  });

  test('when GitHub cannot say who edited the comment; it is left as it is', async () => {
    await using story = await edit({ key: '' });
    await story.plan();
    const body = story.github.comments[0]?.body;
    story.github.graphql = 'broken';
    const run = await story.register({ inputs: { 'comment-author': 'github-actions[bot]' } });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ changed: 'false', outcome: '' });
    expect(run.outputs['reason']).toMatch(/^(server|unreachable)$/);
    expect(await images(story)).toEqual(['one']);
    expect(story.github.comments[0]?.body).toBe(body);
  });

  test('when the record is of a newer Outrider', async () => {
    await using story = await edit();
    await story.plan();
    const body = story.github.comments[0]?.body ?? '';
    story.github.edit(1, body.replace('outrider:record v2', 'outrider:record v3'), { login: 'ada', type: 'User' });
    const refused = await story.register();
    expect(refused.summary).toMatch(/a newer version of Outrider wrote/);
    expect(await leftBy(story, refused)).toEqual(nothing('not-reviewed'));
  });

  test('when the pull request was closed without being merged', async () => {
    await using story = await edit();
    await story.plan();
    const run = await story.register({ event: closedEvent(false) });
    expect(run.exitCode).toBe(1);
    expect(run.outputs['reason']).toBe('not-reviewed');
    expect(await images(story)).toEqual(['one']);
  });

  test('when one of the job files cannot be read', async () => {
    await using story = await edit();
    await story.plan();
    story.workspace.write('jobs/zz.nomad.hcl', 'job "zz" {');
    const run = await story.register();
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ changed: 'false', reason: 'parse' });
    expect(await images(story)).toEqual(['one']);
  });

  test.skipIf(noSignals)(`not even a comment, when the plan is cancelled${noSignals}`, async () => {
    await using story = await edit();
    await using gate = await startGate(story.sandbox.scheduler, () => new Promise<void>(() => undefined));
    const run = await story.plan({ inputs: { address: gate.url }, cancelAt: 'Planning on' });
    expect(run.exitCode).toBeNull();
    expect(story.github.comments).toEqual([]);
  });

  test('in a dry run', async () => {
    await using story = await edit();
    await story.plan();
    const planned = story.github.comments[0]?.body;
    const run = await story.register({ inputs: { 'dry-run': 'true' } });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ changed: 'false', summary: 'Dry run: 1 job would be registered' });
    expect(await images(story)).toEqual(['one']);
    expect(story.github.comments[0]?.body).toBe(planned);
  });
});

describe.concurrent('without a pull request', () => {
  const push = { name: 'push', payload: {} };
  const direct = { number: 6, head: 'c'.repeat(40), state: 'closed' } as const;

  test('it is registered with a notice, unless a review is required', async () => {
    await using story = await edit();
    story.github.pulls = [direct];
    const required = await story.register({ event: push, inputs: { review: 'required' } });
    expect(required.exitCode).toBe(1);
    expect(required.outputs['reason']).toBe('not-reviewed');
    expect(await images(story)).toEqual(['one']);
    const run = await story.register({ event: push });
    expect(run.exitCode).toBe(0);
    expect(run.annotations.map(({ message }) => message).join()).toContain('registered without a review');
    expect(await images(story)).toEqual(['two', 'one']);
    await untouched(story, () => story.register({ event: push }));
  });

  test('it is not registered where GitHub does not say whether there is one', async () => {
    await using story = await edit();
    story.github.before = (asked) => {
      if (asked.includes('/commits/')) story.github.pulls = [];
    };
    const run = await story.register({ event: push, env: { GITHUB_API_URL: 'http://127.0.0.1:9' } });
    expect(run.exitCode).toBe(1);
    expect(run.outputs['reason']).toBe('unreachable');
    expect(await images(story)).toEqual(['one']);
  });

  test('a review is not asked for where it is to be ignored', async () => {
    await using story = await edit();
    const run = await story.register({ inputs: { review: 'ignore' } });
    expect(run.exitCode).toBe(0);
    expect(await images(story)).toEqual(['two', 'one']);
    expect(headline(story)).toContain('Rolled out');
  });
});

describe.concurrent('races', () => {
  test('an answer that is lost after the write makes no second version', async () => {
    await using story = await edit();
    let writes = 0;
    const run = await meddled(story, async (passing) => {
      if (!isWrite(passing)) return;
      writes += 1;
      if (writes > 1) return;
      await passing.pass();
      passing.drop();
    });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
    expect(await images(story)).toEqual(['two', 'one']);
  });

  test('what became of a write that cannot be found out is said, and is no success', async () => {
    await using story = await edit();
    let lost = false;
    const run = await meddled(story, async (passing) => {
      if (isWrite(passing) && !lost) await passing.pass();
      lost ||= isWrite(passing);
      if (lost) passing.drop();
    });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ changed: 'false', reason: 'unreachable' });
    expect(run.summary).toContain('Whether the job was registered could not be found out');
    expect(await images(story)).toEqual(['two', 'one']);
  });

  test('a leader that changes, a busy server and lost connections in the middle of a rollout are survived', async () => {
    await using story = await edit();
    const troubles: ((passing: Passing) => void)[] = [
      ({ answer }) => answer(500, 'No cluster leader'),
      ({ drop }) => drop(),
      ({ answer }) => answer(429, 'Your IP is issuing too many concurrent connections'),
      ({ answer }) => answer(502, '<html><title>Bad Gateway</title></html>'),
    ];
    const run = await meddled(story, (passing) => {
      if (/^\/v1\/(evaluation|job\/web\/deployment)/.test(passing.path)) troubles.shift()?.(passing);
    });
    expect(troubles).toEqual([]);
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'successful', changed: 'true' });
    expect(await images(story)).toEqual(['two', 'one']);
  });

  test('a connection that is lost before the write leads to another try', async () => {
    await using story = await edit();
    let writes = 0;
    const run = await meddled(story, (passing) => {
      if (isWrite(passing) && ++writes === 1) passing.drop();
    });
    expect(run.exitCode).toBe(0);
    expect(await images(story)).toEqual(['two', 'one']);
  });

  test('a race that is lost once to a change of no meaning is run again', async () => {
    await using story = await edit();
    let writes = 0;
    const run = await meddled(story, async (passing) => {
      if (!isWrite(passing) || ++writes > 1) return;
      await story.operate(service('web', { image: 'other' }));
      await story.operate(before);
    });
    expect(run.exitCode).toBe(0);
    expect(await images(story)).toEqual(['two', 'one', 'other', 'one']);
  });

  test('a race that is lost to a real change is a conflict, and so is one that is lost for ever', async () => {
    await using story = await edit();
    const run = await meddled(story, async (passing) => {
      if (isWrite(passing)) await story.operate(service('web', { image: 'other' }));
    });
    expect(run.exitCode).toBe(1);
    expect(run.outputs['reason']).toBe('conflict');
    expect(await images(story)).toEqual(['other', 'one']);
    await using endless = await edit();
    const lost = await meddled(endless, async (passing) => {
      if (!isWrite(passing)) return;
      await endless.operate(service('web', { image: 'other' }));
      await endless.operate(before);
    });
    expect(lost.outputs['reason']).toBe('conflict');
    expect(await images(endless)).not.toContain('two');
  });

  test('two registers at once make one version', async () => {
    await using story = await edit();
    await story.plan();
    const runs = await Promise.all([story.register(), story.register()]);
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(await images(story)).toEqual(['two', 'one']);
  });
});
