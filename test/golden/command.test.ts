import { allCommands, startCommanded, startPlannable } from '../support/commanding.ts';
import { testStories } from '../support/golden/story.ts';
import { pullRequestEvent } from '../support/github.ts';

const inputs = { commands: allCommands };

testStories('command', {
  help: async (step) => {
    await using story = await startCommanded({ inputs });
    await step('/outrider help', () => story.gate(story.comment('/outrider help')));
  },
  refused: async (step) => {
    await using story = await startCommanded({ inputs });
    await step('A job that the pull request has not registered', () =>
      story.gate(story.command('/outrider promote billing')),
    );
    await step('Without the ID of the plan', () => story.gate(story.comment('/outrider promote web')));
    const stranger = { login: 'mallory', type: 'User' };
    await step('From an account that may not write', () =>
      story.gate(story.command('/outrider promote web', stranger)),
    );
    await step('A comment without a command', () => story.gate(story.comment('Looks good to me')));
  },
  'plan-and-status': async (step) => {
    await using story = await startPlannable();
    const plan = story.comment('/outrider plan');
    await step('/outrider plan, which needs no input', () => story.gate(plan, { commands: '' }));
    await step('Its mode', () => story.verb('plan', plan, { inputs: { 'job-files': 'jobs/*.nomad.hcl' } }));
    await step('A plan that shows commands', () =>
      story.plan({ inputs, event: pullRequestEvent(false, { sha: story.github.head }) }),
    );
    const status = story.comment('/outrider status');
    await step('/outrider status', () => story.gate(status));
    await step('Its mode', () => story.verb('status', status));
  },
  promote: async (step) => {
    await using story = await startCommanded({ inputs });
    const event = story.command('/outrider promote web');
    await step('/outrider promote web', () => story.gate(event));
    await step('Its mode', () => story.verb('promote', event));
  },
  revert: async (step) => {
    await using story = await startCommanded({ inputs });
    await story.verb('promote', story.command('/outrider promote web'));
    const event = story.command('/outrider revert web 0');
    await step('The mode of /outrider revert web 0', () => story.verb('revert', event));
    await step('The mode of a version that does not exist', () =>
      story.verb('revert', story.command('/outrider revert web 9')),
    );
  },
});
