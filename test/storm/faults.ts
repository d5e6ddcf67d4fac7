import type { Dice } from './dice.ts';

export type Service = 'scheduler' | 'registry' | 'github';

/** What may happen to a request, each with how often among a hundred or so; what lasts as long as a run is rare, for the time that it takes. */
const shares = {
  /** It passes, late. */
  delay: 14,
  /** The connection is reset before anything of it got through. */
  'reset-unread': 12,
  /** It is done, and the connection is reset instead of an answer. */
  'reset-applied': 14,
  /** It is done, and the connection is reset in the middle of the answer. */
  'reset-midway': 10,
  /** It is done, and the answer is whole for HTTP but ends in the middle. */
  truncated: 8,
  '429': 6,
  /** With a time after which to come again. */
  '429-timed': 4,
  '500': 8,
  /** A gateway in between says so, after it let the request through. */
  '500-applied': 6,
  '502-html': 6,
  '502-html-applied': 6,
  /** It is done, and answered only after twice the time that the run has. */
  slow: 2,
  /** The other end is gone, and nobody says so. */
  'half-open': 2,
  /** The servers have no leader for a moment: all requests fail, then none. */
  'leader-change': 6,
  /** GitHub's limit on writing too fast. */
  'secondary-limit': 6,
} as const;

export type FaultKind = keyof typeof shares;
const faultKinds = Object.keys(shares) as readonly FaultKind[];

/** Only one service knows these. */
const ownKinds: Partial<Record<FaultKind, Service>> = { 'leader-change': 'scheduler', 'secondary-limit': 'github' };

export interface Fault {
  readonly kind: FaultKind;
  /** Of a delay, of a time without a leader, and of an answer that is too slow. */
  readonly milliseconds: number;
}

/** A request by what tells it from others in every run of the same seed. */
export interface Named {
  readonly method: string;
  /** Without the query, and without what is new in every run. */
  readonly path: string;
  /** How many of this name came before it. */
  readonly before: number;
}

/** Which requests of one run of a service are hit, and how. */
export type Weather = (request: Named) => Fault | undefined;

const id =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<=dispatch-)\d+-[0-9a-f]+|(?<=periodic-)\d+/g;

/** The path of a request without what is new in every run. */
export function nameOf(url: string): string {
  const [path = ''] = url.split('?');
  return decodeURIComponent(path).replaceAll(id, '*');
}

/** Whether a request changes something; to parse, to plan and to ask GraphQL are POST as well. */
export function isWrite({ method, path }: Pick<Named, 'method' | 'path'>): boolean {
  return method !== 'GET' && !/\/jobs\/parse$|\/plan$|\/graphql$/.test(path);
}

/** What one run meets on its way to a service; writes are hit more often. */
export function weatherOf(dice: Dice, service: Service, deadline: number): Weather {
  const read = dice.pick('reads', [0, 0, 0.03, 0.08, 0.3]);
  const write = dice.pick('writes', [0, 0.3, 0.6, 0.9]);
  const kinds = faultKinds.filter((kind) => (ownKinds[kind] ?? service) === service);
  return (request) => {
    const name = `${request.method} ${request.path} ${request.before}`;
    if (!dice.chance(`whether ${name}`, isWrite(request) ? write : read)) return undefined;
    const kind = kindAt(dice.roll(`which ${name}`), kinds);
    const timestamp = dice.between(`how long ${name}`, 10, 300);
    return { kind, milliseconds: kind === 'slow' ? 2 * deadline : timestamp };
  };
}

/** The kind at a point of the line on which each kind has its share. */
function kindAt(point: number, kinds: readonly FaultKind[]): FaultKind {
  let left = point * kinds.reduce((sum, kind) => sum + shares[kind], 0);
  for (const kind of kinds) {
    left -= shares[kind];
    if (left < 0) return kind;
  }
  return 'delay';
}
