import { network, releaseEvent } from '../../support/modules.ts';
import { checkWrite } from '../invariants/writes.ts';
import { openIn, toldOf, type Told } from '../invariants/told.ts';
import type { Witness } from '../witness.ts';
import type { World } from '../world.ts';

const names = ['1.0.0', '1.1.0', '1.2.0', '2.0.0', '2.1.0'] as const;

/** A release deprecates what it supersedes, twice; it is withdrawn, which brings that back, twice. */
export async function releasing(world: World): Promise<void> {
  const { dice, sandbox } = world;
  sandbox.modules.publish({ name: 'network', provider: 'aws', versions: names });
  const modes = dice.pick<readonly ('deprecate' | 'reinstate')[]>('modes', [
    ['deprecate', 'deprecate', 'reinstate', 'reinstate'],
    ['deprecate', 'reinstate', 'deprecate'],
    ['deprecate', 'deprecate', 'deprecate'],
  ]);
  for (const [step, mode] of modes.entries()) {
    const at = dice.of(`step ${step}`);
    const isDry = at.chance('dry run', 0.1);
    const before = deprecated(world);
    const witness = await world.run({
      event: releaseEvent('v2.1.0', mode === 'deprecate' ? 'published' : 'deleted'),
      inputs: {
        mode,
        module: network,
        policy: at.pick('policy', ['keep-latest', 'per-major']),
        'dry-run': String(isDry),
        ...(mode === 'deprecate' ? { 'wait-for-version': '0' } : {}),
      },
    });
    checkVersions(world, witness, before, isDry);
  }
}

function deprecated({ sandbox }: World): ReadonlySet<string> {
  return new Set(names.filter((name) => sandbox.modules.deprecation(network, name) !== null));
}

/** Each version by itself: what is told of it, and what the registry has. */
function checkVersions(world: World, witness: Witness, before: ReadonlySet<string>, isDry: boolean): void {
  const after = deprecated(world);
  for (const name of names) {
    const times = before.has(name) === after.has(name) ? 0 : 1;
    const words = `failed: ${witness.run.outputs['failed']}; ${name} is ${after.has(name) ? '' : 'not '}deprecated`;
    checkWrite(world.checks, witness, { times, most: isDry ? 0 : 1, words, told: toldOfVersion(witness, name, isDry) });
  }
}

interface ToldVersion {
  readonly version: string;
  readonly reason: string;
}

/** In a dry run what would be done is none of it. */
function toldOfVersion({ run }: Witness, name: string, isDry: boolean): Told {
  if (toldOf(run) === 'silent') return 'silent';
  const find = (list: string): ToldVersion | undefined =>
    (JSON.parse(run.outputs[list] ?? '[]') as readonly ToldVersion[]).find(({ version }) => version === name);
  if (find('deprecated') !== undefined || find('reinstated') !== undefined) return isDry ? 'nothing' : 'done';
  const failed = find('failed');
  if (failed === undefined) return openIn(run) > 0 ? 'open' : 'nothing';
  return /could not be found out|is not known/.test(failed.reason) ? 'open' : 'not-done';
}
