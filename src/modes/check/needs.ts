import type { Capability, GitHubPermission, ModeNeeds } from '../needs.ts';

/** A mode of the input `for`. */
export interface CheckedMode {
  readonly name: string;
  readonly needs: ModeNeeds;
}

/** The modes that can be checked, by name. */
export type CheckableModes = Readonly<Record<string, { readonly needs: ModeNeeds }>>;

/** The inputs that change what a mode needs; undefined for the default of the mode. */
export interface NeedSettings {
  readonly comment: 'auto' | 'off' | undefined;
  readonly promote: 'auto' | 'off' | undefined;
  readonly deployments: 'auto' | 'off';
}

export interface NeededCapability {
  readonly capability: Capability;
  /** The jobs that need it, as `jobs with canaries`; undefined for all. */
  readonly only?: string | undefined;
}

export function capabilitiesOf(
  { nomad = [], only = {}, promotes }: ModeNeeds,
  { promote }: NeedSettings,
): readonly NeededCapability[] {
  const needed = nomad.map((capability) => ({ capability, only: only[capability] }));
  return isOn(promotes, promote)
    ? [...needed, { capability: 'promote-deployment', only: 'jobs with canaries' }]
    : needed;
}

export function permissionsOf(
  { gitHub = [], comment: comments, deploys }: ModeNeeds,
  { comment, deployments }: NeedSettings,
): readonly GitHubPermission[] {
  return [
    ...gitHub,
    ...(isOn(comments, comment) ? ['pull-requests: write' as const] : []),
    ...(deploys === true && deployments === 'auto' ? ['deployments: write' as const] : []),
  ];
}

/** Whether a mode does something that it does `usually` or `on-request`, by the input about it. */
function isOn(usual: 'usually' | 'on-request' | undefined, input: 'auto' | 'off' | undefined): boolean {
  return usual !== undefined && (input ?? (usual === 'usually' ? 'auto' : 'off')) === 'auto';
}
