import { describe, expect, test } from 'vitest';
import { hasOpenssl } from '../support/certificates.ts';
import { startPlannable } from '../support/commanding.ts';
import { otherEvent, pullRequestEvent } from '../support/github.ts';
import { service } from '../support/registering.ts';
import { missingTools, readEnds } from './runner/act.ts';
import { redirectRegistry } from './runner/registry-address.ts';
import { example, createMergedPush, runInStory } from './runner/story-runner.ts';

/** The path of a new user through the unchanged example files, one after the other in one repository, run by a real workflow runner. Skipped like the recipes of the README. */
const missing = [...missingTools, ...(hasOpenssl ? [] : ['no openssl'])];
const skipped = missing.length === 0 ? '' : ` (skipped: ${missing.join(', ')})`;
const fifteenMinutes = 900_000;

describe.skipIf(missing.length > 0)(`way of a new user in a workflow runner${skipped}`, () => {
  test(
    'a new user checks the setup, plans, gets an approval, registers, gives commands, finds drift and deprecates within 15 minutes',
    async () => {
      await using story = await startPlannable();
      const { github, sandbox, workspace } = story;
      await using detour = await redirectRegistry(sandbox.registry);
      const walk = async (
        file: string,
        event: { readonly name: string; readonly payload: unknown },
      ): Promise<string> => {
        const run = await runInStory(story, example(file).replace(/ +dry-run: true #.*\n/, ''), event, detour.env);
        expect([file, run.exitCode, new Set(readEnds(run)), run.log]).toEqual([
          file,
          0,
          new Set(['succeeded']),
          run.log,
        ]);
        return run.log;
      };

      github.head = workspace.commit();
      const opened = pullRequestEvent(false, { sha: github.head });
      expect(await walk('check.yml', otherEvent('workflow_dispatch', { inputs: {} }))).toContain(
        'The setup for `plan` works',
      );

      await walk('preview-approvals.yml', opened);
      expect(story.planBody()).toContain('**0 of 1 approval** since this plan');

      github.reviews.list = [{ by: 'eve', state: 'APPROVED' }];
      github.reviews.roles = { eve: 'write' };
      const review = { name: 'pull_request_review', payload: { ...(opened.payload as object), action: 'submitted' } };
      await walk('ready.yml', review);

      await walk('register-approvals.yml', createMergedPush(story));
      expect((await story.versions('web'))[0]).toMatchObject({ Version: 1, Stop: false });

      // Comments have the times of the double.
      story.age();
      await walk('reusable/commands.yml', story.comment(`/outrider revert web 0 plan ${story.planId()}`));
      expect(await story.versions('web')).toHaveLength(3);

      workspace.commit();
      await walk('drift.yml', otherEvent('schedule', { schedule: '17 6 * * *' }));
      expect(github.issues.map(({ state }) => state)).toEqual(['open']);
      await story.operate(service('web', { image: 'two' }));
      await walk('drift.yml', otherEvent('schedule', { schedule: '17 6 * * *' }));
      expect(github.issues.map(({ state }) => state)).toEqual(['closed']);

      sandbox.modules.publish({ name: 'network', provider: 'aws', versions: ['1.0.0', '1.1.0'] });
      const release = { tag_name: 'v1.1.0', html_url: 'https://github.example/r', draft: false };
      await walk('reusable/deprecate.yml', otherEvent('release', { action: 'published', release }));
      expect(sandbox.modules.deprecation('acme/network/aws', '1.0.0')).not.toBeNull();
    },
    fifteenMinutes,
  );
});
