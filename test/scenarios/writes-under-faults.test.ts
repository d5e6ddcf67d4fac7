import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { writingVerbs } from '../support/writing.ts';
import { isWrite, type FaultKind } from '../storm/faults.ts';
import { startFaultProxy } from '../storm/proxy.ts';

/** The expected result of a run whose first write has a fault. */
interface Expected {
  readonly exitCode: number;
  readonly changed: 'true' | 'false';
  readonly reason: string;
  /** The number of requests that write. */
  readonly sent: number;
  /** The number of times that the change took effect. */
  readonly effects: number;
  /** The number of receipts: writes that took effect, or may have. */
  readonly receipts: number;
  readonly words: RegExp;
}

const done: Expected = {
  exitCode: 0,
  changed: 'true',
  reason: '',
  sent: 1,
  effects: 1,
  receipts: 1,
  words: /^(?!.*could not)/i,
};
const failed = { exitCode: 1, changed: 'false' } as const;
const unknown: Expected = { ...done, ...failed, reason: 'timed-out', words: /Could not determine whether/ };
const nothing = { ...failed, effects: 0, receipts: 0 } as const;

interface FaultRow {
  /** The fault of the first write. */
  readonly kind?: FaultKind;
  readonly milliseconds?: number;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly expected: Expected;
}

const faultRows = {
  refused: {
    expected: {
      ...nothing,
      reason: 'unauthorized',
      sent: 1,
      words: /`web` was not [a-z]+: the token needs `[a-z-]+` in namespace `default`/,
    },
  },
  'lost before it takes effect': { kind: 'reset-unread', expected: { ...done, sent: 2 } },
  'lost after it took effect': { kind: 'reset-applied', expected: done },
  'answered with half a body': { kind: 'truncated', expected: done },
  'answered with 500 although it took effect': { kind: '500-applied', expected: done },
  'answered with 502 although it took effect': { kind: '502-html-applied', expected: done },
  'rate-limited': { kind: '429', expected: { ...done, sent: 2 } },
  'answered after the timeout': { kind: 'slow', milliseconds: 3000, inputs: { timeout: '2s' }, expected: unknown },
  'not yet answered when the run is cancelled': { kind: 'slow', milliseconds: 60_000, expected: unknown },
  'preceded by another user': {
    kind: 'delay',
    milliseconds: 1000,
    expected: { ...nothing, reason: 'conflict', sent: 1, words: /has changed|was changed|process changed the job/ },
  },
} as const satisfies Readonly<Record<string, FaultRow>>;

type FaultName = keyof typeof faultRows;
type VerbName = keyof typeof writingVerbs;

/** Nomad recognizes a dispatch that is repeated. */
const repeated = { sent: 2 };
/** A launch by this run looks like any other launch: it is not repeated, and a second run launches the job again. */
const unknownLaunch = { ...failed, words: unknown.words, sent: 1 };
const unreachable = { ...unknownLaunch, reason: 'unreachable' };
const server = { ...unknownLaunch, reason: 'server' };

const exceptions: Partial<Record<VerbName, Partial<Record<FaultName, Partial<Expected>>>>> = {
  dispatch: {
    refused: { words: /Not dispatched: the token needs `dispatch-job`/ },
    'lost after it took effect': repeated,
    'answered with half a body': repeated,
    'answered with 500 although it took effect': repeated,
    'answered with 502 although it took effect': repeated,
  },
  'periodic-force': {
    'lost before it takes effect': { ...unreachable, effects: 0 },
    'lost after it took effect': unreachable,
    'answered with half a body': server,
    'answered with 500 although it took effect': server,
    'answered with 502 although it took effect': unreachable,
  },
  // The changes of a revert are planned first.
  revert: { refused: { sent: 0 } },
  register: { refused: { words: /: the token needs `register-job` in namespace `default`/ } },
  restart: { refused: { words: /^Restart of allocation `\w+` of `web`: the token needs `alloc-lifecycle`/ } },
  deprecate: { refused: { reason: 'permission', words: /The token cannot/ } },
  reinstate: { refused: { reason: 'permission', words: /The token cannot/ } },
};

describe.concurrent.each(Object.keys(writingVerbs) as VerbName[])('%s', (verb) => {
  const { start, right } = writingVerbs[verb];
  test.each(Object.keys(faultRows) as FaultName[])('a write that is %s', async (name) => {
    const { kind, milliseconds = 0, inputs = {}, expected }: FaultRow = faultRows[name];
    await using story = await start(kind === undefined);
    const isPreceded = name === 'preceded by another user';
    if (isPreceded && story.compete === undefined) return;
    await using wire = await startFaultProxy(story.target);
    await story.plan?.(wire.url);
    const cancelled = new AbortController();
    const listWritten = () =>
      wire
        .listPassed()
        .filter(({ method, path, status }) => status < 300 && isWrite({ method, path: path.replace(/\?.*/, '') }));
    const cancelOnceWritten = async (): Promise<void> => {
      while (listWritten().length === 0) await sleep(5);
      cancelled.abort();
    };
    let sent = 0;
    wire.startRun(
      (request) => (kind !== undefined && isWrite(request) && sent === 1 ? { kind, milliseconds } : undefined),
      (request) => {
        if (!isWrite(request)) return;
        sent += 1;
        if (sent === 1 && isPreceded) void story.compete?.();
        if (name === 'not yet answered when the run is cancelled') void cancelOnceWritten();
      },
    );
    const run = await story.run(wire.url, { inputs, cancelled: cancelled.signal });
    await wire.quiet();
    const messages = [run.outputs['summary'], ...run.annotations.map(({ message }) => message)].join('\n');
    const { words, ...figures } = { ...expected, ...exceptions[verb]?.[name] };
    expect({
      exitCode: run.exitCode,
      changed: run.outputs['changed'],
      reason: run.outputs['reason'],
      sent,
      effects: (await story.countEffects?.()) ?? listWritten().length,
      receipts: (JSON.parse(run.outputs['receipts'] || '[]') as unknown[]).length,
    }).toEqual(figures);
    expect(run.exitCode === 0 ? run.outputs['summary'] : messages).toMatch(words);
    expect(kind === undefined ? [messages.includes(right)] : wire.listInjected()).toEqual([kind ?? true]);
  });
});
