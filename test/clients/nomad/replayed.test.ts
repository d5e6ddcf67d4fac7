import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ActionErrors, ServiceError } from '../../../src/errors.ts';
import type { DialectName } from '../../../src/clients/nomad/wire/dialect.ts';
import { readExchanges, scenarioNames, type Exchange } from '../../support/scenarios.ts';
import { agrees } from './agreement.ts';
import { predictKind, expectKind, type RefusalKind } from './expected-kind.ts';
import { callFor } from './recorded-calls.ts';
import { start } from './talking.ts';

/** Recorded requests that the client never makes, and why. */
const unsupportedRequests: Readonly<Record<string, string>> = {
  'acl: auth methods are public': 'the auth method is an input',
  'check-and-set: index without enforcing is ignored': 'an index is always enforced',
  'check-and-set: update path does not match the job': 'the path is made of the job',
  'dispatch: payload not base64': 'the client encodes it',
  'dispatch: empty body': 'there is always a body',
  'dispatch: raw payload variant': 'the other variant takes meta too',
  'http-and-names: HEAD': 'no endpoint',
  'http-and-names: leader': 'no mode uses it',
  'http-and-names: wrong method': 'no endpoint',
  'http-and-names: unknown path': 'no endpoint',
  'http-and-names: root': 'no endpoint',
  'http-and-names: body not JSON': 'the client encodes it',
  'http-and-names: body empty': 'there is always a body',
  'http-and-names: body of a wrong type': 'the ID of a job is a string',
  'http-and-names: purge: bad bool': 'the client sends valid booleans',
  'http-and-names: eval priority out of range': 'no mode uses it',
  'http-and-names: stale: bad': 'the client sends valid booleans',
  'lifecycle-service: submission': 'no mode uses it',
  'list: per_page: bad': 'the client sends valid numbers',
  'list: bad index': 'the client sends only indexes that a server returned',
  'list: bad wait': 'the client sends valid numbers',
  'list: pretty': 'the client does not need readable JSON',
  'list: blocking: returns at the end of its wait': 'covered by the tests of `watch`',
  'parse: body is not JSON': 'the client encodes it',
  'parse: empty body': 'there is always a body',
  'parse: method': 'no endpoint',
  'parse: validate: fine': 'no mode uses it',
  'parse: validate: not': 'no mode uses it',
  'plan-refusals: no job': 'there is always a job',
  'plan-refusals: path does not match': 'the path is made of the job',
  'plan-refusals: job is JSON with a duration as text': 'recorded as text; covered by refusals.test.ts',
  'revert-and-versions: job id missing': 'the ID goes into the body too',
  'revert-and-versions: job id differs': 'the ID goes into the body too',
  'revert-and-versions: tag version 1': 'no mode uses it',
  'revert-and-versions: untag': 'no mode uses it',
  'revert-and-versions: unknown tag': 'no mode uses it',
  'revert-and-versions: versions: diff against a tag': 'no mode uses it',
  'revert-and-versions: versions: diff against a version': 'no mode uses it',
  'revert-and-versions: stable: job id missing': 'the ID goes into the body too',
  'rollout-batch-and-system: logs: stderr tail': 'not an endpoint of the jobs API',
  'rollout-batch-and-system: logs: unknown task': 'not an endpoint of the jobs API',
  'scale: no target': 'there is always a target',
  'scale: message only': 'no mode uses it',
  'scale: error as a bool': 'no mode uses it',
  'scale: error as text, as the document has it': 'no mode uses it',
  'scale: count and error': 'no mode uses it',
  'scale: job in payload does not match': 'the payload names no job',
};

/** Requests that the client rejects before sending, because Nomad would reject or misread them. */
const namedRefusals: Readonly<Record<string, RefusalKind>> = {
  'http-and-names: empty: register refused': 'invalid',
  'http-and-names: double slash redirects': 'invalid',
  'http-and-names: dot dot redirects': 'invalid',
};
const refusedByClient: Readonly<Record<DialectName, Readonly<Record<string, RefusalKind>>>> = {
  nomad: namedRefusals,
  generic: namedRefusals,
};

interface Identified extends Exchange {
  readonly id: string;
}

const allExchanges = scenarioNames.flatMap((scenario) =>
  readExchanges(scenario).map((exchange) => ({ ...exchange, id: `${scenario}: ${exchange.name}`, scenario })),
);

test('replay: every one of 413 recorded exchanges is played or has a reason', () => {
  expect(allExchanges).toHaveLength(413);
  expect(allExchanges.filter(({ id }) => id in unsupportedRequests).map(({ id }) => id)).toEqual(
    expect.arrayContaining(Object.keys(unsupportedRequests)),
  );
  expect(allExchanges.filter((row) => callFor(row) === undefined && !(row.id in unsupportedRequests))).toEqual([]);
});

/** The result of one exchange. */
interface Played {
  readonly id: string;
  readonly outcome: string;
  readonly differences: readonly string[];
  readonly requests: readonly object[];
  readonly tokens: readonly boolean[];
}

