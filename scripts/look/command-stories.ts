import { allCommands, startCommanded, startPlannable, type CommandStory } from '../../test/support/commanding.ts';
import { startGuarded, createGuardedJob, type GuardedStory } from '../../test/support/guarding.ts';
import { image, merge, createPlanOptions, startLate, createRegisterOptions } from '../../test/support/late.ts';
import { pullRequestEvent } from '../../test/support/github.ts';
import type { Story } from './stories.ts';

const inputs = { commands: allCommands };

function story(name: string, about: string, play: Story['play']): Story {
  return { name, about, author: 'github-actions[bot]', frameless: false, play };
}

function readComment({ github }: Pick<GuardedStory, 'github'>): string {
  const [comment] = github.comments;
  if (comment === undefined) throw new Error('Outrider wrote no comment');
  return comment.body;
}

/** The reply to a command that the gate refuses, or that asks for help. */
async function replyTo(text: string): Promise<string> {
  await using commanded = await startCommanded({ inputs });
  await commanded.gate(
    text.startsWith('/outrider promote billing') ? commanded.command(text) : commanded.comment(text),
  );
  const reply = commanded.github.comments.find(({ body }) => body.startsWith('<!-- outrider:reply'));
  if (reply === undefined) throw new Error(`Outrider wrote no reply to ${text}`);
  return reply.body;
}

async function run(commanded: CommandStory, verb: 'promote' | 'revert' | 'fail', text: string): Promise<void> {
  await commanded.verb(verb, commanded.command(text));
}

/** The comments of a pull request with commands, on a Nomad and a GitHub of their own. */
export const commandStories: readonly Story[] = [
  story('commands-planned', 'A plan with commands to copy', async () => {
    await using plannable = await startPlannable();
    await plannable.plan({ inputs, event: pullRequestEvent(false, { sha: plannable.github.head }) });
    return plannable.planBody();
  }),
  story('commands-registered', 'A registration with commands to copy, and those that were given', async () => {
    await using commanded = await startCommanded({ inputs });
    await run(commanded, 'promote', '/outrider promote web');
    await run(commanded, 'revert', '/outrider revert web 9');
    await run(commanded, 'revert', '/outrider revert web 0');
    await run(commanded, 'fail', '/outrider fail web');
    return commanded.planBody();
  }),
  story('commands-refused', 'A command that is refused', async () => replyTo('/outrider promote billing-and-invoices')),
  story('commands-without-plan', 'A command without the ID of the plan', async () => replyTo('/outrider promote web')),
  story('late-planned', 'A plan whose image the build fills in', async () => {
    await using late = await startLate();
    await late.plan(createPlanOptions());
    return readComment(late);
  }),
  story('late-registered', 'A registration with the image that the build made', async () => {
    await using late = await startLate();
    await late.plan(createPlanOptions());
    merge(late);
    await late.register(createRegisterOptions(image));
    return readComment(late);
  }),
  story('guards-planned', 'A plan with changes that guards refuse', async () => {
    await using guarded = await startGuardedPair();
    await guarded.planPull();
    return readComment(guarded);
  }),
  story('guards-approved', 'The same plan, run again after a maintainer approved it', async () => {
    await using guarded = await startGuardedPair();
    await guarded.planPull();
    guarded.review('ada');
    await guarded.planPull();
    return readComment(guarded);
  }),
  story('guards-refused', 'A register run that a guard refuses', async () => {
    await using guarded = await startGuarded();
    await guarded.planPull();
    await guarded.registerPull();
    return readComment(guarded);
  }),
  story('commands-help', 'The reply to a command that asks for help', async () => replyTo('/outrider help')),
];

/** A pull request with four hits of guards in two jobs. */
async function startGuardedPair(): Promise<GuardedStory> {
  return startGuarded(
    { guards: 'less-memory\nfewer-allocations\nimage-unpinned' },
    {
      files: {
        'jobs/web.nomad.hcl': createGuardedJob({ memory: 2048, count: 1 }),
        'jobs/api.nomad.hcl': createGuardedJob({ id: 'api', memory: 256, count: 2 }),
      },
      running: [createGuardedJob({ count: 3 }), createGuardedJob({ id: 'api', memory: 512, count: 2 })],
    },
  );
}
