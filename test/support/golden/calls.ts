import { describeData, splitRuns } from './run.ts';
import type { ObservedCall } from './observed.ts';

/** The doubles by the paths that only they have, and the hosts of examples that stand for them. */
const services = [
  { name: 'Nomad', paths: /^\/(?:v1|api\/scheduler)\//, host: 'nomad.example:4646' },
  { name: 'Registry', paths: /^\/(?:api\/|\.well-known\/)/, host: 'registry.example' },
  { name: 'GitHub', paths: /^\//, host: 'api.github.example' },
] as const;

function findService({ path }: ObservedCall): (typeof services)[number] | undefined {
  return services.find(({ paths }) => paths.test(path));
}

/** The hosts of examples by the addresses of the doubles that were asked. */
export function nameHosts(calls: readonly ObservedCall[]): ReadonlyMap<string, string> {
  return new Map(calls.map((call) => [`127.0.0.1:${call.port}`, findService(call)?.host ?? '']));
}

/** The last text that a run wrote to each place for people, such as a comment that it created and then updated. */
export function listWrittenTexts(calls: readonly ObservedCall[]): readonly (readonly [place: string, text: string])[] {
  const texts = new Map<string, string>();
  for (const call of calls) {
    const { body } = readData(call);
    // An empty one is refused: it only shows whether the token may write.
    if (call.method === 'GET' || typeof body !== 'string' || body === '') continue;
    // The only comment that a run updates immediately after it created it.
    if (call.path.includes('/issues/comments/')) texts.delete('POST /issues/7/comments');
    texts.set(`${call.method} ${call.path.replace(/^\/repos\/acme\/jobs/, '')}`, body);
  }
  return [...texts];
}

function readData({ body }: ObservedCall): Readonly<Record<string, unknown>> {
  return body.startsWith('{') ? (JSON.parse(body) as Readonly<Record<string, unknown>>) : {};
}

/** One block for each request: a line, and below it, indented, its body. */
export function describeCalls(calls: readonly ObservedCall[]): string {
  const files = new Set(calls.map((call) => readData(call)['JobHCL']));
  return calls.map((call) => describeCall(call, files)).join('\n');
}

function describeCall(call: ObservedCall, files: ReadonlySet<unknown>): string {
  const { name = '' } = findService(call) ?? {};
  const [path = '', query = ''] = call.path.split('?');
  // Whether Nomad is asked to wait for a change depends on how far it is.
  const parameters = query.split('&').filter((parameter) => !/^(?:$|index=|wait=)/.test(parameter));
  const line = `${name}: ${call.method} ${path}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`;
  const fields = Object.entries(readData(call)).map(([field, value]) => [
    field,
    describeField(field, value, call, files),
  ]);
  if (fields.length === 0) return line;
  const sent = describeData(Object.fromEntries(fields)).trimEnd();
  return `${line}\n${sent.replaceAll(/^(?=.)/gm, '    ')}`;
}

function describeField(name: string, value: unknown, { path }: ObservedCall, files: ReadonlySet<unknown>): unknown {
  if (name === 'body' && value !== '') return '<the text above>';
  if (name === 'JobHCL') return '<the job file>';
  // A plan has the same job as the registration, which shows it.
  if (name === 'Job' && path.includes('/plan')) return '<the job>';
  return describeValue(value, files);
}

/** Drops empty values: they are most of a job in Nomad's JSON. */
function describeValue(value: unknown, files: ReadonlySet<unknown>): unknown {
  if (typeof value === 'string') return files.has(value) ? '<the job file>' : value.trim();
  if (Array.isArray(value)) return value.map((item) => describeValue(item, files));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([, field]) => field !== null && field !== '' && field !== false && field !== 0,
  );
  return Object.fromEntries(kept.map(([name, field]) => [name, describeValue(field, files)]));
}

/**
 * The requests in an order that does not depend on the machine. Reads come first, each once, in alphabetical order, because they are repeated and run side by
 * side. Requests to Nomad after a write depend on its effect: which of them are needed depends on how far Nomad is.
 */
export function sortCalls(text: string): string {
  const blocks = text.split(/\n(?=\S)/);
  const firstWrite = blocks.findIndex((block) => block.startsWith('Nomad: ') && !isRead(block));
  const follows = (block: string, at: number): boolean =>
    firstWrite !== -1 && at > firstWrite && block.startsWith('Nomad: GET ');
  const reads = new Set(blocks.filter((block, at) => isRead(block) && !follows(block, at)));
  const writes = blocks.filter((block) => !isRead(block));
  return [...[...reads].toSorted(), ...sortRuns(writes), ...(blocks.some(follows) ? ['Nomad: GET …'] : [])].join('\n');
}

function isRead(block: string): boolean {
  return /^\w+: (?:GET|POST (?:\/graphql|\S*\/(?:parse|plan)\b))/.test(block);
}

/** Sorts writes that one run may send side by side, such as those of several jobs, and drops repeated ones, such as those of a comment. */
function sortRuns(writes: readonly string[]): readonly string[] {
  return splitRuns(writes, (call) => /^\w+: \w+ (?:\/api\/|[^\n?]*)/.exec(call)?.[0] ?? '').flatMap((run) => [
    ...new Set(run.toSorted()),
  ]);
}
