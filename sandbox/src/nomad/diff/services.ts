import type { Doc } from '../shapes/kinds.ts';
import { Service } from '../shapes/services.ts';
import { diffConnect } from './connect.ts';
import { diffFields, diffByKey, emptyToNull, diffSet } from './fields.ts';
import { flattenFree, type Flat } from './flatten.ts';
import { diffIdentity } from './identities.ts';
import { sortObjects } from './order.ts';
import { isEqual, diffFree, pick, list, findShape, diffStructure, readText, readTexts } from './structure.ts';
import type { ObjectDiff } from './types.ts';

const Check = findShape(Service, 'Checks');
const CheckRestart = findShape(Check, 'CheckRestart');

function diffService(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, {
    Name: 'Service',
    shape: Service,
    inside: (old, now) => [
      diffSet(readTexts(old, 'CanaryTags'), readTexts(now, 'CanaryTags'), 'CanaryTags'),
      diffSet(readTexts(old, 'Tags'), readTexts(now, 'Tags'), 'Tags'),
      ...diffByKey(list(old, 'Checks'), list(now, 'Checks'), (check) => readText(check, 'Name'), diffCheck),
      diffConnect(pick(old, 'Connect'), pick(now, 'Connect')),
      diffIdentity(pick(old, 'Identity'), pick(now, 'Identity')),
      diffWeights(pick(old, 'Weights'), pick(now, 'Weights')),
    ],
  });
}

function diffCheck(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, {
    Name: 'Check',
    shape: Check,
    inside: (old, now) => [
      diffFree(pick(old, 'Header'), pick(now, 'Header'), 'Header', flattenFree),
      diffStructure(pick(old, 'CheckRestart'), pick(now, 'CheckRestart'), {
        Name: 'CheckRestart',
        shape: CheckRestart,
      }),
    ],
  });
}

function flattenWeights(doc: Doc | null): Flat {
  const names = Object.keys(doc ?? {}).filter((name) => Number(doc?.[name]) > 0);
  return new Map(names.map((name) => [name, readText(doc ?? {}, name)]));
}

function diffWeights(before: Doc | null, after: Doc | null): ObjectDiff | null {
  if (isEqual(before, after)) return null;
  const Type = before === null ? 'Added' : after === null ? 'Deleted' : 'Edited';
  return {
    Type,
    Name: 'Weights',
    Fields: emptyToNull(diffFields(flattenWeights(before), flattenWeights(after), true)),
    Objects: null,
  };
}

/** Returns the diffs of services. They have no ID: pairs are found by name and port, and by position in the list as a tie-breaker; services without a partner were added or deleted. */
export function diffServices(before: Doc[] | null, after: Doc[] | null): ObjectDiff[] {
  const old = before ?? [];
  const now = after ?? [];
  if (old.length === 1 && now.length === 1)
    return [diffService(old[0] ?? null, now[0] ?? null)].filter((diff) => diff !== null);
  const partners = new Set<number>();
  const diffs = old.map((service, index) => {
    const partner = findPartner(service, index, now, partners);
    if (partner !== -1) partners.add(partner);
    return diffService(service, now[partner] ?? null);
  });
  const added = now.filter((_, index) => !partners.has(index)).map((service) => diffService(null, service));
  return sortObjects([...diffs, ...added].filter((diff) => diff !== null));
}

function findPartner(service: Doc, index: number, candidates: readonly Doc[], partners: ReadonlySet<number>): number {
  let best = { score: 2, partner: -1 };
  for (const [partner, candidate] of candidates.entries()) {
    if (partners.has(partner)) continue;
    const placeScore = partner === index ? 1 : 0;
    const portScore = candidate['PortLabel'] === service['PortLabel'] ? 2 : 0;
    const nameScore = candidate['Name'] === service['Name'] ? 3 : 0;
    const score = placeScore + portScore + nameScore;
    if (score > best.score) best = { score, partner };
  }
  return best.partner;
}
