import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { releaseEvent, startModules, versionsIn, type ModuleStory } from '../support/modules.ts';

afterAll(removeRunFolders);

const versions = [
  { version: '1.0.0', workspaces: ['shop', 'mail', 'search'], deprecation: { reason: 'Old. [outrider]', link: '' } },
  { version: '1.1.0', workspaces: ['billing'] },
  { version: '1.2.0', workspaces: ['shop-eu'] },
  { version: '1.3.0', workspaces: ['a', 'b', 'c', 'd'] },
  { version: '1.4.0', revoked: true, workspaces: ['legacy'], deprecation: { reason: 'CVE', link: '' } },
  '1.5.0',
];
const event = releaseEvent('1.5.0');
const inPrivate = { name: event.name, payload: { ...(event.payload as object), repository: { private: true } } };

type Options = Parameters<ModuleStory['deprecate']>[0] & {
  readonly as?: 'owner' | 'organization' | 'manager' | 'expired';
};

async function deprecate(
  story: ModuleStory,
  { inputs, as = 'organization', ...rest }: Options = {},
): Promise<ActionRun> {
  const token = story.sandbox.registryTokens[as];
  return story.deprecate({ event, ...rest, inputs: { consumers: 'report', 'explorer-token': token, ...inputs } });
}

function consumersIn({ outputs }: ActionRun): unknown {
  return JSON.parse(outputs['consumers'] ?? '') as unknown;
}

describe.concurrent('consumers of a module', () => {
  test('deprecate with `consumers: report` lists the workspaces of each version, deprecated and revoked ones first', async () => {
    await using story = await startModules({ versions });
    const run = await deprecate(story, { event: inPrivate, inputs: { range: '<1.2.0' } });
    expect(run.exitCode).toBe(0);
    expect(run.summary).toMatch(
      /^As of \d{4}-\d\d-\d\d \d\d:\d\d UTC, the Explorer lists these workspaces of the module\./m,
    );
    const table = run.summary.slice(run.summary.indexOf('| Version | Result | Workspaces |')).split('\n').slice(2, 7);
    expect(table).toEqual([
      '| `1.0.0` | already deprecated | 3: `mail`, `search`, `shop` |',
      '| `1.1.0` | deprecated | 1: `billing` |',
      '| `1.4.0` | revoked | 1: `legacy` |',
      '| `1.3.0` | skipped | 4: `a`, `b`, `c`, `d` |',
      '| `1.2.0` | skipped | 1: `shop-eu` |',
    ]);
    const matrix = run.summary
      .slice(run.summary.indexOf('| Used by |'))
      .split('\n\n')[0]
      ?.replaceAll('\u00a0', ' ')
      .split('\n');
    expect(matrix).toEqual([
      '| Used by | `1.0.0`<br>⚠️ leave | `1.1.0`<br>⚠️ leave | `1.4.0`<br>⚠️ leave |',
      '| --- | --- | --- | --- |',
      '| `mail` | uses | — | — |',
      '| `search` | uses | — | — |',
      '| `shop` | uses | — | — |',
      '| `billing` | — | uses | — |',
      '| `legacy` | — | — | uses |',
    ]);
    expect(run.summary).toContain('\n\n… and 2 more versions in the output.');
    expect(consumersIn(run)).toEqual([
      { module: 'acme/network/aws', version: '1.3.0', workspaces: 4, names: ['a', 'b', 'c', 'd'] },
      { module: 'acme/network/aws', version: '1.0.0', workspaces: 3, names: ['mail', 'search', 'shop'] },
      { module: 'acme/network/aws', version: '1.1.0', workspaces: 1, names: ['billing'] },
      { module: 'acme/network/aws', version: '1.2.0', workspaces: 1, names: ['shop-eu'] },
      { module: 'acme/network/aws', version: '1.4.0', workspaces: 1, names: ['legacy'] },
    ]);
    // Before the writes.
    const { requests } = story.registry;
    const explored = requests.findIndex(({ path }) => path.includes('/explorer'));
    expect(explored).toBeLessThan(requests.findIndex(({ method }) => method === 'PATCH'));
    expect(requests[explored]?.token).toBe('organization');
  });

  test('deprecate names workspaces in a public repository only with `consumers: names`', async () => {
    await using story = await startModules({ versions });
    const counted = await deprecate(story, { inputs: { 'dry-run': 'true' } });
    expect(counted.summary).toContain('| `1.0.0` | already deprecated | 3 |');
    expect(counted.summary).not.toContain('| Used by |');
    const texts = [counted.stdout, counted.summary, JSON.stringify(counted.outputs)].join('\n');
    expect(['billing', 'search', 'shop-eu', 'legacy'].filter((name) => texts.includes(name))).toEqual([]);
    const named = await deprecate(story, { inputs: { 'dry-run': 'true', consumers: 'names' } });
    expect(named.summary).toContain('| `1.1.0` | would be deprecated | 1: `billing` |');
  });

  test('deprecate does not ask for consumers unless the input is set', async () => {
    await using story = await startModules({ versions });
    const run = await story.deprecate({ event });
    expect([run.exitCode, run.outputs['consumers']]).toEqual([0, '']);
    expect(story.registry.requests.filter(({ path }) => path.includes('/explorer'))).toEqual([]);
  });

  test('deprecate with `max-consumers` does not deprecate a version that more workspaces use', async () => {
    await using story = await startModules({ versions });
    const run = await deprecate(story, { inputs: { 'max-consumers': '1' } });
    expect([run.exitCode, story.written()]).toEqual([0, ['deprecate 1.1.0', 'deprecate 1.2.0']]);
    expect(JSON.parse(run.outputs['unchanged'] ?? '')).toContainEqual({
      module: 'acme/network/aws',
      version: '1.3.0',
      reason: '4 workspaces use it, and `max-consumers` is 1',
    });
    expect(run.summary).toContain('| `1.3.0` | held back | 4 workspaces use it, and `max-consumers` is 1 |');
    const none = await deprecate(story, { inputs: { 'max-consumers': '0' } });
    expect([none.exitCode, story.written()]).toEqual([0, []]);
  });

  test('an empty answer of the Explorer does not read as if nobody used the module', async () => {
    await using story = await startModules({ versions: ['1.0.0', '1.1.0'] });
    const run = await deprecate(story, { event: releaseEvent('1.1.0') });
    expect([run.exitCode, run.outputs['consumers']]).toEqual([0, '[]']);
    expect(run.summary).toMatch(
      /the Explorer lists no workspace that uses this module\. .* That does not mean that nobody uses it\./,
    );
  });
});

