import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pushEvent } from '../../support/github.ts';
import type { Story } from '../../support/registering.ts';
import { createRunner, githubEnvironment, type WorkflowResult } from './act.ts';

const root = resolve(import.meta.dirname, '../../..');
const key = 'a-key-of-more-than-sixteen-bytes';

export function example(file: string): string {
  return readFileSync(join(root, 'examples', file), 'utf8');
}

/** Runs a workflow in the repository of a story, with the Nomad, the registry and the GitHub of the story. */
export async function runInStory(
  story: Story,
  workflow: string,
  { name, payload }: { readonly name: string; readonly payload: unknown },
  env: Readonly<Record<string, string>> = {},
): Promise<WorkflowResult> {
  using runner = createRunner();
  const { sandbox, github, workspace } = story;
  const token = sandbox.keys?.token ?? '';
  return await runner.run({
    workflow,
    event: name,
    payload: payload as object,
    repository: workspace.path,
    vars: { NOMAD_ADDR: sandbox.scheduler },
    // act has no environments: their secrets are those of the repository.
    secrets: {
      GITHUB_TOKEN: 'ghs_workflow',
      OUTRIDER_SIGNING_KEY: key,
      TF_REGISTRY_TOKEN: sandbox.registryTokens.manager,
      TF_REGISTRY_READ_TOKEN: sandbox.registryTokens.member,
      ...Object.fromEntries(tokenNames(workflow).map((tokenName) => [tokenName, token])),
    },
    env: { ...githubEnvironment(github.url), ...env },
  });
}

function tokenNames(workflow: string): readonly string[] {
  return [...new Set(workflow.match(/\bNOMAD_\w*TOKEN\b/g))];
}

export function createMergedPush({ github }: Story): ReturnType<typeof pushEvent> {
  const { head } = github;
  github.closed = true;
  github.pulls = [{ number: 7, head, state: 'closed', mergedAt: new Date().toISOString(), mergeCommit: head }];
  return pushEvent();
}
