import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { service, startStory, type Story, type StoryOptions, type StoryRunOptions } from '../support/registering.ts';
import { startServer } from '../support/server.ts';

/** Whoever does what the hint of an error says ends with a run that succeeds. */

afterAll(removeRunFolders);

const file = 'jobs/web.nomad.hcl';
const web = service('web', { image: 'two' });

type Inputs = Readonly<Record<string, string>>;

/** A run that fails, and what its error says to do. */
interface Mistake {
  readonly title: string;
  readonly files?: StoryOptions['files'];
  readonly sandbox?: StoryOptions['sandbox'];
  readonly mode?: 'plan' | 'register';
  /** Done before the run. */
  readonly before?: (story: Story) => Promise<unknown>;
  readonly inputs?: (story: Story) => Inputs;
  readonly run?: Omit<StoryRunOptions, 'inputs'>;
  /** The title of the annotation. */
  readonly about: string;
  /** Part of the message, or of the hint. */
  readonly says: readonly string[];
  /** Does what the hint says; returns the inputs that it names. */
  readonly follow: (story: Story) => Inputs | Promise<Inputs>;
}

const secretOf = ({ sandbox }: Story): string => sandbox.keys?.tokens['plan-only'] ?? '';
const acl = { acl: true };
const secretId = 'Set `token` to the Secret ID of a token, not its Accessor ID, without quotes or `Bearer`.';

const mistakes: readonly Mistake[] = [
  {
    title: 'an unknown token',
    sandbox: acl,
    inputs: () => ({ token: '5b1f4a7e-93d2-4c60-8f3a-d02c7e6ab915' }),
    about: 'Unknown token',
    says: ['Nomad does not recognize this token', secretId],
    follow: (story) => ({ token: secretOf(story) }),
  },
  {
    title: 'a token with more than its Secret ID',
    sandbox: acl,
    inputs: (story) => ({ token: `Accessor ID = a\nSecret ID = ${secretOf(story)}` }),
    about: 'Invalid value',
    says: ['Input `token` contains a line break', 'Set it to the Secret ID alone.'],
    follow: (story) => ({ token: secretOf(story) }),
  },
];

/** The text of all annotations. */
const textOf = ({ annotations }: { readonly annotations: readonly { readonly message: string }[] }): string =>
  annotations.map(({ message }) => message).join('\n');

describe.concurrent('a hint that is followed', () => {
  test.each(mistakes)(
    '$title: the error says what to do, and that works',
    async ({ files = { [file]: web }, sandbox = {}, mode = 'plan', before, inputs, run, about, says, follow }) => {
      await using story = await startStory({ files, sandbox });
      await before?.(story);
      const failed = await story[mode]({ inputs: inputs?.(story) ?? {}, ...run });
      expect(failed.exitCode).toBe(1);
      expect(failed.annotations[0]?.properties['title']).toBe(about);
      for (const text of says) expect(textOf(failed)).toContain(text);
      const fixed = await story[mode]({ inputs: await follow(story) });
      expect([fixed.exitCode, textOf(fixed)]).toEqual([0, expect.not.stringContaining('More: ')]);
    },
  );

  test('a password that a proxy in front of Nomad asks for: `http-auth` works', async () => {
    await using story = await startStory({ files: { [file]: web } });
    await using proxy = await startServer(async ({ method, url, headers, body }, response) => {
      if (headers.authorization !== `Basic ${btoa('ada:open')}`) {
        response.writeHead(401, { 'www-authenticate': 'Basic realm="ops"' }).end('Unauthorized');
        return;
      }
      const answer = await fetch(story.sandbox.scheduler + url, { method, ...(body === '' ? {} : { body }) });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    });
    const planWith = (inputs: Inputs) => story.plan({ inputs: { address: proxy.url, ...inputs } });
    const token = '5b1f4a7e-93d2-4c60-8f3a-d02c7e6ab915';
    const refused = await planWith({ token });
    expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'unauthorized']);
    expect(refused.annotations[0]?.properties['title']).toBe('Response from another service');
    expect(textOf(refused)).toContain(
      'A proxy in front of Nomad asks for a password: set `http-auth` to `user:password`, from a secret.',
    );
    expect(refused.summary).not.toContain('No token was given');
    const wrong = await planWith({ token, 'http-auth': 'ada:wrong' });
    expect(textOf(wrong)).toContain('A proxy in front of Nomad rejected `http-auth`');
    expect((await planWith({ token, 'http-auth': 'ada:open' })).exitCode).toBe(0);
  });
});
