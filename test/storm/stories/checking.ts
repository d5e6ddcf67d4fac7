import { pullRequestEvent } from '../../support/github.ts';
import { withRows } from '../../support/checking.ts';
import { source } from './removing.ts';
import { operate, waitUntilSettled } from '../jobs.ts';
import { readReportedResult } from '../invariants/reported.ts';
import type { ObservedRun } from '../observed-run.ts';
import { plantedSecrets, type World } from '../world.ts';

/** A part of the setup that does not work, by the check that has to find it. */
interface Flaw {
  readonly check: string;
  readonly introduce: (world: World) => Readonly<Record<string, string>> | undefined;
}

const flaws = [
  undefined,
  undefined,
  {
    check: 'github-pull-requests-write',
    introduce({ github }) {
      github.commentRights = 'forbidden';
      return undefined;
    },
  },
  {
    check: 'github-issues-write',
    introduce({ github }) {
      github.issueAccess = 'read';
      return undefined;
    },
  },
  {
    check: 'github-statuses-write',
    introduce({ github }) {
      github.commands.rights = 'forbidden';
      return undefined;
    },
  },
  { check: 'signing-key', introduce: () => ({ 'signing-key': 'too-short' }) },
] as const satisfies readonly (Flaw | undefined)[];

/** Checks a setup twice, which has one flaw or none. */
export async function playChecks(world: World): Promise<void> {
  const { dice, workspace, checks, story } = world;
  workspace.write('jobs/web.nomad.hcl', source('web', 'v0', ''));
  const base = workspace.commit();
  await operate(world, source('web', 'v0', ''));
  const flaw = dice.pick<Flaw | undefined>('flaw', flaws);
  const inputs = {
    mode: 'check',
    for: 'plan\nrevert\ndrift\ncommand\ndeprecate\ncheck-modules',
    'signing-key': plantedSecrets['signing key'],
    ...flaw?.introduce(world),
  };
  await waitUntilSettled(world, 'web');
  const before = await readState(world);
  for (let step = 1; step <= 2; step += 1) {
    const observed = await world.run({ inputs, event: pullRequestEvent(false, { base }) });
    checkReport(world, observed, flaw);
    const after = await readState(world);
    checks.check(story, 'mode check changes nothing', after === before, () => {
      return `${observed.describe()} ${before} became ${after}`;
    });
  }
}

/** A check finds the flaw of a setup, and no other, whatever faults the network has. */
function checkReport({ checks, story }: World, observed: ObservedRun, flaw: Flaw | undefined): void {
  const { run, injected, cancelledFor } = observed;
  // A cancelled run that was killed; every run is judged by whether it may be.
  if (readReportedResult(run) === 'silent') return;
  const { checks: rows, row } = withRows(run);
  const describe = (): string => `${observed.describe()} ${flaw?.check ?? 'no flaw'} ${JSON.stringify(rows)}`;
  const isHidden = flaw !== undefined && row(flaw.check)?.[0] === 'ok';
  checks.check(story, 'mode check never reports a flaw as working', !isHidden, describe);
  const isAccused = rows.some(
    ({ id, state, found: match }) =>
      id !== flaw?.check && state === 'failed' && /Permission denied|The token needs/.test(match),
  );
  checks.check(story, 'mode check reports no missing permission because of a fault', !isAccused, describe);
  if (injected.length > 0 || cancelledFor !== undefined) return;
  const agrees = run.exitCode === Number(flaw !== undefined);
  checks.check(story, 'without faults, mode check fails exactly if the setup has a flaw', agrees, describe);
}

/** The state of the three services. */
async function readState(world: World): Promise<string> {
  const { comments, issues, commands } = world.github;
  const patches = world.sandbox.modules.requests.filter(({ method }) => method !== 'GET');
  const jobs = await world.ask<object>('GET', '/v1/jobs?namespace=*');
  const rollouts = await world.ask<object>('GET', '/v1/deployments?namespace=*');
  return JSON.stringify([jobs, rollouts, comments, issues, commands.statuses, patches]);
}
