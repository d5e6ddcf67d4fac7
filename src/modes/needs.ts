import type { PromotionRule } from '../inputs/job.ts';
import type { InputTable } from '../inputs/input.ts';

/** A capability of an ACL policy for a namespace. */
export type NomadCapability =
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
  | 'fail-deployment'
  | 'alloc-lifecycle'
  | 'read-logs';

/** A permission of the GitHub token, as in `permissions` of a workflow. */
export type GitHubPermission = 'actions: read' | 'pull-requests: write' | 'issues: write' | 'statuses: write';

/** The requirements of a mode: mode `check` checks them, and the policies in docs/ are tested against them. */
export interface ModeNeeds {
  /** In the namespace of its jobs; `undefined` for a mode that does not use Nomad. */
  readonly nomad?: readonly NomadCapability[];
  /** The jobs that need a capability, such as `jobs with canaries`, if not all jobs need it. */
  readonly jobs?: Readonly<Partial<Record<NomadCapability, string>>>;
  /** Whether the namespace may be `*`. */
  readonly allNamespaces?: true;
  readonly gitHub?: readonly GitHubPermission[];
  /** In the module registry. */
  readonly registry?: 'reads' | 'manages';
  readonly record?: 'signs' | 'verifies';
  /** Whether it writes the comment on the pull request unless `comment` is `off`, only if it is `auto`, or never. */
  readonly comment?: 'usually' | 'on-request';
  /** Whether it promotes canaries: unless `promote` is `off`, or only if it is `auto`. */
  readonly promotes?: 'usually' | 'on-request';
}

export interface CheckedMode {
  readonly name: string;
  readonly needs: ModeNeeds;
  readonly inputs: InputTable;
}

export type CheckableModes = Readonly<Record<string, Omit<CheckedMode, 'name'>>>;

/** The inputs that change the needs of a mode; `undefined` for the default of the mode. */
export interface NeedSettings {
  readonly comment: 'auto' | 'off' | undefined;
  readonly promote: PromotionRule | undefined;
}

export interface NeededCapability {
  readonly capability: NomadCapability;
  /** The jobs that need it, as `jobs with canaries`; `undefined` for all. */
  readonly jobs?: string | undefined;
}

export function listCapabilities(
  { nomad = [], jobs = {}, promotes }: ModeNeeds,
  { promote }: NeedSettings,
): readonly NeededCapability[] {
  const capabilities = nomad.map((capability) => ({ capability, jobs: jobs[capability] }));
  return isEnabled(promotes, promote)
    ? [...capabilities, { capability: 'promote-deployment', jobs: 'jobs with canaries' }]
    : capabilities;
}

export function listPermissions(
  { gitHub = [], comment: comments }: ModeNeeds,
  { comment }: NeedSettings,
): readonly GitHubPermission[] {
  return isEnabled(comments, comment) ? [...gitHub, 'pull-requests: write'] : gitHub;
}

/** Whether a mode does a step that it does `usually` or `on-request`, by the value of its input. */
function isEnabled(usual: 'usually' | 'on-request' | undefined, input: NeedSettings[keyof NeedSettings]): boolean {
  return usual !== undefined && (input ?? (usual === 'usually' ? 'auto' : 'off')) !== 'off';
}
