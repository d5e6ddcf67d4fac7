import { startSetup } from '../support/checking.ts';
import { testStories } from '../support/golden/story.ts';

testStories('check', {
  green: async (step) => {
    await using setup = await startSetup();
    await step('For a plan', () => setup.check());
  },
  'all-modes': async (step) => {
    await using setup = await startSetup();
    const { keys, registry, registryTokens } = setup.sandbox;
    const inputs = {
      for: 'register\nrevert\nstop\ndrift\ncommand\ndeprecate\nreinstate\ncheck-modules',
      token: keys?.tokens.deploy ?? '',
      'registry-address': registry,
      'registry-token': registryTokens.manager,
    };
    await step('Nomad, GitHub and the registry', () => setup.check(inputs));
  },
  red: async (step) => {
    await using setup = await startSetup();
    const inputs = {
      for: 'plan\nregister\nrevert\nstop',
      token: setup.sandbox.keys?.tokens.reverter ?? '',
      'signing-key': '',
    };
    await step('A token without a capability, and no signing key', () => setup.check(inputs));
  },
  'without-nomad': async (step) => {
    await using setup = await startSetup();
    await step('The token is unknown', () => setup.check({ token: '5b1f4a7e-93d2-4c60-8f3a-d02c7e6ab915' }));
  },
});
