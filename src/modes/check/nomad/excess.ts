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
  const more = token.policies.flatMap((policy) => [
    ...namespaceExcess(policy, namespace, expected),
    ...clusterExcess(policy),
  ]);
  if (more.length === 0) return [passed(subject, 'The token may change nothing that the modes do not need')];
  const found = `The token may do more than the modes need: ${[...new Set(more)].join(', ')}`;
  return [warned(subject, found, 'Remove it from the policy, or use a token of its own for these modes.')];
}

function namespaceExcess(
  { RulesJSON }: AclPolicy,
  namespace: string,
  expected: ReadonlySet<string>,
): readonly string[] {
  return RulesJSON.Namespaces.flatMap(({ Name, Capabilities, Variables }) => {
    if (Capabilities.includes('deny')) return [];
    const isOfJobs = Name === namespace || namespace === '*';
    const where = isOfJobs ? '' : ` in namespace \`${Name}\``;
    const more = Capabilities.filter((one) => !harmless.has(one) && !(isOfJobs && expected.has(one)));
    const variables = Variables?.Paths.some(({ Capabilities: rights }) => !rights.includes('deny')) ?? false;
    return [...more.map((one) => `\`${one}\`${where}`), ...(variables ? [`Nomad variables${where}`] : [])];
  });
}

function clusterExcess({ RulesJSON: { Agent, Node, Operator, Quota } }: AclPolicy): readonly string[] {
  return Object.entries({ agent: Agent, node: Node, operator: Operator, quota: Quota }).flatMap(([name, rule]) =>
    rule?.Policy === 'write' ? [`\`${name}:write\``] : [],
  );
}
