import { ActionError } from '../../../errors.ts';
import { capabilitiesIn, includesCapability } from '../../../operations/token/token-rights.ts';
import {
  capabilitiesOf,
  expectedCapabilities,
  type Capability,
  type CheckedMode,
  type NeededCapability,
} from '../needs.ts';
import { failed, passed, skipped, unknown, warned, type Check, type CheckSubject } from '../outcome.ts';
import { findExcess } from './excess.ts';
import { askHarmlessly, type Answered } from './requests.ts';
import type { ConnectionInputs } from '../../../inputs/connection.ts';
import type { Nomad } from '../../../clients/nomad/client.ts';
import type { CheckInputs } from '../inputs.ts';
import type { TokenRights } from './token.ts';

interface RightsQuery {
  readonly nomad: Nomad;
  readonly inputs: Pick<CheckInputs, 'needs'>;
  readonly modes: readonly CheckedMode[];
  readonly connection: ConnectionInputs;
  readonly token: TokenRights & { readonly version: string | undefined };
}

/** What the token may do: a check for each mode, for each request that failed for another reason, and for what no mode needs. */
export async function checkRights(query: RightsQuery): Promise<readonly Check[]> {
  const { nomad, inputs, modes, connection, token } = query;
  const namespace = connection.namespace ?? 'default';
  const subjectOf = (mode: CheckedMode): CheckSubject => ({
    id: `nomad-rights-${mode}`,
    subject: `\`${mode}\` in ${describeNamespace(namespace)}`,
    modes: [mode],
  });
  if (token.kind === 'invalid') return modes.map((mode) => skipped(subjectOf(mode), 'The token is not valid'));
  const needed = new Map(modes.map((mode) => [mode, capabilitiesOf(mode, inputs.needs)]));
  const all = new Set([...needed.values()].flatMap((list) => list.map(({ capability }) => capability)));
  const answers = await askHarmlessly(nomad, all);
  const isGranted = (capability: Capability): boolean | undefined => judge(capability, { answers, token, namespace });
  const rights = [...needed].map(([mode, list]) =>
    checkMode(subjectOf(mode), list, { isGranted, namespace, version: token.version }),
  );
  return [
    ...rights,
    ...failedRequests(answers, needed),
    ...findExcess({ token, namespace, expected: expectedCapabilities(modes, inputs.needs), modes }),
  ];
}

interface Evidence {
  readonly answers: ReadonlyMap<Capability, Answered>;
  readonly token: TokenRights;
  readonly namespace: string;
}

/** An answer of Nomad counts more than what its policies mean. */
function judge(capability: Capability, { answers, token, namespace }: Evidence): boolean | undefined {
  const answer = answers.get(capability);
  if (answer !== undefined && 'granted' in answer) return answer.granted;
  if (token.kind === 'unlimited') return true;
  if (token.kind !== 'limited') return undefined;
  return includesCapability(capabilitiesIn(token.policies, namespace), capability);
}

interface Judgement {
  readonly isGranted: (capability: Capability) => boolean | undefined;
  readonly namespace: string;
  readonly version: string | undefined;
}

function checkMode(
  subject: CheckSubject,
  needed: readonly NeededCapability[],
  { isGranted, namespace, version }: Judgement,
): Check {
  const missing = needed.filter(({ capability }) => isGranted(capability) === false);
  const wayOut = describeAddition(
    namespace,
    missing.map(({ capability }) => capability),
    version,
  );
  if (missing.some(({ only }) => only === undefined)) return failed(subject, missingError(missing, wayOut));
  if (missing.length > 0) return warned(subject, `Lacks ${listNeeded(missing)}`, wayOut);
  const open = needed.filter(({ capability }) => isGranted(capability) === undefined);
  if (open.length > 0)
    return unknown(
      subject,
      `Not known without a change: ${listNeeded(open)}`,
      `Make sure that a policy of the token has: \`${policyLine(
        namespace,
        open.map(({ capability }) => capability),
      )}\``,
    );
  return passed(subject, `Has ${listNeeded(needed.map(({ capability }) => ({ capability })))}`);
}

function missingError(missing: readonly NeededCapability[], hint: string): ActionError {
  return new ActionError({
    reason: 'unauthorized',
    message: `Lacks ${listNeeded(missing)}`,
    help: 'missing-right',
    hint,
  });
}

function listNeeded(needed: readonly NeededCapability[]): string {
  return needed
    .map(({ capability, only }) => `\`${capability}\`${only === undefined ? '' : ` (only for ${only})`}`)
    .join(', ');
}

/** What to add to the policy. Where the version is not known, it may be one that lacks the capabilities. */
function describeAddition(namespace: string, missing: readonly Capability[], version: string | undefined): string {
  const line = policyLine(
    namespace,
    missing.map((capability) => nameIn(capability, version)),
  );
  const isRecent = missing.some((capability) => !oldCapabilities.has(capability));
  const note = version === undefined && isRecent ? ' Before Nomad 1.11.2, `submit-job` is needed instead.' : '';
  return `Add to the policy of the token: \`${line}\`${note === '' ? '' : `.${note}`}`;
}

/** A block that can be added to a policy as it is: Nomad joins several blocks for one namespace. */
function policyLine(namespace: string, capabilities: readonly string[]): string {
  return `namespace ${JSON.stringify(namespace)} { capabilities = [${[...new Set(capabilities)].map((one) => JSON.stringify(one)).join(', ')}] }`;
}

/** The capabilities before 1.11.2; for everything else, these versions need `submit-job`. */
const oldCapabilities: ReadonlySet<Capability> = new Set([
  'parse-job',
  'read-job',
  'list-jobs',
  'dispatch-job',
  'scale-job',
]);

function nameIn(capability: Capability, version: string | undefined): string {
  return version !== undefined && isBefore(version, [1, 11, 2]) && !oldCapabilities.has(capability)
    ? 'submit-job'
    : capability;
}

function isBefore(version: string, other: readonly number[]): boolean {
  const parts = version.split(/[.-]/).map(Number);
  const at = other.findIndex((part, index) => (parts[index] ?? 0) !== part);
  return at !== -1 && (parts[at] ?? 0) < (other[at] ?? 0);
}

/** Requests that failed although the token may send them, or that nobody answered. */
function failedRequests(
  answers: ReadonlyMap<Capability, Answered>,
  needed: ReadonlyMap<CheckedMode, readonly NeededCapability[]>,
): readonly Check[] {
  return [...answers].flatMap(([capability, answer]) => {
    if ('granted' in answer) return [];
    const modes = [...needed].filter(([, list]) => list.some((one) => one.capability === capability));
    const subject = { id: `nomad-request-${capability}`, subject: `Test request for \`${capability}\`` };
    return [failed({ ...subject, modes: modes.map(([mode]) => mode) }, answer.error)];
  });
}

function describeNamespace(namespace: string): string {
  return namespace === '*' ? 'all namespaces' : `namespace \`${namespace}\``;
}
