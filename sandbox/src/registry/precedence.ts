/** Compares two versions: positive when the first is later. Names that are not versions come first. */
export function compareVersions(first: string, second: string): number {
  const [left, right] = [splitVersion(first), splitVersion(second)];
  if (left === undefined || right === undefined) return Number(left !== undefined) - Number(right !== undefined);
  // A version comes after its own prereleases.
  if (left.numbers.join('.') === right.numbers.join('.') && (left.preview === '') !== (right.preview === ''))
    return left.preview === '' ? 1 : -1;
  return compareParts([...left.numbers, ...left.preview.split('.')], [...right.numbers, ...right.preview.split('.')]);
}

function splitVersion(version: string): { readonly numbers: readonly string[]; readonly preview: string } | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:-([^+]+))?(?:\+.*)?$/.exec(version);
  return match === null ? undefined : { numbers: match.slice(1, 4), preview: match[4] ?? '' };
}

function compareParts(first: readonly string[], second: readonly string[]): number {
  for (const [index, identifier] of first.entries()) {
    const other = second[index];
    if (other === undefined) return 1;
    if (identifier === other) continue;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(identifier), /^\d+$/.test(other)];
    if (isNumber && isOtherNumber) return Number(identifier) - Number(other);
    // Numbers come before text.
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    return identifier < other ? -1 : 1;
  }
  return first.length - second.length;
}
