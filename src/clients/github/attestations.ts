import * as v from 'valibot';
import { orUndefined } from '../../errors.ts';
import { parseJsonOrUndefined } from '../http/json.ts';
import type { GitHub } from './client.ts';
import { readAs } from './responses.ts';
import type { Repository } from './context.ts';

export interface AttestedBuild {
  readonly repositoryId: string;
  /** The commits that it was made from. */
  readonly commits: readonly string[];
}

const ATTESTATIONS = v.object({
  attestations: v.array(v.object({ bundle: v.object({ dsseEnvelope: v.object({ payload: v.string() }) }) })),
});

/** @see https://slsa.dev/spec/v1.0/provenance and https://actions.github.io/buildtypes/workflow/v1 */
const PROVENANCE = v.object({
  subject: v.array(v.object({ digest: v.object({ sha256: v.optional(v.string()) }) })),
  predicate: v.object({
    buildDefinition: v.object({
      internalParameters: v.object({ github: v.object({ repository_id: v.string() }) }),
      resolvedDependencies: v.array(v.object({ digest: v.optional(v.object({ gitCommit: v.optional(v.string()) })) })),
    }),
  }),
});

/**
 * The builds that GitHub holds an attestation of, for an image in a repository. GitHub has verified the signatures; they are not verified again. An attestation of
 * another form is left out.
 *
 * @param digest 64 hexadecimal digits
 * @see https://docs.github.com/en/rest/repos/attestations#list-attestations
 */
export async function listAttestedBuilds(
  github: GitHub,
  repository: Repository,
  digest: string,
): Promise<readonly AttestedBuild[]> {
  const asked = { ...repository, subject_digest: `sha256:${digest}`, predicate_type: 'provenance', per_page: 100 };
  const answer = await orUndefined(github.rest.repos.listAttestations(asked), 'not-found');
  if (answer === undefined) return [];
  const { attestations } = readAs(ATTESTATIONS, answer.data, 'a list of attestations');
  return attestations.flatMap(({ bundle }) => buildIn(bundle.dsseEnvelope.payload, digest) ?? []);
}

function buildIn(payload: string, digest: string): AttestedBuild | undefined {
  const read = v.safeParse(PROVENANCE, parseJsonOrUndefined(Buffer.from(payload, 'base64').toString('utf8')));
  if (!read.success || !read.output.subject.some(({ digest: { sha256 } }) => sha256 === digest)) return undefined;
  const { internalParameters, resolvedDependencies } = read.output.predicate.buildDefinition;
  return {
    repositoryId: internalParameters.github.repository_id,
    commits: resolvedDependencies.flatMap((one) => one.digest?.gitCommit ?? []),
  };
}