describe.for(['nomad', 'generic'] as const)('replay in the %s dialect', (dialect) => {
  test.for(scenarioNames)('replay: the recorded requests of %s are sent and their responses read', async (scenario) => {
    const story = allExchanges.filter((row) => row.scenario === scenario && !(row.id in unsupportedRequests));
    let recorded: Exchange | undefined;
    const { server, nomad, anonymous } = await startTwo(dialect, (response) => answer(response, recorded, dialect));
    const played: Played[] = [];
    for (const exchange of story) {
      recorded = exchange;
      const before = server.requests.length;
      const ask = callFor(exchange);
      const input = ask?.(hasToken(exchange) ? nomad : anonymous) ?? Promise.reject(new Error('not asked'));
      const end = await awaitEnd(input, exchange);
      const data = server.requests.slice(before);
      const tokenHeader = dialect === 'nomad' ? 'x-nomad-token' : 'authorization';
      played.push({
        id: exchange.id,
        ...end,
        requests: data.map(({ method, url, body }) => normalizeRequest(method, url, body)),
        tokens: data.map(({ headers }) => headers[tokenHeader] !== undefined),
      });
    }
    expect(played).toEqual(story.map((exchange) => expectPlayed(exchange, dialect)));
    expect(server.connections()).toBeLessThanOrEqual(2);
  });
});

function hasToken({ request }: Exchange): boolean {
  return Object.keys(request.headers).some((name) => /token|authorization/i.test(name));
}

async function awaitEnd(
  input: Promise<unknown>,
  { response }: Exchange,
): Promise<Pick<Played, 'outcome' | 'differences'>> {
  try {
    return { outcome: 'answered', differences: agrees(toContent(await input), response.body) };
  } catch (error) {
    const row: unknown = error instanceof ActionErrors ? error.list[0] : error;
    return { outcome: row instanceof ServiceError ? readErrorKind(row) : String(row), differences: [] };
  }
}

function expectPlayed(exchange: Identified, dialect: DialectName): Played {
  const { id, request, response } = exchange;
  const here = refusedByClient[dialect][id];
  const expected = response.status < 300 ? 'answered' : predictKind(response.status, String(response.body));
  const body = JSON.stringify(bodyAsRecorded(exchange));
  const method = request.method === 'PUT' ? 'POST' : request.method;
  return {
    id,
    outcome: here ?? expected,
    differences: [],
    requests: here === undefined ? [normalizeRequest(method, urlAsRecorded(exchange, dialect), body)] : [],
    tokens: here === undefined ? [hasToken(exchange)] : [],
  };
}

/** Returns the content of the response without the fields that the client adds. */
function toContent(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) {
    return result;
  }
  const { raw: _, ...others } = result as { raw?: string };
  return 'jobs' in result ? result.jobs : Array.isArray(result) ? result : others;
}

async function startTwo(dialect: DialectName, step: (response: ServerResponse) => void) {
  const { server, nomad } = await start((_seen, response) => step(response), { dialect });
  const { nomad: anonymous } = await start([], { dialect, token: undefined, address: server.url });
  return { server, nomad, anonymous };
}

function answer(response: ServerResponse, recorded: Exchange | undefined, dialect: DialectName): void {
  const { status, headers, body } = recorded?.response ?? { status: 599, headers: {}, body: '' };
  const renamed = Object.entries(headers).map(([name, value]) => [
    dialect === 'nomad' ? name : name.replace(/^x-nomad-/, 'x-service-'),
    value,
  ]);
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  response.writeHead(status, Object.fromEntries(renamed) as Record<string, string>);
  response.end(isJson ? JSON.stringify(body) : String(body));
}

/** Returns a request in a comparable form: defaults that Nomad assumes are left out. */
function normalizeRequest(method = '', path = '', body = ''): object {
  const url = new URL(path, 'http://nomad');
  const fields: unknown = body === '' ? {} : JSON.parse(body);
  return { method, path: url.pathname, query: Object.fromEntries(url.searchParams), body: bare(fields) };
}

function bare(value: unknown): unknown {
  const entries = Object.entries(value ?? {}).map(([key, field]) => [key, key === 'EvalOptions' ? bare(field) : field]);
  return Object.fromEntries(entries.filter(([, field]) => field !== false && JSON.stringify(field) !== '{}'));
}

/** Outrider's requests name the namespace of the job in their body. */
function urlAsRecorded({ request }: Exchange, dialect: DialectName): string {
  const url = new URL(request.path, 'http://nomad');
  const { Job } = (request.body ?? {}) as { readonly Job?: { readonly Namespace?: string | null } };
  if (typeof Job?.Namespace === 'string' && !url.searchParams.has('namespace')) {
    url.searchParams.set('namespace', Job.Namespace);
  }
  if (request.method === 'POST') url.pathname = url.pathname.replace(/^\/v1\/job\/[^/]+$/, '/v1/jobs');
  const isServices = dialect === 'generic' && url.pathname.endsWith('/services');
  return (isServices ? url.pathname.replace('/v1', '') : url.pathname) + url.search;
}

/** The client sends a missing text as an empty one. */
function bodyAsRecorded({ request, name }: Exchange): unknown {
  const body = (request.body ?? {}) as Record<string, unknown>;
  if (name === 'login: nothing given') {
    return { AuthMethodName: '', LoginToken: '' };
  }
  if (name === 'no group') {
    return { ...body, Target: { Group: '' } };
  }
  return body;
}

/** The message of an error in a job file is that of the parser. */
function readErrorKind({ location, message, reason }: ServiceError): RefusalKind {
  return location === undefined ? expectKind(message, reason) : 'invalid';
}
