import { network, releaseEvent } from '../../support/modules.ts';
import { checkWrite } from '../invariants/writes.ts';
import { countUnknownWrites, readReportedResult, unknownResult, type ReportedResult } from '../invariants/reported.ts';
import type { ObservedRun } from '../observed-run.ts';
import type { World } from '../world.ts';
import { readResult } from '../../support/result.ts';

const names = ['1.0.0', '1.1.0', '1.2.0', '2.0.0', '2.1.0'] as const;

/** Deprecates superseded versions on a release, and reinstates them when the release is deleted; each possibly twice. */
export async function playReleases(world: World): Promise<void> {
  const { dice, sandbox } = world;
  sandbox.modules.publish({ name: 'network', provider: 'aws', versions: names });
  const modes = dice.pick<readonly ('deprecate' | 'reinstate')[]>('modes', [
    ['deprecate', 'deprecate', 'reinstate', 'reinstate'],
    ['deprecate', 'reinstate', 'deprecate'],
    ['deprecate', 'deprecate', 'deprecate'],
  ]);
  for (const [step, mode] of modes.entries()) {
    const at = dice.derive(`step ${step}`);
    const isDry = at.chance('dry run', 0.1);
    const before = listDeprecated(world);
    const observed = await world.run({
      event: releaseEvent('v2.1.0', mode === 'deprecate' ? 'published' : 'deleted'),
      inputs: {
        mode,
        module: network,
        policy: at.pick('policy', ['keep-latest', 'per-major']),
        'dry-run': String(isDry),
        ...(mode === 'deprecate' ? { 'wait-for-version': '0' } : {}),
      },
    });
    checkVersions(world, observed, before, isDry);
  }
}

function listDeprecated({ sandbox }: World): ReadonlySet<string> {
  return new Set(names.filter((name) => sandbox.modules.deprecation(network, name) !== null));
}

/** Compares the reported result of each version with the registry. */
function checkVersions(world: World, observed: ObservedRun, before: ReadonlySet<string>, isDry: boolean): void {
  const after = listDeprecated(world);
  for (const name of names) {
    const times = before.has(name) === after.has(name) ? 0 : 1;
    const details = `versions: ${observed.run.outputs['versions']}; ${name} is ${after.has(name) ? '' : 'not '}deprecated`;
    checkWrite(world.checks, observed, {
      times,
      most: isDry ? 0 : 1,
      details,
      reported: readResultFor(observed, name, isDry),
    });
  }
}

/** In a dry run the reported changes are not made. */
function readResultFor({ run }: ObservedRun, name: string, isDry: boolean): ReportedResult {
  if (readReportedResult(run) === 'silent') return 'silent';
  const find = (list: string): { readonly reason: string } | undefined =>
    readResult(run).versions.find(({ version, result }) => version === name && result === list);
  if (find('deprecated') !== undefined || find('reinstated') !== undefined) return isDry ? 'nothing' : 'done';
  const failed = find('failed');
  if (failed === undefined) return countUnknownWrites(run) > 0 ? 'open' : 'nothing';
  return unknownResult.test(failed.reason) ? 'open' : 'not-done';
}
