import { expect } from 'vitest';
import { linkDocumentation } from '../../src/report/documentation.ts';
import { pullRequestEvent, type FakeGitHub } from './github.ts';
import { runAction, type ActionOptions, type ActionRun } from './action.ts';
import { readOutputFile } from './result.ts';
import { createWorkspace } from './workspace.ts';

/** The tokens of every run here. No public text of a run may contain them. */
export const nomadToken = '5b1f4a7e-93d2-4c60-8f3a-d02c7e6ab915';
export const githubToken = 'ghs_a7Xk29Qm4LpZr81VbTn53WcYd60HsJf2eUgR';

export interface PlanningOptions {
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly address?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly github?: Pick<FakeGitHub, 'url'> & { readonly comments?: FakeGitHub['comments'] };
  readonly fork?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Runs in a child process. */
  readonly process?: boolean;
  /** Texts that must not be public, besides the two tokens. */
  readonly secrets?: readonly string[];
}

/** Runs mode `plan` of dist in a new workspace, with a token for each service, and checks that no public text of the run contains one. */
export async function planWith(planning: PlanningOptions): Promise<ActionRun> {
  using workspace = createWorkspace(planning.files ?? { 'a.nomad.hcl': 'job "a" {}\n' });
  const event = pullRequestEvent(planning.fork);
  const options: ActionOptions = {
    workspace: workspace.path,
    inputs: {
      'job-files': '*.nomad.hcl',
      token: nomadToken,
      ...(planning.address === undefined ? {} : { address: planning.address }),
      ...planning.inputs,
    },
    ...(planning.github === undefined ? {} : { githubToken, apiUrl: planning.github.url, event }),
    ...(planning.env === undefined ? {} : { env: planning.env }),
    ...(planning.process === undefined ? {} : { process: planning.process }),
  };
  const run = await runAction(options);
  const comments = planning.github?.comments?.map(({ body }) => body) ?? [];
  for (const secret of [nomadToken, githubToken, ...(planning.secrets ?? [])]) {
    for (const [place, text] of listPublicTexts(run, comments))
      expect(text, `the secret ${secret} in ${place}`).not.toContain(secret);
  }
  return run;
}

/** All public texts of a run, without the files that are documented to contain values in clear text. */
export function listPublicTexts(
  run: ActionRun,
  comments: readonly string[],
): readonly (readonly [place: string, text: string])[] {
  // The runner does not print these lines.
  const log = run.stdout.replaceAll(/^::add-mask::.*$/gm, '');
  return [
    ['log', log],
    ['annotations', JSON.stringify(run.annotations)],
    ['outputs', JSON.stringify(run.outputs)],
    ['summary', run.summary],
    ['comments', comments.join('\n')],
    ...['markdown', 'result'].map((name) => [`file of output ${name}`, readOutputFile(run, name)] as const),
  ];
}

const more = new RegExp(`\\nMore: ${RegExp.escape(linkDocumentation('troubleshooting.md'))}#[a-z-]+$`);

/** The message of an error without its help link, which every error must have. */
export function withoutLink(message: string): string {
  if (!more.test(message) && !message.startsWith('… and ')) throw new Error(`There is no link in: ${message}`);
  return message.replace(more, '');
}

/** The errors among the annotations, each as `file:line: message`, without its link. */
export function listErrors(run: ActionRun): readonly string[] {
  return run.annotations
    .filter(({ level }) => level === 'error')
    .map(({ message, properties: { file, line } }) =>
      [file, line, withoutLink(message)].filter((part) => part !== undefined).join(':'),
    );
}
