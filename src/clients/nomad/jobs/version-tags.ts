import * as v from 'valibot';
import type { Call } from '../call.ts';
import { plainSegment } from '../segment.ts';
import { shaped, text } from '../shape.ts';
import type { JobTarget } from '../target.ts';
import type { Wire } from '../wire.ts';

interface TagTarget extends JobTarget {
  readonly tag: string;
}

export interface TagJobVersionRequest extends TagTarget {
  readonly version: number;
  readonly description?: string | undefined;
}

// A server before 1.9 takes the DELETE for that of a job of such a name, and answers as it does to that.
const TAGGED = v.object({ Name: v.string(), Description: text });

/**
 * Tag a version: POST /v1/job/:job_id/versions/:tag/tag, `{Version, Description}`. Never sent again.
 *
 * @throws ServiceError `not-found`; `invalid` (the ID or the tag has a slash: the service cannot address it);
 *   `unauthorized` (`submit-job`, since 1.11.2 also `tag-job-version`); `server` (one before 1.9), `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#create-job-version-tag
 */
export async function tagJobVersion(wire: Wire, request: TagJobVersionRequest): Promise<v.InferOutput<typeof TAGGED>> {
  return await ask(wire, {
    ...tagCall(request),
    method: 'POST',
    body: { Version: request.version, Description: request.description },
  });
}

/**
 * Take a tag away: DELETE /v1/job/:job_id/versions/:tag/tag. Never sent again.
 *
 * @throws ServiceError as Tag a version does.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#delete-job-version-tag
 */
export async function untagJobVersion(wire: Wire, request: TagTarget): Promise<v.InferOutput<typeof TAGGED>> {
  return await ask(wire, { ...tagCall(request), method: 'DELETE' });
}

function tagCall({ id, tag, namespace, region }: TagTarget): Omit<Call, 'method'> {
  return {
    path: `/v1/job/${plainSegment(id, 'job ID', 'The scheduler tags only versions of jobs whose ID has no slash.')}/versions/${plainSegment(tag, 'tag', 'Give the tag another name.')}/tag`,
    namespace,
    region,
    repeatable: false,
    capability: '`submit-job` (or `tag-job-version` since 1.11.2)',
    mistake: 'input',
    since: { version: '1.9.0', older: /^Job must be specified$/ },
  };
}

async function ask(wire: Wire, call: Call): Promise<v.InferOutput<typeof TAGGED>> {
  return wire.read(call, await wire.ask(call), (value) => shaped(TAGGED, value));
}
