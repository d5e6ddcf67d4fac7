/** Compares two versions: positive when the first is later. Names that are not versions come first. */
export function compareVersions(first: string, second: string): number {
  const [one, other] = [splitVersion(first), splitVersion(second)];
  if (one === undefined || other === undefined) return Number(one !== undefined) - Number(other !== undefined);
  // A version comes after its own prereleases.
  if (one.numbers.join('.') === other.numbers.join('.') && (one.preview === '') !== (other.preview === ''))
    return one.preview === '' ? 1 : -1;
  return compareParts([...one.numbers, ...one.preview.split('.')], [...other.numbers, ...other.preview.split('.')]);
}

function splitVersion(version: string): { readonly numbers: readonly string[]; readonly preview: string } | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:-([^+]+))?(?:\+.*)?$/.exec(version);
  return match === null ? undefined : { numbers: match.slice(1, 4), preview: match[4] ?? '' };
}

function compareParts(first: readonly string[], second: readonly string[]): number {
  for (const [index, one] of first.entries()) {
    const other = second[index];
    if (other === undefined) return 1;
    if (one === other) continue;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
    if (isNumber && isOtherNumber) return Number(one) - Number(other);
    // Numbers come before text.
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    return one < other ? -1 : 1;
  }
  return first.length - second.length;
}
