import { pullRequestEvent, type FakeGitHub } from './github.ts';
import type { ActionRun } from './action.ts';
import type { Story, StoryRunOptions } from './registering.ts';

/** Plans the files as they are on a pull request. The comment of pull request 7 stays in `comments`; those of others are kept by their numbers. */
export async function planAs(
  { github, workspace, plan }: Pick<Story, 'github' | 'workspace' | 'plan'>,
  number: number,
  files: Readonly<Record<string, string>>,
  inputs: StoryRunOptions['inputs'] = {},
  base?: string,
): Promise<ActionRun> {
  for (const [name, source] of Object.entries(files)) workspace.write(name, source);
  const run = await plan({
    event: pullRequestEvent(false, base === undefined ? { number } : { number, base }),
    inputs,
  });
  if (number !== 7) keepComments(github, number);
  return run;
}

function keepComments(github: FakeGitHub, number: number): void {
  github.commentsByPull = { ...github.commentsByPull, [number]: [...github.comments] };
  github.comments.length = 0;
}
