import type { KeptGroup, KeptJob } from '../shapes/jobs.ts';
import { type Constraint, isUnique, meets, describeConstraint } from './constraints.ts';
import type { Node } from './nodes.ts';

/** Caches the eligibility of node classes during one evaluation, for the job and for each group. */
export class Eligibility {
  readonly #jobs = new Map<string, boolean>();
  readonly #groups = new Map<string, Map<string, boolean>>();

  /** Returns why a node cannot run a group, `undefined` when it can. */
  reason(node: Node, job: KeptJob, group: KeptGroup): string | undefined {
    const groupKnown = this.#groups.get(group.Name) ?? new Map<string, boolean>();
    this.#groups.set(group.Name, groupKnown);
    const jobConstraints = job.Constraints ?? [];
    const groupConstraints = [
      ...(group.Constraints ?? []),
      ...(group.Tasks ?? []).flatMap((task) => task.Constraints ?? []),
    ];
    const known = 'computed class ineligible';
    if (this.#jobs.get(node.ComputedClass) === false || groupKnown.get(node.ComputedClass) === false) return known;
    const ofJob = broken(node, jobConstraints);
    if (!jobConstraints.some(isUnique)) this.#jobs.set(node.ComputedClass, ofJob === undefined);
    if (ofJob !== undefined) return ofJob;
    const missing = (group.Tasks ?? []).some((task) => !node.Drivers.includes(task.Driver));
    const ofGroup = missing ? 'missing drivers' : broken(node, groupConstraints);
    if (!groupConstraints.some(isUnique)) groupKnown.set(node.ComputedClass, ofGroup === undefined);
    return ofGroup ?? missingVolume(node, group);
  }

  /** By class of nodes, whether any group may still be placed there; null when no class was checked. */
  classes(): Record<string, boolean> | null {
    const found = new Map<string, boolean>();
    for (const known of this.#groups.values()) {
      for (const [name, eligible] of known) found.set(name, eligible || found.get(name) === true);
    }
    for (const [name, eligible] of this.#jobs) if (!eligible) found.set(name, false);
    return found.size === 0 ? null : Object.fromEntries(found);
  }
}

function broken(node: Node, constraints: readonly Constraint[]): string | undefined {
  const first = constraints.find((constraint) => !meets(node, constraint));
  return first === undefined ? undefined : describeConstraint(first);
}

function missingVolume(node: Node, group: KeptGroup): string | undefined {
  const wanted = Object.values(group.Volumes ?? {});
  const csi = wanted.find(({ Type }) => Type === 'csi');
  if (csi !== undefined) return `missing CSI Volume ${csi.Source}`;
  return wanted.some(({ Source }) => !node.HostVolumes.includes(Source))
    ? 'missing compatible host volumes'
    : undefined;
}
