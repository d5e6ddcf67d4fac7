import { removeRunFolders } from '../../support/action.ts';
import { service, startStory } from '../../support/registering.ts';
import { expectSuccess, withPeak, type Load } from './measured.ts';

const file = 'jobs/web.nomad.hcl';

/** Concurrent runs of one pull request, after which one comment remains, that of the newest run. */
export async function runsAtOnce(runs: number): Promise<Load> {
  await using story = await startStory({
    files: { [file]: `variable "v" {}\n${service('web').replace('"one"', 'var.v')}` },
  });
  story.workspace.commit();
  const started = performance.now();
  const all = await Promise.all(
    Array.from({ length: runs }, (_, at) =>
      withPeak((env) =>
        story.plan({
          env: { ...env, GITHUB_RUN_NUMBER: String(at + 1), GITHUB_RUN_ID: String(at + 1) },
          inputs: { vars: `v=${at + 1}`, redact: 'none' },
        }),
      ),
    ),
  );
  const milliseconds = performance.now() - started;
  for (const { run } of all) expectSuccess(run);
  removeRunFolders();
  const [comment, ...others] = story.github.comments;
  const run = /\[run (\d+)\]/.exec(comment?.body ?? '')?.[1];
  if (others.length > 0) throw new Error(`${others.length + 1} comments are left`);
  // Runs that begin in the same second have no order.
  if (run === undefined) throw new Error('the comment is that of no run');
  return { milliseconds, requests: story.github.requests.length, peak: Math.max(...all.map(({ peak }) => peak)) };
}

/** A pull request with that many comments of others, Outrider's among the first. */
export async function loadThread(comments: number): Promise<Load> {
  await using story = await startStory({ files: { [file]: service('web') } });
  expectSuccess(await story.plan());
  for (let at = 1; at < comments; at++) story.github.postComment(`${at}: `.padEnd(500, 'a comment of a person '));
  story.workspace.write(file, service('web', { image: 'two' }));
  const before = story.github.requests.length;
  const { run, peak } = await withPeak((env) => story.plan({ env, inputs: { redact: 'none' } }));
  const { milliseconds } = expectSuccess(run);
  removeRunFolders();
  const storedComments = story.github.comments.filter(({ user }) => user.login === 'github-actions[bot]');
  if (storedComments.length !== 1) throw new Error(`there are ${storedComments.length} comments of Outrider`);
  return { milliseconds, requests: story.github.requests.length - before, peak };
}
