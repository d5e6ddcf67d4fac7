import { allCommands, startCommanded, type CommandStory } from '../../test/support/commanding.ts';
import { promised, step } from './steps.ts';

interface Shown {
  readonly author: string;
  readonly markdown: string;
}

/** A comment, and its effect. */
interface Station {
  readonly words: string;
  readonly text: string;
  readonly by?: { readonly login: string; readonly type: string };
  /** The mode that runs the command; undefined if the first job refuses it. */
  readonly verb?: 'promote' | 'revert';
  /** The last reaction on the comment. */
  readonly reaction: string | undefined;
}

const stations: readonly Station[] = [
  {
    words: 'command: an outsider comments, gets no answer and changes nothing',
    text: '/outrider promote web',
    by: { login: 'mallory', type: 'User' },
    reaction: undefined,
  },
  {
    words: 'command: Ada promotes the canary that her pull request registered, by a comment',
    text: '/outrider promote web',
    verb: 'promote',
    reaction: 'rocket',
  },
  {
    words: 'command: Ada reverts web by a comment; the same run again changes nothing',
    text: '/outrider revert web 0',
    verb: 'revert',
    reaction: 'rocket',
  },
  {
    words: 'command: a job that the pull request did not register is refused, in one reply',
    text: '/outrider revert billing',
    reaction: 'confused',
  },
];

/** Shows commands in comments on a pull request, with a separate Nomad and a test double of GitHub. */
export async function showCommands(): Promise<readonly Shown[]> {
  await using story = await startCommanded({ inputs: { commands: allCommands } });
  for (const station of stations) await step(station.words, () => visit(story, station));
  return story.github.comments.map(({ user, body }) => ({ author: user.login, markdown: body }));
}

async function visit(story: CommandStory, { text, by, verb, reaction }: Station): Promise<void> {
  const event = story.comment(text, by);
  const gate = await story.gate(event, {}, { process: true });
  const accepted = gate.outputs['command'] ?? '';
  promised(accepted === (verb ?? ''), `The first job should accept "${verb ?? ''}", but accepts "${accepted}"`);
  if (verb !== undefined) {
    const run = await story.verb(verb, event, { process: true });
    promised(run.outputs['changed'] === 'true', `${text} should change the job:\n${run.stdout}`);
    const again = await story.verb(verb, event, { process: true, env: { GITHUB_RUN_ATTEMPT: '2' } });
    promised(again.outputs['changed'] === 'false', `Another attempt should change nothing:\n${again.stdout}`);
  }
  const last = story.github.commands.reactions.findLast(({ comment }) => comment === event.id)?.content;
  promised(last === reaction, `The comment should end with the reaction ${reaction}, but has ${last}`);
}
