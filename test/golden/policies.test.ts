import { gateFor } from '../support/permitted.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTransport } from '../../src/clients/http/transport.ts';
import { type Input } from '../../src/inputs/input.ts';
import { deprecateInputs, type DeprecateInputs } from '../../src/modes/deprecate/inputs.ts';
import { reinstateInputs, type ReinstateInputs } from '../../src/modes/reinstate/inputs.ts';
import { readRegistryInputs } from '../support/inputs.ts';
import { decideDeprecations } from '../../src/modes/deprecate/index.ts';
import { decideReinstatements } from '../../src/modes/reinstate/index.ts';
import { changeModules } from '../../src/operations/modules/change-modules.ts';
import { createRegistry } from '../../src/clients/registry/client.ts';
import { isWrittenByOutrider } from '../../src/clients/registry/module.ts';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { examples, words, type Example, type Shown } from '../documents/listings.ts';
import type { VersionSeed } from '../../sandbox/src/registry/seeds.ts';
import { silentLog } from '../support/silent-log.ts';

const day = 24 * 3600 * 1000;
const provider = 'aws';
const mark = { reason: 'Superseded by 0.9.0. [outrider]', link: 'https://github.com/acme/network/releases/tag/v0.9.0' };
const byPerson = { reason: 'It loses data.', link: '' };
const rows = examples();
const transport = createTransport();
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ registry: { limit: 0 } });
});
afterAll(async () => {
  await transport.close();
  await sandbox.close();
});

/** Versions are created ten days apart, the last one now. */
function createSeed({ version, deprecated, marks }: Shown, index: number, { length }: readonly Shown[]): VersionSeed {
  const deprecation = marks.includes('✋') ? byPerson : mark;
  return {
    version,
    createdAt: new Date(Date.now() - (length - 1 - index) * 10 * day).toISOString(),
    revoked: marks.includes('⛔'),
    ...(deprecated ? { deprecation } : {}),
  };
}

function readInputs({ mode, inputs, version }: Example, name: string): DeprecateInputs | ReinstateInputs {
  const given = {
    mode,
    module: `acme/${name}/${provider}`,
    'registry-address': sandbox.registry,
    'registry-token': sandbox.registryTokens.manager,
    'module-version': version ?? '',
    ...inputs,
  };
  return readRegistryInputs(given);
}

/** Runs the mode on a registry with the versions before; returns the versions after it, or the error, and why each version is kept or not. */
async function play(
  example: Example,
  name: string,
): Promise<{ readonly end: readonly string[]; readonly why: string }> {
  sandbox.modules.publish({ name, provider, versions: example.before.map(createSeed) });
  const inputs = readInputs(example, name);
  const { address, token } = inputs.registry;
  const { signal } = new AbortController();
  const registry = createRegistry({ transport, address, token, signal });
  const common = {
    registry,
    gate: gateFor(['deprecate', 'reinstate']),
    signal,
    pace: transport.pace,
    log: String,
    runLog: silentLog,
  };
  const target = { module: { organization: 'acme', name, provider }, version: inputs.version };
  const decided =
    inputs.mode === 'reinstate'
      ? await decideReinstatements(target, { ...common, inputs })
      : await decideDeprecations(target, {
          ...common,
          inputs,
          tag: undefined,
          event: { repo: { owner: 'acme', repo: 'network' }, serverUrl: 'https://github.com' },
          waitUntil: performance.now(),
        });
  const match = { modules: [target.module], targets: [target], tag: undefined, failures: [], notes: [] };
  const applied = await changeModules([decided], match, inputs, common);
  const failures = [...applied.failures, ...applied.modules.flatMap((module) => module.failures)];
  const after = example.before.map((shown) => words(readAfterRun(shown, name)));
  const changed = after.join(' ') !== example.before.map(words).join(' ');
  const end = failures.length === 0 ? after : [...failures.map(({ reason }) => reason), ...(changed ? after : [])];
  const judged = applied.modules.flatMap(({ versions }) => versions);
  const why = judged.map(({ name: version, verdict, reason }) => `- ${version} ${verdict}: ${reason}\n`);
  return { end, why: `## ${example.row}\n\n${why.join('')}` };
}

function readAfterRun({ version, deprecated, marks }: Shown, name: string): Shown {
  const now = sandbox.modules.deprecation(`acme/${name}/${provider}`, version);
  const rewritten = deprecated && now !== null && isWrittenByOutrider(now) && now.reason !== mark.reason;
  const persons = now?.reason === byPerson.reason ? '✋' : '';
  const stays = marks.includes('⛔') ? '⛔' : '';
  return { version, deprecated: now !== null, marks: `${persons}${rewritten ? '✎' : ''}${stays}` };
}

function listDocumented({ after }: Example): readonly string[] {
  return 'refused' in after ? [after.refused] : after.map(words);
}

describe('examples of deprecation policies', () => {
  test('the documented examples of policies match the behavior of the modes', async () => {
    expect(rows.length).toBeGreaterThan(40);
    const done = await Promise.all(
      rows.map(async (example, index) => [example.row, await play(example, `network-${index}`)] as const),
    );
    expect(Object.fromEntries(done.map(([row, { end }]) => [row, end]))).toEqual(
      Object.fromEntries(rows.map((example) => [example.row, listDocumented(example)])),
    );
    const reasons = done.map(([, { why }]) => why).join('\n');
    await expect(`# Why each version of a documented example is kept or not\n\n${reasons}`).toMatchFileSnapshot(
      './policies/reasons.md',
    );
  });

  test('the documented examples cover every input of a policy and each of its choices', () => {
    const given = new Set(rows.flatMap(({ inputs }) => Object.entries(inputs).map((pair) => pair.join(': '))));
    const { insecure: _connection, ...policyInputs } = { ...deprecateInputs, ...reinstateInputs };
    const choices = Object.entries<Input>(policyInputs).flatMap(([name, { kind }]) =>
      (kind.choices ?? []).map((choice) => `${name}: ${choice}`),
    );
    expect(choices.filter((choice) => !given.has(choice))).toEqual([]);
    const others = ['keep', 'range', 'versions', 'protect', 'min-age', 'max-changes', 'module-version'];
    const named = new Set(rows.flatMap(({ inputs }) => Object.keys(inputs)));
    expect(others.filter((name) => !named.has(name))).toEqual([]);
  });

  test('the documented examples of policies are all different', () => {
    expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length);
  });
});