describe.concurrent('an Explorer that does not answer', () => {
  const faults = [
    ['the token may not query it', {}, 'manager', /The token cannot query the Explorer: [^]*Read all workspaces/],
    ['the token is expired', {}, 'expired', /The token cannot query the Explorer: Token rejected/],
    ['it is overloaded', { kind: 429, wait: 0 }, 'owner', /Rate limit/],
    ['it has an error', { kind: 500 }, 'owner', /reported a server error/],
    [
      'a later page has an error',
      { kind: 503, path: encodeURIComponent('page[number]') + '=2' },
      'owner',
      /server error/,
    ],
  ] as const;
  const many = Array.from({ length: 150 }, (_, at) => ({ version: `0.0.${at}`, workspaces: ['shop'] }));

  test.each(faults)(
    'deprecate continues with a warning when the consumers are unknown, because %s',
    async (_, fault, as, message) => {
      await using story = await startModules({ versions: [...many, '1.0.0', '1.5.0'] });
      if ('kind' in fault) story.registry.fault({ path: '/explorer', times: 99, ...fault });
      const run = await deprecate(story, { as, inputs: { versions: '1.0.0', policy: 'explicit' } });
      expect([run.exitCode, story.written(), run.outputs['consumers']]).toEqual([0, ['deprecate 1.0.0'], '']);
      expect(run.annotations.map(({ level }) => level)).toEqual(['warning']);
      expect(run.annotations[0]?.message).toMatch(/^The consumers of `acme\/network\/aws` are unknown: /);
      expect(run.annotations[0]?.message).toMatch(message);
      expect(run.summary).not.toContain('the Explorer lists');
    },
  );

  test.each(faults)(
    'deprecate with `max-consumers` changes nothing when the consumers are unknown, because %s',
    async (_, fault, as, message) => {
      await using story = await startModules({ versions: [...many, '1.0.0', '1.5.0'] });
      if ('kind' in fault) story.registry.fault({ path: '/explorer', times: 99, ...fault });
      const run = await deprecate(story, { as, inputs: { 'max-consumers': '1', 'max-changes': '500' } });
      expect([run.exitCode, story.written()]).toEqual([1, []]);
      expect(run.annotations[0]?.message).toMatch(message);
      expect(versionsIn(run, 'deprecated')).toEqual([]);
    },
  );
});

describe.concurrent('inputs for consumers', () => {
  test.each([
    [{ consumers: 'report' }, ['Input `explorer-token` is missing.']],
    [{ 'max-consumers': '3' }, ['Input `max-consumers` is set, but `consumers` is `off`.']],
    [{ 'explorer-token': 'Zq8-explorer-Zq8' }, ['Input `explorer-token` is set, but `consumers` is `off`.']],
    [
      { consumers: 'names', 'explorer-token': 'Zq8-explorer-Zq8', 'max-consumers': '-1' },
      ['Input `max-consumers` is "-1", which is not a valid number.'],
    ],
    [{ consumers: 'yes' }, ['Input `consumers` is "yes", which is not a valid value.']],
  ])('deprecate rejects %j', async (inputs, messages) => {
    await using story = await startModules({ versions });
    const run = await story.deprecate({ event, inputs });
    expect([run.exitCode, story.registry.requests]).toEqual([1, []]);
    expect(run.annotations.map(({ message }) => message.split('\n')[0])).toEqual(messages);
  });

  test('deprecate masks the token of the Explorer and does not print it', async () => {
    await using story = await startModules({ versions });
    const run = await deprecate(story);
    const secret = story.sandbox.registryTokens.organization;
    expect(run.stdout).toContain(`::add-mask::${secret}`);
    const texts = [run.stdout.replaceAll(/^::add-mask::.*$/gm, ''), run.summary, JSON.stringify(run.outputs)];
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  });
});
