import type { JobDiff } from '../clients/nomad/jobs/plan.ts';

/**
 * How the datacenters of a job change; empty if they stay the same. Both lists hold names and globs, in which only `*` is special, and an
 * empty list means all datacenters. Source: https://developer.hashicorp.com/nomad/docs/job-specification/job#datacenters
 */
export function datacenterTraits({ Objects }: Pick<JobDiff, 'Objects'>): readonly string[] {
  const fields = Objects.filter(({ Name }) => Name === 'Datacenters').flatMap((object) => object.Fields);
  if (fields.every(({ Type }) => Type === 'None')) return [];
  const before = orAll(
    fields.filter(({ Type }) => Type !== 'Added').map(({ Type, Old, New }) => (Type === 'None' ? Old || New : Old)),
  );
  const after = orAll(
    fields.filter(({ Type }) => Type !== 'Deleted').map(({ Type, Old, New }) => (Type === 'None' ? Old || New : New)),
  );
  const lost = !before.every((one) => isWithin(one, after));
  const gained = !after.every((one) => isWithin(one, before));
  if (lost && gained) return ['other datacenters'];
  if (lost) return ['fewer datacenters'];
  return gained ? ['more datacenters'] : [];
}

function orAll(names: readonly string[]): readonly string[] {
  return names.length === 0 ? ['*'] : names;
}

/** A sign that no datacenter has in its name. */
const unknown = '\0';

/**
 * Whether every datacenter that a glob stands for is one of those that some others stand for. What stands for the unknown in its stars stands for anything in
 * them; so one of the others has to do it alone, for no name in them has that sign.
 */
function isWithin(glob: string, others: readonly string[]): boolean {
  const name = glob.replaceAll('*', unknown);
  return others.some((other) => other === glob || matchesPieces(other.split('*'), name));
}

/** Each piece as early as possible, the last at the end. */
function matchesPieces(pieces: readonly string[], name: string): boolean {
  const [first = '', ...rest] = pieces;
  const last = rest.pop();
  if (last === undefined) return name === first;
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = name.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return at <= name.length - last.length;
}
