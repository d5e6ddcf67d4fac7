import type { Doc } from '../shapes/kinds.ts';
import { Service } from '../shapes/services.ts';
import { connectDiff } from './connect.ts';
import { fieldDiffs, keyedDiffs, nullify, setDiff } from './fields.ts';
import { flattenFree, type Flat } from './flatten.ts';
import { identityDiff } from './identities.ts';
import { sortObjects } from './order.ts';
import { alike, freeDiff, inner, list, findShape, structureDiff, readText, texts } from './structure.ts';
import type { ObjectDiff } from './types.ts';

const Check = findShape(Service, 'Checks');
const CheckRestart = findShape(Check, 'CheckRestart');

function serviceDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, {
    Name: 'Service',
    shape: Service,
    inside: (old, now) => [
      setDiff(texts(old, 'CanaryTags'), texts(now, 'CanaryTags'), 'CanaryTags'),
      setDiff(texts(old, 'Tags'), texts(now, 'Tags'), 'Tags'),
      ...keyedDiffs(list(old, 'Checks'), list(now, 'Checks'), (check) => readText(check, 'Name'), checkDiff),
      connectDiff(inner(old, 'Connect'), inner(now, 'Connect')),
      identityDiff(inner(old, 'Identity'), inner(now, 'Identity')),
      weightsDiff(inner(old, 'Weights'), inner(now, 'Weights')),
    ],
  });
}

function checkDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return structureDiff(before, after, {
    Name: 'Check',
    shape: Check,
    inside: (old, now) => [
      freeDiff(inner(old, 'Header'), inner(now, 'Header'), 'Header', flattenFree),
      structureDiff(inner(old, 'CheckRestart'), inner(now, 'CheckRestart'), {
        Name: 'CheckRestart',
        shape: CheckRestart,
      }),
    ],
  });
}

function flatWeights(doc: Doc | null): Flat {
  const names = Object.keys(doc ?? {}).filter((name) => Number(doc?.[name]) > 0);
  return new Map(names.map((name) => [name, readText(doc ?? {}, name)]));
}

function weightsDiff(before: Doc | null, after: Doc | null): ObjectDiff | null {
  if (alike(before, after)) return null;
  const Type = before === null ? 'Added' : after === null ? 'Deleted' : 'Edited';
  return {
    Type,
    Name: 'Weights',
    Fields: nullify(fieldDiffs(flatWeights(before), flatWeights(after), true)),
    Objects: null,
  };
}

/** Diffs of services. They have no ID: pairs are found by name and port, and by position in the list as a tie-breaker; services without a partner were added or deleted. */
export function serviceDiffs(before: Doc[] | null, after: Doc[] | null): ObjectDiff[] {
  const old = before ?? [];
  const now = after ?? [];
  if (old.length === 1 && now.length === 1)
    return [serviceDiff(old[0] ?? null, now[0] ?? null)].filter((diff) => diff !== null);
  const taken = new Set<number>();
  const diffs = old.map((service, index) => {
    const partner = findPartner(service, index, now, taken);
    if (partner !== -1) taken.add(partner);
    return serviceDiff(service, now[partner] ?? null);
  });
  const added = now.filter((_, index) => !taken.has(index)).map((service) => serviceDiff(null, service));
  return sortObjects([...diffs, ...added].filter((diff) => diff !== null));
}

function findPartner(service: Doc, index: number, candidates: readonly Doc[], taken: ReadonlySet<number>): number {
  let best = { score: 2, partner: -1 };
  for (const [partner, candidate] of candidates.entries()) {
    if (taken.has(partner)) continue;
    const samePlace = partner === index ? 1 : 0;
    const samePort = candidate['PortLabel'] === service['PortLabel'] ? 2 : 0;
    const sameName = candidate['Name'] === service['Name'] ? 3 : 0;
    const score = samePlace + samePort + sameName;
    if (score > best.score) best = { score, partner };
  }
  return best.partner;
}
