/** Why nodes were not taken: our words, and the name of the job or the cluster that they end in. */
export interface PlacementReason {
  readonly text: string;
  readonly name?: string | undefined;
}

/** A text of Nomad's filter, and how it is shown. */
type ReasonRule = readonly [pattern: RegExp, text: (count: number) => string];

/** Filters that are not constraints of the job. Source: scheduler/feasible/feasible.go of Nomad, and its older versions */
const rules: readonly ReasonRule[] = [
  [/^missing drivers/, (count) => `${nodes(count)} without the task driver`],
  [/^computed class ineligible$/, (count) => `${nodes(count)} excluded by the job's constraints`],
  [/^missing CSI volumes?(?:\(s\))? (.+)$/is, (count) => `${lacking(count)} the CSI volume`],
  [/^did not meet topology requirement$/, (count) => `${nodes(count)} outside the topology of the CSI volume`],
  [/^CSI plugin (.+) is missing from client \S+$/s, (count) => `${lacking(count)} the CSI plugin`],
  [/^CSI plugin (.+) is unhealthy on client \S+$/s, (count) => `${nodes(count)} with an unhealthy CSI plugin`],
  [
    /^CSI plugin (.+) has the maximum number of volumes on client \S+$/s,
    (count) => `${nodes(count)} with no room for more volumes of the CSI plugin`,
  ],
  [/^CSI volume lookup failed$/, () => 'the CSI volumes could not be looked up'],
  [
    /^CSI volume (.+) is unschedulable or has exhausted its available reader claims$/s,
    () => 'no more readers, or no allocation at all, may claim the CSI volume',
  ],
  [/^CSI volume (.+) is unschedulable or is read-only$/s, () => 'nobody may write to the CSI volume'],
  [
    /^CSI volume (.+) has exhausted its available writer claims\b.*$/s,
    () => 'no more writers may claim the CSI volume',
  ],
  [/^missing compatible host volumes$/, (count) => `${lacking(count)} a host volume of the group`],
  [/^missing devices$/, (count) => `${lacking(count)} a device of the group`],
  [/^missing secrets provider$/, (count) => `${lacking(count)} a secrets provider of the group`],
  [/^missing network$/, (count) => `${lacking(count)} the network of the group`],
];

/** Why nodes were filtered; equal reasons of several nodes are reported once. */
export function filterReasons(filtered: Readonly<Record<string, number>>): readonly PlacementReason[] {
  const found = new Map<string, { readonly text: ReasonRule[1]; readonly name: string | undefined; count: number }>();
  for (const [filter, count] of Object.entries(filtered).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [pattern, text] = rules.find(([one]) => one.test(filter)) ?? [undefined, excluded];
    const name = pattern === undefined ? filter : pattern.exec(filter)?.[1];
    const key = JSON.stringify([String(pattern), name]);
    const known = found.get(key);
    if (known === undefined) found.set(key, { text, name, count });
    else known.count += count;
  }
  return Array.from(found.values(), ({ text, name, count }) => ({
    text: text(count),
    ...(name === undefined ? {} : { name }),
  }));
}

function excluded(count: number): string {
  return `${nodes(count)} excluded by the constraint`;
}

export function nodes(count: number): string {
  return count === 1 ? '1 node' : `${count} nodes`;
}

function lacking(count: number): string {
  return count === 1 ? '1 node lacks' : `${count} nodes lack`;
}
