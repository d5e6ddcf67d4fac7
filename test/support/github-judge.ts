import { OpenAPIBackend, type Document } from 'openapi-backend';
import { readDescription } from './github-description.ts';

/** A request as it came over the wire. */
export interface ObservedRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Empty when there was none. */
  readonly body: string;
}

/** Validates requests and responses against GitHub's OpenAPI description, and collects the violations. */
export interface Judge {
  request(request: ObservedRequest): void;
  /** A response of a double; `body` is its parsed JSON, `undefined` without a body. */
  response(request: ObservedRequest, status: number, body: unknown): void;
  /** Throws with all violations since the last call, if there are any. */
  verdict(): void;
}

export async function createJudge(): Promise<Judge> {
  const backend = await (described ??= load());
  let violations: string[] = [];
  const addViolations = (request: ObservedRequest, messages: readonly string[]): void => {
    violations.push(...messages.map((text) => `${request.method} ${request.url}: ${text}`));
  };
  return {
    request: (request) =>
      addViolations(request, isGraphql(request) ? graphqlViolations(request) : requestViolations(backend, request)),
    response: (request, status, body) => {
      if (!isGraphql(request)) addViolations(request, responseViolations(backend, request, status, body));
    },
    verdict() {
      const messages = violations;
      violations = [];
      if (messages.length > 0) throw new Error(`Against GitHub's OpenAPI description:\n${messages.join('\n')}`);
    },
  };
}

/** A double of GitHub that validates every request it received when it is disposed of; a violation fails the test. */
export async function judgeRequests<T extends AsyncDisposable & { readonly requests: readonly ObservedRequest[] }>(
  double: T,
): Promise<T> {
  const judge = await createJudge();
  return {
    ...double,
    async [Symbol.asyncDispose]() {
      await double[Symbol.asyncDispose]();
      for (const request of double.requests) judge.request(request);
      judge.verdict();
    },
  };
}

// Read and compiled once per process: it takes a tenth of a second.
let described: Promise<OpenAPIBackend> | undefined;

function load(): Promise<OpenAPIBackend> {
  const formats = {
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
    uri: (text: string) => URL.canParse(text),
    email: /@/,
  };
  // Optimized validators would take longer to make than they save.
  const definition = withNulls(readDescription()) as Document;
  return new OpenAPIBackend({
    definition,
    quick: true,
    strict: true,
    ajvOpts: { formats, code: { optimize: false } },
  }).init();
}

/** Ajv takes `nullable` only beside a `type`; a choice or a list of values that may be null has null among its parts instead. */
function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNulls);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = value as Readonly<Record<string, unknown>>;
  const choice = ['oneOf', 'anyOf'].find((name) => Array.isArray(rest[name]));
  const isChoice = nullable === true && choice !== undefined && rest['type'] === undefined;
  const all = isChoice
    ? { ...rest, [choice]: [...(rest[choice] as unknown[]), { type: 'string', nullable, enum: [null] }] }
    : nullable === true && Array.isArray(rest['enum'])
      ? { ...value, enum: [...new Set([...(rest['enum'] as unknown[]), null])] }
      : value;
  return Object.fromEntries(Object.entries(all).map(([key, child]) => [key, withNulls(child)]));
}

/** The OpenAPI description does not cover GraphQL, of which Outrider uses three queries. */
function isGraphql({ method, url }: ObservedRequest): boolean {
  return method === 'POST' && url === '/graphql';
}

function graphqlViolations({ body }: ObservedRequest): string[] {
  const query: unknown = (parse(body) as { readonly query?: unknown } | null | undefined)?.query;
  return typeof query === 'string' ? [] : ['a body without a query'];
}

type Operation = ReturnType<OpenAPIBackend['router']['matchOperation']>;

/** By method and path: to find one takes a millisecond, because the router reads the whole description for it. */
const operations = new Map<string, Operation | undefined>();

function findOperation(backend: OpenAPIBackend, { method, path }: { readonly method: string; readonly path: string }) {
  const key = `${method} ${path.split('?', 1)[0] ?? ''}`;
  if (!operations.has(key)) operations.set(key, backend.router.matchOperation({ method, path, headers: {} }));
  return operations.get(key);
}

function requestViolations(backend: OpenAPIBackend, { method, url, headers, body }: ObservedRequest): string[] {
  const sent = { method, path: url, headers: dropUndefined(headers), body: body === '' ? undefined : body };
  const operation = findOperation(backend, sent);
  if (operation === undefined) return ['not an operation that Outrider is known to use'];
  const violations = listMessages(backend.validateRequest(sent, operation).errors);
  return sent.body !== undefined && operation.requestBody === undefined ? [...violations, 'takes no body'] : violations;
}

function responseViolations(
  backend: OpenAPIBackend,
  { method, url }: ObservedRequest,
  status: number,
  body: unknown,
): string[] {
  const operation = findOperation(backend, { method, path: url });
  if (operation === undefined) return [];
  const known = operation.responses?.[status] as { readonly content?: unknown } | undefined;
  // Errors that every operation can have, such as 404, are described for some only.
  if (known === undefined) return status >= 400 ? [] : [`answered ${status}, which is not described`];
  if (known.content === undefined) return body === undefined ? [] : [`answered ${status} with a body`];
  return listMessages(backend.validateResponse(body, operation, status).errors).map(
    (text) => `answered ${status}: ${text}`,
  );
}

type ValidationError = NonNullable<ReturnType<OpenAPIBackend['validateRequest']>['errors']>[number];

function listMessages(errors: readonly ValidationError[] | null | undefined): string[] {
  return (errors ?? []).map(({ instancePath, message = '', params }) => {
    const extra: unknown = params['additionalProperty'];
    return `${instancePath} ${message}${typeof extra === 'string' ? `: ${extra}` : ''}`.trim();
  });
}

function dropUndefined(headers: ObservedRequest['headers']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
