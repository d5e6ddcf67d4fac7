import type { Verb } from '../../src/gate/evidence.ts';
import type { ActionRun } from './action.ts';
import { listChildren, launchable } from './launching.ts';
import { network, releaseEvent, startModules } from './modules.ts';
import { service, startStory, type Story, type StoryRunOptions } from './registering.ts';
import { checkedService, web } from './restarting.ts';

/** A service on which a verb writes, and the runs of the verb. */
interface WriteStory extends AsyncDisposable {
  /** The address of the service. */
  readonly target: string;
  /** Plans the writes through this address of a proxy. */
  readonly plan?: (address: string) => Promise<ActionRun>;
  readonly run: (address: string, options: StoryRunOptions) => Promise<ActionRun>;
  /** How often the change took effect; absent if only the requests show it. */
  readonly countEffects?: () => Promise<number>;
  /** Makes the change by another user that the run must notice. */
  readonly compete?: () => Promise<void>;
}

/** A verb that writes: its story, with a token that lacks its right if ACLs are on. */
interface WritingVerb {
  /** The capability that the verb needs, as a refusal names it. */
  readonly right: string;
  readonly start: (acl: boolean) => Promise<WriteStory>;
}

interface NomadVerb {
  readonly right: string;
  /** Starts the story of a job `web`. */
  readonly start: (acl: boolean) => Promise<Story>;
  readonly inputs: StoryRunOptions['inputs'];
  readonly count?: (story: Story) => Promise<number>;
  /** The job that another user registers before the write. */
  readonly rival?: string;
}

function readToken({ sandbox }: Story, name: 'plan-only' | 'reader'): string {
  return sandbox.keys?.tokens[name] ?? '';
}

function createVerb({ right, start, inputs, count, rival }: NomadVerb): WritingVerb {
  return {
    right,
    async start(acl) {
      const story = await start(acl);
      const all = { job: 'web', ...inputs, token: readToken(story, 'reader') };
      return {
        target: story.sandbox.scheduler,
        run: (address, options) => story.run({ ...options, inputs: { ...all, ...options.inputs, address } }),
        ...(count && { countEffects: () => count(story) }),
        ...(rival !== undefined && { compete: () => story.operate(rival) }),
        [Symbol.asyncDispose]: () => story[Symbol.asyncDispose](),
      };
    },
  };
}

const update = 'canary = 1';
const other = service('web', { image: 'other' });

async function startVersions(acl: boolean): Promise<Story> {
  return startStory({ files: {}, running: [service('web'), service('web', { image: 'two' })], sandbox: { acl } });
}

/** The last version waits with its canary. */
async function startCanary(acl: boolean): Promise<Story> {
  const story = await startStory({ files: {}, running: [service('web', { update })], sandbox: { acl } });
  await story.operate(service('web', { image: 'two', update }));
  await story.awaitCanary('web');
  return story;
}

async function startLaunchable(acl: boolean, block: 'parameterized' | 'periodic'): Promise<Story> {
  const story = await startStory({ files: {}, sandbox: { acl } });
  await story.operate(launchable('web', { block }));
  return story;
}

/** The number of versions that the job has besides those of the story and the rival's. */
async function countVersions(story: Story, writes: number): Promise<number> {
  const versions = await story.versions('web');
  return versions.filter((version) => !JSON.stringify(version).includes('"other"')).length - writes;
}

async function countChildren(story: Story): Promise<number> {
  return (await listChildren(story, 'web')).length;
}

async function startRegister(acl: boolean): Promise<WriteStory> {
  const files = { 'jobs/web.nomad.hcl': service('web', { image: 'two' }) };
  const story = await startStory({ files, running: [service('web')], sandbox: { acl } });
  const token = readToken(story, 'plan-only');
  return {
    target: story.sandbox.scheduler,
    plan: (address) => story.plan({ inputs: { address, token } }),
    run: (address, options) => story.register({ ...options, inputs: { token, ...options.inputs, address } }),
    countEffects: () => countVersions(story, 1),
    compete: () => story.operate(other),
    [Symbol.asyncDispose]: () => story[Symbol.asyncDispose](),
  };
}

function createModuleVerb(mode: 'deprecate' | 'reinstate'): WritingVerb {
  const releases = [releaseEvent('1.1.0'), releaseEvent('1.1.0', 'deleted')] as const;
  return {
    right: '"Manage modules"',
    async start(acl) {
      const story = await startModules({ versions: ['1.0.0', '1.1.0'] });
      if (mode === 'reinstate') await story.deprecate({ event: releases[0] });
      const event = releases[mode === 'deprecate' ? 0 : 1];
      const token = acl ? 'member' : 'manager';
      const settings = mode === 'deprecate' ? { 'wait-for-version': '0s' } : {};
      return {
        target: story.sandbox.registry,
        run: (address, options) =>
          story[mode]({
            ...options,
            event,
            token,
            inputs: { ...settings, ...options.inputs, 'registry-address': address },
          }),
        countEffects: () =>
          Promise.resolve(Number((story.registry.deprecation(network, '1.0.0') !== null) === (mode === 'deprecate'))),
        [Symbol.asyncDispose]: () => story[Symbol.asyncDispose](),
      };
    },
  };
}

/** All verbs of the gate; a purge is a stop. */
export const writingVerbs: Readonly<Record<Verb | 'purge', WritingVerb>> = {
  register: { right: '`register-job`', start: startRegister },
  stop: createVerb({ right: '`deregister-job`', start: startVersions, inputs: { mode: 'stop' } }),
  purge: createVerb({
    right: '`purge-job`',
    start: startVersions,
    inputs: { mode: 'stop', purge: 'true', wait: 'false' },
  }),
  promote: createVerb({ right: '`promote-deployment`', start: startCanary, inputs: { mode: 'promote' } }),
  fail: createVerb({
    right: '`fail-deployment`',
    start: startCanary,
    inputs: { mode: 'fail-deployment', wait: 'false' },
  }),
  revert: createVerb({
    right: '`plan-job`',
    start: startVersions,
    inputs: { mode: 'revert', 'job-version': '0' },
    count: (story) => countVersions(story, 2),
    rival: other,
  }),
  scale: createVerb({
    right: '`scale-job`',
    start: startVersions,
    inputs: { mode: 'scale', count: '+1' },
    count: (story) => countVersions(story, 2),
  }),
  restart: createVerb({
    right: '`alloc-lifecycle`',
    start: (acl) => startStory({ files: {}, running: [web({ count: 1, task: checkedService })], sandbox: { acl } }),
    inputs: { mode: 'restart' },
  }),
  dispatch: createVerb({
    right: '`dispatch-job`',
    start: (acl) => startLaunchable(acl, 'parameterized'),
    inputs: { mode: 'dispatch', meta: 'input=a' },
    count: countChildren,
  }),
  evaluate: createVerb({
    right: '`evaluate-job` (`submit-job` on a server before 1.11.2)',
    start: startVersions,
    inputs: { mode: 'evaluate' },
  }),
  'periodic-force': createVerb({
    right: '`force-periodic-job`',
    start: (acl) => startLaunchable(acl, 'periodic'),
    inputs: { mode: 'periodic-force' },
    count: countChildren,
  }),
  stable: createVerb({
    right: '`stable-job`',
    start: startVersions,
    inputs: { mode: 'stable', 'job-version': '1', stable: 'false' },
  }),
  deprecate: createModuleVerb('deprecate'),
  reinstate: createModuleVerb('reinstate'),
};
