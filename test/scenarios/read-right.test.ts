import { describe, expect, test } from 'vitest';
import { listWarnings } from '../support/action.ts';
import { pullRequestEvent } from '../support/github.ts';
import { service, startStory, type Story } from '../support/registering.ts';

/** A token that may plan and register jobs, and not read them. */

const file = 'jobs/web.nomad.hcl';

interface Guarded extends AsyncDisposable {
  readonly story: Story;
  /** May plan, register, and not read. */
  readonly blind: string;
  readonly planOnly: string;
}

async function startGuarded(running: readonly string[] = []): Promise<Guarded> {
  const story = await startStory({ files: { [file]: service('web') }, running, sandbox: { acl: true } });
  const { registrar = '', 'plan-only': planOnly = '' } = { ...story.sandbox.keys?.tokens };
  return { story, blind: registrar, planOnly, [Symbol.asyncDispose]: () => story[Symbol.asyncDispose]() };
}

const missing = expect.stringMatching(
  /^The token lacks the capability `read-job` in namespace `default`, so the plan may omit .*docs\/tokens\.md#the-plan$/,
) as string;

describe.concurrent('a token without `read-job`', () => {
  test.each<[string, readonly string[]]>([
    ['a new job', []],
    ['an unchanged job', [service('web')]],
  ])('plan of %s warns of the missing capability, and plans the job', async (_, running) => {
    await using guarded = await startGuarded(running);
    const { story, blind, planOnly } = guarded;
    const run = await story.plan({ inputs: { token: blind } });
    expect([run.exitCode, listWarnings(run)]).toEqual([0, [missing]]);
    expect(listWarnings(await story.plan({ inputs: { token: planOnly } }))).toEqual([]);
  });

  test('many files with the same missing capability are one error, which the headline names', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`jobs/j${at}.nomad.hcl`, service(`j${at}`)]),
    );
    await using story = await startStory({ files, sandbox: { acl: true } });
    const run = await story.plan({ inputs: { token: { ...story.sandbox.keys?.tokens }['reader'] ?? '' } });
    expect(run.annotations.map(({ message, properties }) => [message, properties['file']])).toEqual([
      [
        expect.stringMatching(
          /^The token needs `plan-job` in namespace `default`\.\nAdd `plan-job`[^]*\n20 files: jobs\/j0\.nomad\.hcl, /,
        ),
        undefined,
      ],
    ]);
    expect(run.outputs['summary']).toMatch(/^The token needs `plan-job` in namespace `default` \(20 files\)$/);
    expect(run.summary.match(/Add `plan-job`/g)).toHaveLength(1);
  });

  test('plan of a removed file warns of the missing capability, because it cannot stop the job', async () => {
    await using guarded = await startGuarded([service('old')]);
    const { story, blind } = guarded;
    const old = 'jobs/old.nomad.hcl';
    story.workspace.write(old, service('old'));
    const base = story.workspace.commit();
    story.workspace.remove(old);
    story.github.files = [{ filename: old, status: 'removed' }];
    const run = await story.plan({
      inputs: { token: blind, 'only-changed': 'true', 'stop-removed': 'true' },
      event: pullRequestEvent(false, { base }),
    });
    expect([run.exitCode, listWarnings(run)]).toEqual([0, [missing]]);
  });

  test('register of a new job is unauthorized, names the capability and writes nothing', async () => {
    await using guarded = await startGuarded();
    const { story, blind, planOnly } = guarded;
    await story.plan({ inputs: { token: planOnly } });
    const run = await story.register({ inputs: { token: blind } });
    expect([run.exitCode, run.outputs]).toMatchObject([1, { reason: 'unauthorized', changed: 'false' }]);
    expect(run.annotations[0]?.message).toMatch(
      /^`web` was not registered again: whether it was registered after the plan is unknown\.\nNothing was written\. Add `read-job` to a policy of the token\..*\n1 file: jobs\/web\.nomad\.hcl\n.*#missing-capability$/,
    );
    expect(await story.ask('GET', '/v1/jobs')).toEqual([]);
  });
});
