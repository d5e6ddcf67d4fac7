import { ActionError, orUndefined } from '../../errors.ts';
import { capabilitiesIn, includesCapability, isUnlimited, readTokenPolicies } from './token-rights.ts';
import { policyLine } from '../../clients/nomad/wire/nomad-refusal.ts';
import type { AclPolicy } from '../../clients/nomad/acl.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { Promotion } from '../../inputs/job.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { Verdict } from '../../nomad-plan/verdict.ts';

interface PromotionCheck {
  readonly inputs: { readonly nomad: ConnectionInputs; readonly wait: boolean; readonly promotion: Promotion };
  readonly nomad: Pick<Nomad, 'readOwnToken' | 'readAclRole' | 'readAclPolicy'>;
}

/** A job whose canaries wait for promotion after the write. */
interface PromotedJob {
  readonly id: string;
  /** Undefined: that of the inputs. */
  readonly namespace?: string | undefined;
  /** Its job file. */
  readonly file?: string | undefined;
}

/**
 * Checks before a write that the run may promote the canaries that the write creates. Where the token or its policies cannot be read, nothing is known, and
 * Nomad itself decides after the write.
 *
 * @returns the error for each job that could not be promoted; without jobs it costs no request
 */
export async function findPromotionDenials(
  jobs: readonly PromotedJob[],
  { inputs, nomad }: PromotionCheck,
): Promise<readonly ActionError[]> {
  const { wait, promotion, nomad: connection } = inputs;
  if (!wait || promotion.after === undefined || connection.dialect !== 'nomad') return [];
  const policies = jobs.length === 0 ? undefined : await orUndefined(readPolicies(nomad, connection.region));
  if (policies === undefined) return [];
  return jobs.flatMap(({ id, file, namespace = connection.namespace ?? 'default' }) =>
    includesCapability(capabilitiesIn(policies, namespace), 'promote-deployment')
      ? []
      : [deniedError(id, namespace, file)],
  );
}

/**
 * Whether a write creates canaries that Nomad does not promote by itself.
 *
 * @param job as it is written
 * @param groups what its plan shows
 */
export function createsManualCanaries(job: Job, groups: Verdict['groups']): boolean {
  const withCanaries = new Set(groups.filter(({ canaries }) => canaries > 0).map(({ name }) => name));
  const updated = (job.TaskGroups ?? []).filter(({ Name }) => withCanaries.has(Name ?? ''));
  return updated.some(({ Update: update }) => !(isRecord(update) && update['AutoPromote'] === true));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The policies of the run's own token; undefined for a management token, and where ACLs are off. */
async function readPolicies(
  nomad: PromotionCheck['nomad'],
  region: string | undefined,
): Promise<readonly AclPolicy[] | undefined> {
  const token = await nomad.readOwnToken({ region, once: true });
  return isUnlimited(token) ? undefined : readTokenPolicies(nomad, token, region);
}

function deniedError(job: string, namespace: string, file: string | undefined): ActionError {
  return new ActionError({
    reason: 'unauthorized',
    message: `The canaries of \`${job}\` could not be promoted: the token lacks the capability \`promote-deployment\` in namespace \`${namespace}\`. Nothing was written`,
    location: file === undefined ? undefined : { file },
    help: 'missing-right',
    hint: `Add to the policy of the token: \`${policyLine(namespace, ['promote-deployment'])}\`. Or set \`promote: off\`, and promote the canaries yourself.`,
  });
}
