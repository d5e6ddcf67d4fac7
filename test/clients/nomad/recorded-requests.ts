import type { Job } from '../../../src/clients/nomad/jobs/job.ts';
import type { PermittedNomad } from '../../support/permitted.ts';

/** A recorded request: job ID, query and body. */
export interface RecordedRequest {
  readonly id: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: Body;
}

/** Fields of bodies, named as in the recordings and in Nomad's documentation. */
export interface Body extends Record<string, unknown> {
  readonly Job: Job;
  readonly JobHCL: string;
  readonly JobVersion: number;
  readonly Stable: boolean;
  readonly Meta?: Record<string, string>;
  readonly Submission?: { readonly Source: string; readonly Format: 'hcl2' };
  readonly EvalOptions?: { readonly ForceReschedule?: boolean };
  readonly Target: { readonly Group: string };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const bool = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
export const number = (value: unknown): number | undefined => (value === undefined ? undefined : Number(value));

export function place({ namespace, region }: RecordedRequest['query']): {
  namespace: string | undefined;
  region: string | undefined;
} {
  return { namespace, region };
}

export function toList(query: RecordedRequest['query']): Parameters<PermittedNomad['listJobs']>[0] {
  return {
    prefix: query['prefix'],
    filter: query['filter'],
    perPage: number(query['per_page']),
    nextToken: query['next_token'],
    reverse: query['reverse'] === 'true',
    meta: query['meta'] === 'true',
    ...place(query),
  };
}

export function toCreate(body: Body): Parameters<PermittedNomad['createJob']>[0] {
  return {
    job: body.Job,
    enforceIndex: body['EnforceIndex'] === true ? Number(body['JobModifyIndex'] ?? 0) : undefined,
    preserveCounts: bool(body['PreserveCounts']),
    submission: body.Submission && { source: body.Submission.Source, format: body.Submission.Format },
  };
}

export function toParse(body: Body): Parameters<PermittedNomad['parseJob']>[0] {
  const [variables, canonicalize] = [text(body['Variables']), bool(body['Canonicalize'])];
  return { source: body.JobHCL, file: 'a.hcl', variables, canonicalize };
}

export function toLogIn(body: Body): Parameters<PermittedNomad['logIn']>[0] {
  return { authMethod: text(body['AuthMethodName']) ?? '', identityToken: text(body['LoginToken']) ?? '' };
}

export function toDispatch({ id, query, body }: RecordedRequest): Parameters<PermittedNomad['dispatchJob']>[0] {
  const payload = text(body['Payload']);
  return {
    id,
    payload: payload === undefined ? undefined : Buffer.from(payload, 'base64'),
    meta: body.Meta,
    idempotencyToken: query['idempotency_token'],
    idPrefixTemplate: text(body['IdPrefixTemplate']),
    priority: number(body['Priority']),
  };
}

export function toScale({ id, body }: RecordedRequest): Parameters<PermittedNomad['scaleTaskGroup']>[0] {
  return {
    id,
    group: text((body.Target as { Group?: string } | undefined)?.Group) ?? '',
    count: number(body['Count']) ?? 0,
    message: text(body['Message']),
    meta: body.Meta,
    enforceIndex: number(body['JobModifyIndex']),
  };
}
