import type { Dice } from './dice.ts';

export type Service = 'nomad' | 'registry' | 'github';

/** Kinds of faults with their relative frequency; faults that last as long as a run are rare, because they take time. */
const shares = {
  delay: 14,
  /** The connection is reset before the request is passed on. */
  'reset-unread': 12,
  /** The request is applied, and the connection is reset instead of a response. */
  'reset-applied': 14,
  /** The request is applied, and the connection is reset in the middle of the response. */
  'reset-midway': 10,
  /** The request is applied, and the response is valid HTTP with half of its body. */
  truncated: 8,
  '429': 6,
  /** With a `retry-after` header. */
  '429-timed': 4,
  '500': 8,
  /** The request is applied, and a gateway responds with the error. */
  '500-applied': 6,
  '502-html': 6,
  '502-html-applied': 6,
  /** The request is applied, and answered only after twice the timeout of the run. */
  slow: 2,
  /** The connection stays open without a response. */
  'half-open': 2,
  /** The servers temporarily have no leader: all requests fail for that time. */
  'leader-change': 6,
  'secondary-limit': 6,
} as const;

export type FaultKind = keyof typeof shares;
const faultKinds = Object.keys(shares) as readonly FaultKind[];

const ownKinds: Partial<Record<FaultKind, Service>> = { 'leader-change': 'nomad', 'secondary-limit': 'github' };

export interface Fault {
  readonly kind: FaultKind;
  /** The duration of a delay, of a time without a leader, or of a slow response. */
  readonly milliseconds: number;
}

/** A request by the properties that are the same in every run of a seed. */
export interface NamedRequest {
  readonly method: string;
  /** Without the query, and with random IDs replaced. */
  readonly path: string;
  /** The number of earlier requests with this method and path. */
  readonly before: number;
}

export type FaultPlan = (request: NamedRequest) => Fault | undefined;

const id =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<=dispatch-)\d+-[0-9a-f]+|(?<=periodic-)\d+/g;

/** The path of a request with random IDs replaced. */
export function nameRequest(url: string): string {
  const [path = ''] = url.split('?');
  return decodeURIComponent(path).replaceAll(id, '*');
}

/** Whether a request is a write; parse, plan and GraphQL requests are POST, too, and change nothing. */
export function isWrite({ method, path }: Pick<NamedRequest, 'method' | 'path'>): boolean {
  return method !== 'GET' && !/\/jobs\/parse$|\/plan$|\/graphql$/.test(path);
}

/** Plans the faults of one run for a service; writes fail more often than reads. */
export function planFaults(dice: Dice, service: Service, deadline: number): FaultPlan {
  const read = dice.pick('reads', [0, 0, 0.03, 0.08, 0.3]);
  const write = dice.pick('writes', [0, 0.3, 0.6, 0.9]);
  const kinds = faultKinds.filter((kind) => (ownKinds[kind] ?? service) === service);
  return (request) => {
    const name = `${request.method} ${request.path} ${request.before}`;
    if (!dice.chance(`whether ${name}`, isWrite(request) ? write : read)) return undefined;
    const kind = chooseKindAt(dice.roll(`which ${name}`), kinds);
    const timestamp = dice.between(`how long ${name}`, 10, 300);
    return { kind, milliseconds: kind === 'slow' ? 2 * deadline : timestamp };
  };
}

/** Chooses a kind by its share; `point` is from 0 to below 1. */
function chooseKindAt(point: number, kinds: readonly FaultKind[]): FaultKind {
  let left = point * kinds.reduce((sum, kind) => sum + shares[kind], 0);
  for (const kind of kinds) {
    left -= shares[kind];
    if (left < 0) return kind;
  }
  return 'delay';
}
