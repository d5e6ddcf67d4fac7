import type { InputRow } from './row.ts';

/** The inputs that only the verbs have: what is done to one job, and what is told of jobs. */
export const verbRows = {
  payload: {
    kind: 'text',
    modes: ['dispatch'],
    text: 'Payload of the dispatched job, as text; white space around it is dropped, as of every input.',
  },
  'payload-base64': { kind: 'text', modes: ['dispatch'], text: 'The same, as standard base64 of its bytes.' },
  'payload-file': { kind: 'text', modes: ['dispatch'], text: 'The same, as the path of a file, whose bytes are sent.' },
  'payloads-file': {
    kind: 'text',
    modes: ['dispatch'],
    text: 'Path of a file with a JSON object a line, one dispatch each: `payload` or `payload-base64`, `meta`, `idempotency-token`, `priority`, `id-prefix-template`; what a line does not say is as the inputs do.',
  },
  meta: {
    kind: 'assignments',
    modes: ['dispatch', 'scale'],
    text: "Metadata, a line `name=value` each: of the dispatched job, checked against the job's required and optional keys; of the scaling event.",
  },
  'idempotency-token': {
    kind: 'text',
    modes: ['dispatch'],
    text: 'What makes a dispatch happen once; else repository, run, job, step and what is dispatched where, so that a run that is tried again dispatches nothing twice.',
  },
  'id-prefix-template': {
    kind: 'text',
    modes: ['dispatch'],
    text: "What the dispatched job's ID has before its time (server 1.4.2 and later).",
  },
  priority: {
    kind: 'priority',
    modes: ['dispatch'],
    text: "Priority of the dispatched job, 1 to 100; the job's own when empty (server 1.10.1 and later).",
  },
  group: { kind: 'text', modes: ['scale'], text: 'The task group; may be left out where the job has only one.' },
  count: {
    kind: 'text',
    modes: ['scale'],
    text: 'How many allocations: absolute, as `3`, or by how many more or fewer, as `+2` or `-1`.',
  },
  message: { kind: 'text', modes: ['scale'], text: 'Why, kept with the scaling event.' },
  error: {
    kind: 'text',
    modes: ['scale'],
    text: 'What prevents scaling, kept with the scaling event; nothing is scaled then.',
  },
  'check-index': {
    kind: 'text',
    modes: ['scale'],
    text: "Scale only if this is the job's modify index, as the output `job-modify-index` tells it.",
  },
  'wait-for-deployment': {
    kind: 'boolean',
    modes: ['scale'],
    default: 'false',
    text: 'Wait until a deployment that is under way is over, instead of failing.',
  },
  'job-version': {
    kind: 'text',
    modes: ['revert', 'stable'],
    text: "A version's number or its tag; to revert also `last-stable`, the newest stable version but the current one.",
  },
  stable: {
    kind: 'boolean',
    modes: ['stable'],
    default: 'true',
    text: 'Whether the version is marked as stable, or no more.',
  },
  'force-reschedule': {
    kind: 'boolean',
    modes: ['evaluate'],
    default: 'false',
    text: 'Replace failed allocations at once, however often that was tried.',
  },
  purge: { kind: 'boolean', modes: ['stop'], default: 'false', text: 'Forget the job at once, with its versions.' },
  global: { kind: 'boolean', modes: ['stop'], default: 'false', text: 'Stop a multiregion job in all of its regions.' },
  'no-shutdown-delay': {
    kind: 'boolean',
    modes: ['stop'],
    default: 'false',
    text: 'Do not wait for the shutdown delays of groups and tasks.',
  },
  children: {
    kind: 'boolean',
    modes: ['stop'],
    default: 'false',
    text: 'Stop also what a parameterized or periodic job has started.',
  },
  expect: {
    kind: 'choice',
    modes: ['status'],
    default: 'nothing',
    choices: ['nothing', 'healthy'],
    text: '`healthy` fails when the job is not.',
  },
  prefix: { kind: 'text', modes: ['list'], text: 'Only jobs whose ID begins so.' },
  filter: {
    kind: 'text',
    modes: ['list'],
    text: 'Only jobs that this expression of the scheduler\'s filter language matches, as `Status == "running"`.',
  },
  'per-page': {
    kind: 'count',
    modes: ['list'],
    default: '100',
    text: 'How many jobs are asked for at a time; all pages are read.',
  },
  'include-meta': {
    kind: 'boolean',
    modes: ['list'],
    default: 'false',
    text: 'Tell the metadata of the jobs as well, in the output `jobs`; what looks like a secret is hidden.',
  },
} as const satisfies Record<string, InputRow>;
