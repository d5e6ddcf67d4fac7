import { listUpTo } from '../../../report/markdown/fit.ts';
import { passed, warned, type Check, type CheckSubject } from '../outcome.ts';
import type { AclPolicy } from '../../../clients/nomad/acl.ts';
import type { CheckedMode } from '../needs.ts';
import type { TokenRights } from './token.ts';

interface Excess {
  readonly token: TokenRights;
  /** Of the jobs. */
  readonly namespace: string;
  readonly expected: ReadonlySet<string>;
  readonly modes: readonly CheckedMode[];
}

/** Capabilities that change nothing and show no secrets. */
const harmless: ReadonlySet<string> = new Set([
  'deny',
  'list-jobs',
  'parse-job',
  'read-job',
  'plan-job',
  'read-job-scaling',
  'list-scaling-policies',
  'read-scaling-policy',
  'csi-list-volume',
  'csi-read-volume',
  'host-volume-read',
]);

/** Whether the policies of a token allow more than the modes need; no check where they are not known, or everything is allowed. */
export function findExcess({ token, namespace, expected, modes }: Excess): readonly Check[] {
  if (token.kind !== 'limited') return [];
  const subject: CheckSubject = { id: 'nomad-least-privilege', subject: 'Least privilege', modes };
  const grants = token.policies.flatMap((policy) => [...namespaceGrants(policy), ...clusterGrants(policy)]);
  const isExpected = ({ right, place }: Grant): boolean =>
    harmless.has(right) || (expected.has(right) && (place === namespace || namespace === '*'));
  const more = grants.filter((grant) => !isExpected(grant));
  if (more.length === 0) return [passed(subject, 'The token may change nothing that the modes do not need')];
  const byPlace = Map.groupBy(more, ({ place }) => place);
  const found = [...byPlace].map(([place, same]) => describeGrants(place, new Set(same.map(({ right }) => right))));
  const wayOut = 'Remove it from the policy, or use a token of its own for these modes.';
  return [warned(subject, `The token may do more than the modes need: ${found.join('; ')}`, wayOut)];
}

/** A right, and the namespace where it is granted; undefined for the cluster. */
interface Grant {
  readonly right: string;
  readonly place: string | undefined;
}

function namespaceGrants({ RulesJSON }: AclPolicy): readonly Grant[] {
  return RulesJSON.Namespaces.flatMap(({ Name: place, Capabilities, Variables }) => {
    if (Capabilities.includes('deny')) return [];
    const hasVariables = Variables?.Paths.some(({ Capabilities: rights }) => !rights.includes('deny')) ?? false;
    const rights = [...Capabilities, ...(hasVariables ? ['variables'] : [])];
    return rights.map((right) => ({ right, place }));
  });
}

function clusterGrants({ RulesJSON: { Agent, Node, Operator, Quota } }: AclPolicy): readonly Grant[] {
  return Object.entries({ agent: Agent, node: Node, operator: Operator, quota: Quota }).flatMap(([name, rule]) =>
    rule?.Policy === 'write' ? [{ right: `${name}:write`, place: undefined }] : [],
  );
}

const mostShown = 5;

function describeGrants(place: string | undefined, rights: ReadonlySet<string>): string {
  const shown = listUpTo(
    [...rights].map((right) => `\`${right}\``),
    ', ',
    mostShown,
  );
  return place === undefined ? `${shown} in the cluster` : `${shown} in namespace \`${place}\``;
}
