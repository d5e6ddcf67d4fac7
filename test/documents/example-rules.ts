import { parse } from 'yaml';

type Permissions = Readonly<Record<string, string>>;

interface ExampleStep {
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface ExampleJob {
  readonly uses?: string;
  readonly environment?: unknown;
  readonly permissions?: Permissions;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly steps?: readonly ExampleStep[];
}

export interface Example {
  readonly name?: string;
  readonly permissions?: Permissions;
  readonly jobs: Readonly<Record<string, ExampleJob>>;
}

/** The modes that change nothing in Nomad or in the registry. */
const reading = new Set(['plan', 'parse', 'status', 'list', 'drift', 'check', 'check-modules', 'command']);

/** The permissions that a mode needs on GitHub, in addition to the checkout. */
const modeNeeds: Readonly<Record<string, Permissions>> = {
  plan: { 'pull-requests': 'write' },
  register: { contents: 'read', 'pull-requests': 'write' },
  /** A dry run writes no comment. */
  drift: { contents: 'read', issues: 'write' },
  restart: { actions: 'read' },
};

/**
 * Returns the problems of a complete workflow for users: a permission too many or too few, a token that can change something outside of an
 * environment, no token for Nomad, or a version that their job may not have.
 *
 * @param called the needs of the reusable workflow that a job calls with these secrets
 */
export function exampleErrors(
  text: string,
  called: (uses: string, secrets: readonly string[]) => readonly Permissions[],
): readonly string[] {
  const { permissions, jobs } = parse(text) as Example;
  const listJobNeeds = ({ uses, with: given = {}, secrets = {}, steps = [] }: ExampleJob): readonly Permissions[] =>
    uses === undefined ? steps.map(findNeeds) : [...called(uses, Object.keys(secrets)), inputNeeds(given)];
  const ofAll = Object.values(jobs).filter((job) => job.permissions === undefined);
  const ofOne = Object.entries(jobs).filter(([, job]) => job.permissions !== undefined);
  return [
    ...permissionErrors(permissions, ofAll.flatMap(listJobNeeds)),
    ...ofOne.flatMap(([name, job]) => permissionErrors(job.permissions, listJobNeeds(job), `of job ${name} `)),
    ...Object.entries(jobs).flatMap(([name, { environment, steps = [] }]) =>
      environment === undefined && steps.some(isWriting)
        ? [`job ${name} changes something outside of an environment`]
        : [],
    ),
    ...Object.values(jobs).flatMap(({ steps = [] }) => steps.filter(isOutrider).flatMap(stepErrors)),
  ];
}

function permissionErrors(given: Permissions = {}, needed: readonly Permissions[], location = ''): readonly string[] {
  const [actual, least] = [canonical(given), canonical(unitePermissions(needed))];
  return actual === least ? [] : [`permissions ${location}are ${actual} instead of ${least}`];
}

function stepErrors({ with: inputs = {} }: ExampleStep): readonly string[] {
  const { address, token, 'auth-method': login, 'job-version': version = '' } = inputs;
  return [
    ...(address !== undefined && token === undefined && login === undefined ? ['Nomad is used without a token'] : []),
    ...(/^\d+$/.test(String(version)) ? [`version ${String(version)} is not an input of the workflow`] : []),
  ];
}

function isOutrider({ uses = '' }: ExampleStep): boolean {
  return uses.startsWith('outrider/outrider@') || uses === '$/.github/actions/outrider';
}

function isWriting(step: ExampleStep): boolean {
  const { mode = 'plan', 'dry-run': dry } = step.with ?? {};
  return isOutrider(step) && !reading.has(String(mode)) && !(mode === 'register' && dry === true);
}

/** The needs of a step. In a reusable workflow, the call determines the needs of its inputs. */
export function findNeeds(step: ExampleStep): Permissions {
  // A permission for a single input is among the needs of this input.
  if (step.if?.startsWith('inputs.') === true) return {};
  if (step.uses?.startsWith('actions/checkout@')) return { contents: 'read' };
  if (step.run?.startsWith('gh release create ')) return { contents: 'write' };
  if (step.run?.includes('docker push ') === true) return { packages: 'write' };
  if (!isOutrider(step)) return {};
  const {
    mode = 'plan',
    for: checked = 'plan',
    review,
    'dry-run': dry,
    'from-command': command,
    'signing-key': key,
  } = step.with ?? {};
  const modes = mode === 'check' ? String(checked).trim().split(/\s+/) : [String(mode)];
  if (mode === 'register' && dry === true) return { 'pull-requests': 'read' };
  return {
    ...(review === 'ignore' ? {} : unitePermissions(modes.map((item) => modeNeeds[item] ?? {}))),
    // The comment of the pull request that registered the job.
    ...(isWriting(step) && key !== undefined ? { 'pull-requests': 'write' } : {}),
    ...(mode === 'command' || command === true ? { 'pull-requests': 'write' } : {}),
    ...(command === true ? { statuses: 'write' } : {}),
    ...inputNeeds(step.with ?? {}),
  };
}

function inputNeeds(inputs: Readonly<Record<string, unknown>>): Permissions {
  const { 'late-from': lateFrom, 'auth-method': login = '${{ inputs.auth-method }}' } = inputs;
  return {
    ...(lateFrom === 'attestation' ? { attestations: 'read' } : {}),
    ...(login === '${{ inputs.auth-method }}' ? {} : { 'id-token': 'write' }),
  };
}

/** For each scope the highest access. */
export function unitePermissions(all: readonly Permissions[]): Permissions {
  const union: Record<string, string> = {};
  for (const [scope, access] of all.flatMap((item) => Object.entries(item)))
    if (union[scope] !== 'write') union[scope] = access;
  return union;
}

export function canonical(permissions: Permissions): string {
  return JSON.stringify(Object.entries(permissions).toSorted(([a], [b]) => a.localeCompare(b)));
}
