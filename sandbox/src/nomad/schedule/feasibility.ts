import type { StoredGroup, StoredJob } from '../shapes/jobs.ts';
import { type Constraint, isUnique, meets, describeConstraint } from './constraints.ts';
import type { Node } from './nodes.ts';

/** Caches the eligibility of node classes during one evaluation, for the job and for each group. */
export class Eligibility {
  readonly #jobs = new Map<string, boolean>();
  readonly #groups = new Map<string, Map<string, boolean>>();

  /** Returns the reason why a node cannot run a group; `undefined` if it can. */
  reason(node: Node, job: StoredJob, group: StoredGroup): string | undefined {
    const groupKnown = this.#groups.get(group.Name) ?? new Map<string, boolean>();
    this.#groups.set(group.Name, groupKnown);
    const jobConstraints = job.Constraints ?? [];
    const groupConstraints = [
      ...(group.Constraints ?? []),
      ...(group.Tasks ?? []).flatMap((task) => task.Constraints ?? []),
    ];
    const known = 'computed class ineligible';
    if (this.#jobs.get(node.ComputedClass) === false || groupKnown.get(node.ComputedClass) === false) return known;
    const ofJob = findBroken(node, jobConstraints);
    if (!jobConstraints.some(isUnique)) this.#jobs.set(node.ComputedClass, ofJob === undefined);
    if (ofJob !== undefined) return ofJob;
    const missing = (group.Tasks ?? []).some((task) => !node.Drivers.includes(task.Driver));
    const ofGroup = missing ? 'missing drivers' : (findBroken(node, groupConstraints) ?? findMissingHardware(group));
    if (!groupConstraints.some(isUnique)) groupKnown.set(node.ComputedClass, ofGroup === undefined);
    return ofGroup ?? findMissingVolume(node, group);
  }

  /** By class of nodes, whether any group may still be placed there; null if no class was checked. */
  classes(): Record<string, boolean> | null {
    const results = new Map<string, boolean>();
    for (const verdicts of this.#groups.values()) {
      for (const [name, eligible] of verdicts) results.set(name, eligible || results.get(name) === true);
    }
    for (const [name, eligible] of this.#jobs) if (!eligible) results.set(name, false);
    return results.size === 0 ? null : Object.fromEntries(results);
  }
}

function findBroken(node: Node, constraints: readonly Constraint[]): string | undefined {
  const first = constraints.find((constraint) => !meets(node, constraint));
  return first === undefined ? undefined : describeConstraint(first);
}

/** No node of the sandbox has devices, CNI networks, or additional host networks. */
function findMissingHardware(group: StoredGroup): string | undefined {
  if ((group.Tasks ?? []).some(({ Resources }) => (Resources?.Devices ?? []).length > 0)) return 'missing devices';
  const [network] = group.Networks ?? [];
  if (network?.Mode.startsWith('cni/') === true) return 'missing network';
  const ports = [...(network?.DynamicPorts ?? []), ...(network?.ReservedPorts ?? [])];
  const port = ports.find(({ HostNetwork }) => HostNetwork !== 'default');
  return port === undefined ? undefined : `missing host network "${port.HostNetwork}" for port "${port.Label}"`;
}

function findMissingVolume(node: Node, group: StoredGroup): string | undefined {
  const wanted = Object.values(group.Volumes ?? {});
  const isHost = wanted.filter(({ Type }) => Type === 'host').some(({ Source }) => !node.HostVolumes.includes(Source));
  if (isHost) return 'missing compatible host volumes';
  const csi = wanted.filter(({ Type }) => Type === 'csi');
  return csi.length === 0 ? undefined : `missing CSI volume(s) ${csi.map(({ Source }) => Source).join(', ')}`;
}
