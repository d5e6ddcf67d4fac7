import { allCommands, startCommanded, type CommandStory } from '../../test/support/commanding.ts';
import { verify, step } from './steps.ts';

interface Shown {
  readonly author: string;
  readonly markdown: string;
}

/** A comment, and its expected effect. */
interface TourStep {
  readonly title: string;
  readonly text: string;
  readonly by?: { readonly login: string; readonly type: string };
  /** Whether the command leaves out the ID of the plan. */
  readonly isUnbound?: boolean;
  /** The mode that runs the command; `undefined` if the first job refuses it. */
  readonly verb?: 'promote' | 'revert';
  /** The last reaction on the comment. */
  readonly reaction: string | undefined;
}

const steps: readonly TourStep[] = [
  {
    title: 'command: an outsider comments, gets no answer and changes nothing',
    text: '/outrider promote web',
    by: { login: 'mallory', type: 'User' },
    reaction: undefined,
  },
  {
    title: 'command: Ada leaves out the ID of the plan; one reply shows the line to copy',
    text: '/outrider promote web',
    isUnbound: true,
    reaction: 'confused',
  },
  {
    title: 'command: Ada promotes the canary that her pull request registered, by a comment',
    text: '/outrider promote web',
    verb: 'promote',
    reaction: 'rocket',
  },
  {
    title: 'command: Ada reverts web by a comment; the same run again changes nothing',
    text: '/outrider revert web 0',
    verb: 'revert',
    reaction: 'rocket',
  },
  {
    title: 'command: a job that the pull request did not register is refused, in one reply',
    text: '/outrider revert billing',
    reaction: 'confused',
  },
];

/** Shows commands in comments on a pull request, with a separate Nomad and a test double of GitHub. */
export async function showCommands(): Promise<readonly Shown[]> {
  await using story = await startCommanded({ inputs: { commands: allCommands } });
  for (const tourStep of steps) await step(tourStep.title, () => runTourStep(story, tourStep));
  return story.github.comments.map(({ user, body }) => ({ author: user.login, markdown: body }));
}

async function runTourStep(
  story: CommandStory,
  { text, by, isUnbound = false, verb, reaction }: TourStep,
): Promise<void> {
  const event = isUnbound ? story.comment(text, by) : story.command(text, by);
  const gate = await story.gate(event, {}, { process: true });
  const accepted = gate.outputs['command'] ?? '';
  verify(accepted === (verb ?? ''), `The first job should accept "${verb ?? ''}", but accepts "${accepted}"`);
  if (verb !== undefined) {
    const run = await story.verb(verb, event, { process: true });
    verify(run.outputs['changed'] === 'true', `${text} should change the job:\n${run.stdout}`);
    const rerun = await story.verb(verb, event, { process: true, env: { GITHUB_RUN_ATTEMPT: '2' } });
    verify(rerun.outputs['changed'] === 'false', `Another attempt should change nothing:\n${rerun.stdout}`);
  }
  const last = story.github.commands.reactions.findLast(({ comment }) => comment === event.id)?.content;
  verify(last === reaction, `The comment should end with the reaction ${reaction}, but has ${last}`);
}
