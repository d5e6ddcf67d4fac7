/** A capability of an ACL policy for a namespace. */
export type Capability =
  | 'plan-job'
  | 'parse-job'
  | 'read-job'
  | 'list-jobs'
  | 'register-job'
  | 'deregister-job'
  | 'revert-job'
  | 'stable-job'
  | 'evaluate-job'
  | 'scale-job'
  | 'dispatch-job'
  | 'force-periodic-job'
  | 'promote-deployment'
  | 'fail-deployment';

/** A permission of the GitHub token, as in `permissions` of a workflow. */
export type GitHubPermission =
  | 'pull-requests: read'
  | 'pull-requests: write'
  | 'issues: write'
  | 'statuses: write'
  | 'deployments: write';

/** What a mode needs in order to work. */
export interface ModeNeeds {
  /** In the namespace of its jobs; undefined for a mode that does not use Nomad. */
  readonly nomad?: readonly Capability[];
  /** What some jobs or inputs need in addition; a token may have it without a warning. */
  readonly more?: readonly string[];
  readonly gitHub?: readonly GitHubPermission[];
  /** In the module registry. */
  readonly registry?: 'reads' | 'manages';
  /** Whether it reads files of the repository, and how far back in git. */
  readonly checkout?: 'files' | 'base' | 'history';
  /** Whether it signs or verifies the record of a plan. */
  readonly signs?: true;
  /** Whether it writes the comment on the pull request unless `comment` is `off`, only if it is `auto`, or never. */
  readonly comment?: 'usually' | 'on-request';
  /** Whether it promotes canaries: unless `promote` is `off`, or only if it is `auto`. */
  readonly promotes?: 'usually' | 'on-request';
  /** Whether `deployments: auto` makes it write GitHub deployments. */
  readonly deploys?: true;
}

/** The only list of what each mode needs; the policies in docs/ are tested against it. */
export const modeNeeds = {
  plan: {
    nomad: ['plan-job', 'parse-job', 'read-job'],
    more: ['sentinel-override'],
    checkout: 'base',
    signs: true,
    comment: 'usually',
  },
  register: {
    nomad: ['plan-job', 'parse-job', 'read-job', 'register-job'],
    more: ['deregister-job', 'promote-deployment', 'read-logs', 'sentinel-override', 'csi-mount-volume'],
    checkout: 'files',
    signs: true,
    comment: 'usually',
    promotes: 'on-request',
    deploys: true,
  },
  parse: { nomad: ['parse-job'], checkout: 'files' },
  dispatch: { nomad: ['dispatch-job', 'read-job'] },
  scale: { nomad: ['read-job', 'scale-job'], more: ['promote-deployment'], promotes: 'on-request' },
  revert: {
    nomad: ['read-job', 'plan-job', 'revert-job'],
    more: ['promote-deployment'],
    promotes: 'usually',
    deploys: true,
  },
  stable: { nomad: ['read-job', 'stable-job'] },
  evaluate: { nomad: ['read-job', 'evaluate-job'], more: ['promote-deployment'], promotes: 'on-request' },
  'periodic-force': { nomad: ['force-periodic-job', 'read-job'] },
  stop: { nomad: ['read-job', 'list-jobs', 'deregister-job'] },
  promote: { nomad: ['read-job', 'promote-deployment'] },
  'fail-deployment': { nomad: ['read-job', 'fail-deployment'] },
  status: { nomad: ['read-job'] },
  list: { nomad: ['list-jobs'] },
  drift: {
    nomad: ['plan-job', 'parse-job', 'read-job', 'list-jobs'],
    gitHub: ['issues: write', 'pull-requests: read'],
    checkout: 'history',
  },
  command: { gitHub: ['pull-requests: write', 'statuses: write'], signs: true },
  deprecate: { registry: 'manages' },
  reinstate: { registry: 'manages' },
  'check-modules': { registry: 'reads', checkout: 'files', comment: 'on-request' },
} as const satisfies Readonly<Record<string, ModeNeeds>>;

export type CheckedMode = keyof typeof modeNeeds;

export const checkedModes = Object.keys(modeNeeds) as readonly CheckedMode[];

/** The inputs that change what a mode needs. */
export interface NeedSettings {
  /** Undefined for the default of the mode. */
  readonly comment: 'auto' | 'off' | undefined;
  readonly promote: 'auto' | 'off' | undefined;
  readonly deployments: boolean;
}

/** A capability, and whether the mode fails without it: some are needed for certain jobs only. */
export interface NeededCapability {
  readonly capability: Capability;
  /** The jobs that need it, as `jobs with canaries`; undefined for all. */
  readonly only?: string;
}

/** The capabilities that a mode needs. */
export function capabilitiesOf(mode: CheckedMode, { promote }: NeedSettings): readonly NeededCapability[] {
  const { nomad = [], promotes }: ModeNeeds = modeNeeds[mode];
  const isPromoting = promotes !== undefined && promote !== 'off' && (promote === 'auto' || promotes === 'usually');
  return [
    ...nomad.map((capability) => ({
      capability,
      ...(mode === 'stop' && capability === 'list-jobs' ? { only: 'periodic and parameterized jobs' } : {}),
    })),
    ...(isPromoting ? [{ capability: 'promote-deployment', only: 'jobs with canaries' } as const] : []),
  ];
}

/** All capabilities that are appropriate for a token of some modes. */
export function expectedCapabilities(modes: readonly CheckedMode[], settings: NeedSettings): ReadonlySet<string> {
  return new Set(
    modes.flatMap((mode) => [
      ...capabilitiesOf(mode, settings).map(({ capability }) => capability),
      ...((modeNeeds[mode] as ModeNeeds).more ?? []),
    ]),
  );
}

/** The permissions on GitHub that a mode needs. */
export function permissionsOf(mode: CheckedMode, { comment, deployments }: NeedSettings): readonly GitHubPermission[] {
  const { gitHub = [], comment: comments, deploys }: ModeNeeds = modeNeeds[mode];
  const isCommenting = comments !== undefined && comment !== 'off' && (comment === 'auto' || comments === 'usually');
  return [
    ...gitHub,
    ...(isCommenting ? ['pull-requests: write' as const] : []),
    ...(deploys === true && deployments ? ['deployments: write' as const] : []),
  ];
}

/** The modes of a list with a need. */
export function modesThat(modes: readonly CheckedMode[], has: (needs: ModeNeeds) => boolean): readonly CheckedMode[] {
  return modes.filter((mode) => has(modeNeeds[mode]));
}
