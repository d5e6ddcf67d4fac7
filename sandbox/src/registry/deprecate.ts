import * as v from 'valibot';
import { findModule, type Run, findVersion } from './endpoint.ts';
import { formatAddress, createId } from './module.ts';
import { jsonApi, type Problem, Refused } from './refused.ts';
import type { Deprecation } from './seeds.ts';

// Other attributes are rejected by assumption: the documentation does not mention any, and a strict sandbox is safer.
const documentSchema = v.strictObject({
  data: v.strictObject({
    type: v.literal('module-versions'),
    attributes: v.strictObject({
      deprecation: v.variant('deprecated-status', [
        v.strictObject({
          'deprecated-status': v.literal('Deprecated'),
          reason: v.exactOptional(v.string()),
          link: v.exactOptional(v.string()),
        }),
        v.strictObject({ 'deprecated-status': v.literal('Undeprecated') }),
      ]),
    }),
  }),
});

const statusPointer = '/data/attributes/deprecation/deprecated-status';

/** Deprecates a version, updates its text, or reinstates it. */
export const changeDeprecation: Run = (call) => {
  const module = findModule(call);
  if (call.registry.organization.entitled === false) throw new Refused(404);
  const version = findVersion(module, call.parts['version']);
  const document = readDocument(call.request.headers['content-type'], call.request.body);
  if (version.revocation !== null) throw createUnprocessable('The version is revoked.', statusPointer);
  if (document === null && version.deprecation === null)
    throw createUnprocessable('The version is not deprecated.', statusPointer);
  call.registry.deprecate(version, document, call.lag);
  const address = `${formatAddress(module)}/${version.version}`;
  const data = { id: createId('modver', address), type: 'module-versions' };
  if (document === null) return { status: 200, json: { data }, headers: jsonApi };
  const detail = { id: createId('dep', address), type: 'deprecations' };
  const json = {
    data: { ...data, relationships: { deprecation: { data: detail } } },
    included: [{ ...detail, attributes: { link: document.link, reason: document.reason } }],
  };
  return { status: 200, json, headers: jsonApi };
};

function readDocument(contentType: string | undefined, body: string): Deprecation | null {
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== 'application/vnd.api+json')
    throw createUnprocessable('The content type must be application/vnd.api+json.', '/data');
  const read = v.safeParse(documentSchema, parseJson(body));
  if (!read.success) throw new Refused(422, read.issues.map(toProblem));
  const { deprecation } = read.output.data.attributes;
  if (deprecation['deprecated-status'] === 'Undeprecated') return null;
  return { reason: deprecation.reason ?? '', link: deprecation.link ?? '' };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw createUnprocessable('The body is not valid JSON.', '/data');
  }
}

function toProblem(issue: v.BaseIssue<unknown>): Problem {
  const keys = issue.path?.map(({ key }) => String(key)) ?? ['data'];
  return { detail: issue.message, pointer: `/${keys.join('/')}` };
}

function createUnprocessable(detail: string, pointer: string): Refused {
  return new Refused(422, [{ detail, pointer }]);
}
