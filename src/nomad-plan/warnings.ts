/** Nomad warns of an `update` block that lets all allocations be replaced in one step. Source: structs.TaskGroup.Warnings of Nomad */
const simultaneous =
  /max[ _]parallel count is greater than task group count \((\d+) > (\d+)\).*simultaneous replacement/is;

/** Whether a warning says no more than that all allocations are replaced at once. */
export function isRepeatedBy(warning: string): boolean {
  return simultaneous.test(warning);
}

/** A warning in clearer terms where it is a known one, or else as Nomad has it. */
export function describeWarning(warning: string): string {
  const [, parallel, count] = simultaneous.exec(warning) ?? [];
  if (parallel === undefined) return warning;
  const group = /Group "([^"]{1,128})"/.exec(warning)?.[1];
  const what = group === undefined ? 'A group' : `Group \`${group}\``;
  return `${what} replaces all its allocations at once with every update: \`max_parallel\` (${parallel}) is greater than its count (${count}).`;
}
