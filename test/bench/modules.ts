import { median, report, measure } from './figures.ts';
import { withPeak } from './growth/measured.ts';
import { moduleCall, releaseEvent, startModules, readNames } from '../support/modules.ts';
import { decideVersions, type ModuleVersion } from '../../src/operations/modules/policy.ts';
import { parseVersion } from '../../src/clients/registry/version.ts';
import { readResult } from '../support/result.ts';

const listed = 500;
const superseded = 50;
/** The number of requests that the registry allows a user per second. */
const limit = 30;

/** Deprecates 50 of 500 versions in a registry with a rate limit: the time of the writes over the minimum that the limit allows. */
export async function deprecateOneTenth(): Promise<void> {
  const versions = Array.from({ length: listed }, (_, at) => `1.${Math.floor(at / 10)}.${at % 10}`);
  await using story = await startModules({ versions, options: { limit } });
  const newest = versions.at(-1) ?? '';
  const run = await story.deprecate({ event: releaseEvent(newest), inputs: { keep: String(listed - superseded) } });
  if (readNames(run, 'deprecated').length !== superseded)
    throw new Error(`not all versions are deprecated:\n${run.stdout}`);
  const writes = story.registry.requests.filter(({ method }) => method === 'PATCH');
  const floor = ((superseded - 1) * 1000) / limit;
  const took = (writes.at(-1)?.at ?? 0) - (writes[0]?.at ?? 0);
  const refused = writes.filter(({ status }) => status === 429).length;
  report(`${listed} versions, ${superseded} deprecated: minimum that the rate limit allows`, floor, floor);
  report('the same: from the first write to the last', took, floor, 1.2);
  console.log(
    `the same: ${story.registry.requests.length} requests, ${refused} of them over the rate limit; the whole run ${run.milliseconds.toFixed(0)} ms`,
  );
}

const organization = { modules: 40, versions: 50 };

/** Deprecates all but the newest version of 40 modules in one run: the time of all requests over the minimum that the limit allows, with a start. */
export async function deprecateOrganization(): Promise<void> {
  const versions = Array.from({ length: organization.versions }, (_, at) => `1.${at}.0`);
  await using story = await startModules({ versions, options: { limit } });
  for (let at = 1; at < organization.modules; at++)
    story.registry.publish({ name: `m${at}`, provider: 'aws', versions });
  const inputs = { module: 'acme/*/*', 'max-changes': '2000' };
  const { run, peak } = await withPeak((env) =>
    story.deprecate({ event: { name: 'schedule', payload: {} }, process: true, env, inputs }),
  );
  const changes = organization.modules * (organization.versions - 1);
  if (readNames(run, 'deprecated').length !== changes)
    throw new Error(`not all versions are deprecated:\n${run.stdout}`);
  const { requests } = story.registry;
  const floor = ((requests.length - 1) * 1000) / limit;
  const refused = requests.filter(({ status }) => status === 429).length;
  const all = organization.modules * organization.versions;
  report(
    `${organization.modules} modules of ${all} versions, ${changes} deprecated: a whole run`,
    run.milliseconds,
    floor,
    1.2,
  );
  console.log(
    `the same: ${requests.length} requests, ${refused} of them over the rate limit; peak memory ${peak.toFixed(0)} MiB`,
  );
}

/** Evaluates the policy for 10,000 versions. */
export async function decideTenThousand(): Promise<void> {
  const versions: ModuleVersion[] = Array.from({ length: 10_000 }, (_, at) => {
    const text = `${at % 7}.${at % 101}.${at}${at % 3 === 0 ? '-rc.1' : ''}`;
    const state = { isListed: true, status: 'ok', isRevoked: false, deprecation: undefined };
    return { name: text, version: parseVersion(text), ...state };
  });
  const policy = {
    rule: 'per-minor',
    keep: 2,
    range: undefined,
    versions: [],
    protect: [],
    prereleases: 'superseded',
    minAge: 0,
    onlyOlderThan: 'newest',
  } as const;
  const occasion = {
    released: undefined,
    withdrawn: undefined,
    isMarkedPrerelease: false,
    created: new Map<string, number>(),
    now: 0,
    scope: 'owned',
  } as const;
  const times: number[] = [];
  for (let round = 0; round < 5; round++) times.push(await measure(() => decideVersions(versions, policy, occasion)));
  const took = median(times);
  console.log(`10,000 versions evaluated in ${took.toFixed(0)} ms (goal ≤ 100: ${took <= 100 ? 'met' : 'MISSED'})`);
}

const terraformFiles = 5000;

/** Checks the module calls of a repository of many Terraform files, each of which calls one of ten modules. */
export async function checkManyFiles(): Promise<void> {
  await using story = await startModules({});
  const deprecation = { reason: 'Superseded by 2.0.0.', link: '' };
  for (let at = 0; at < 10; at++)
    story.registry.publish({ name: `m${at}`, provider: 'aws', versions: [{ version: '1.0.0', deprecation }, '2.0.0'] });
  const resource = 'resource "aws_instance" "web" {\n  ami  = "ami-1"\n  tags = { Name = "web" }\n}\n';
  const files = Object.fromEntries(
    Array.from({ length: terraformFiles }, (_, at) => {
      const call = moduleCall(at % 11 === 0 ? '1.0.0' : '~> 2.0', { source: `REGISTRY/acme/m${at % 10}/aws` });
      return [`live/${at % 100}/stack-${at}.tf`, `${resource.repeat(10)}${call}`];
    }),
  );
  const run = await story.check({ files, process: true, inputs: { timeout: '60s' } });
  const count = (readResult(run).findings as readonly unknown[]).length;
  if (count !== Math.ceil(terraformFiles / 11)) throw new Error(`${count} calls were found:\n${run.stdout}`);
  const met = run.milliseconds <= 3000 ? 'met' : 'MISSED';
  console.log(
    `${terraformFiles} Terraform files, ten modules: checked in ${run.milliseconds.toFixed(0)} ms (goal ≤ 3000: ${met}), ${story.registry.requests.length} requests`,
  );
}
