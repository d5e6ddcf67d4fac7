/**
 * The values of the output `reason`: a closed list, and a contract with users. Each has the anchors of its entries in
 * docs/troubleshooting.md, with their headings. A test checks that the page has these sections and entries, and no others.
 */
export const reasons = {
  input: {
    'missing-input': 'Missing input',
    'unused-input': 'Unused input',
    'invalid-value': 'Invalid value',
    'conflicting-inputs': 'Conflicting inputs',
    'invalid-configuration': 'Invalid configuration file',
    'no-address': 'No address',
    'invalid-address': 'Invalid address',
    'no-checkout': 'No checkout',
    'no-such-job-file': 'No such job file',
    'no-such-terraform-file': 'No such Terraform file',
    'outside-the-workspace': 'Outside the workspace',
    'plain-http': 'Plain HTTP',
    'certificates-and-keys': 'Certificates and keys',
    'variable-not-declared': 'Variable not declared',
    'invalid-variables': 'Invalid variables',
    'late-value': 'Late value',
    'unknown-namespace-or-region': 'Unknown namespace or region',
    'github-token-not-accepted': 'GitHub token not accepted',
    'no-identity-token': 'No identity token',
    'invalid-dispatch': 'Invalid dispatch',
    'not-possible-for-this-job': 'Not possible for this job',
    'rejected-request': 'Rejected request',
    'no-release': 'No release',
    'duplicate-job': 'Duplicate job',
    'random-value': 'Random value',
    'secret-in-structure': 'Secret that cannot be hidden',
    'unsuitable-runner': 'Unsuitable runner',
  },
  parse: {
    'variable-without-a-value': 'Variable without a value',
    'functions-that-read-files': 'Functions that read files',
    'no-job-in-the-file': 'No job in the file',
    'more-than-one-job-in-the-file': 'More than one job in the file',
    'ambiguous-keys': 'Ambiguous keys',
    'unreadable-file': 'Unreadable file',
    'unrendered-template': 'Unrendered template',
    'too-much-work': 'Too much work',
    'unknown-node-pool': 'Unknown node pool',
    'refused-change': 'Refused change',
  },
  'not-found': {
    'no-such-job': 'No such job',
    'no-such-version': 'No such version',
    'no-such-module': 'No such module',
    'no-such-pull-request': 'No such pull request',
  },
  unauthorized: {
    'no-token': 'No token',
    'unknown-token': 'Unknown token',
    'missing-capability': 'Missing capability',
    'no-binding-rule': 'No binding rule',
    'no-permission-to-comment': 'No permission to comment',
    'no-permission-to-write-issues': 'No permission to write issues',
    'command-not-shown': 'Command not shown',
    'run-start-unknown': 'Run start unknown',
    'registry-token-not-accepted': 'Registry token not accepted',
  },
  'plan-changed': { 'review-already-used': 'Review already used' },
  'not-reviewed': {},
  'not-approved': {},
  guarded: {},
  'not-a-command': {},
  'not-allowed': {},
  'unknown-plan': {},
  'plan-newer-than-command': {},
  'other-head': {},
  fork: {},
  'not-applicable': {},
  closed: {},
  conflict: {
    'concurrent-change': 'Concurrent change',
    'another-deployment': 'Another deployment',
    'same-idempotency-token': 'Same idempotency token',
  },
  blocked: {
    'deployment-in-progress': 'Deployment in progress',
    'waiting-for-promotion': 'Waiting for promotion',
    'stopped-job': 'Stopped job',
  },
  unplaceable: {},
  'rolled-back': {},
  failed: {},
  'timed-out': { 'unknown-result-of-a-write': 'Unknown result of a write' },
  unreachable: {
    'address-not-reachable': 'Address not reachable',
    'http-or-https': 'HTTP or HTTPS',
    'private-certificate-authority': 'Private certificate authority',
    'certificate-for-another-name-or-expired': 'Certificate for another name, or expired',
    'client-certificate': 'Client certificate',
    proxy: 'Proxy',
  },
  server: {
    'server-too-old': 'Server too old',
    'not-nomad': 'Another service at the address',
    'response-from-another-service': 'Response from another service',
    'github-is-unavailable': 'GitHub is unavailable',
    'internal-error': 'Internal error',
  },
  drifted: {},
  tier: {},
  permission: {},
  'too-many-changes': {},
  'ingress-failed': {},
  'no-successor': {},
  partial: {},
  revoked: {},
  deprecated: {},
  unchecked: {},
} as const;
export type Reason = keyof typeof reasons;
/** `input` is too broad for one entry: each error has its own. */
export type ReasonWithSection = Exclude<Reason, 'input'>;
/** An anchor in docs/troubleshooting.md. */
export type Help = ReasonWithSection | { [R in Reason]: keyof (typeof reasons)[R] }[Reason];

/** A location in a file of the repository; `line` and `column` count from 1. */
export interface Location {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Settings that only the configuration file can have; hints name that file. */
const fileKey =
  /^(?:children|file-base|ignore|issue-labels|late-vars|preserve-counts|region|stages|stop-removed|strict-vars|submission|verbose|working-directory)$/;

export const configurationPath = '.github/outrider.yml';

export function isFileKey(name: string): boolean {
  return fileKey.test(name);
}

/** The secrets that set inputs in the reusable workflows and the examples, except for `token`, see {@link nameTokenSecret}. */
export const secretNames: Partial<Record<string, string>> = {
  'signing-key': 'OUTRIDER_SIGNING_KEY',
  'secret-vars': 'NOMAD_SECRET_VARS',
  'client-key': 'NOMAD_CLIENT_KEY',
  'http-auth': 'NOMAD_HTTP_AUTH',
  'registry-token': 'TF_REGISTRY_TOKEN',
};

export const planTokenSecret = 'NOMAD_PLAN_TOKEN';

/**
 * The secret with the token of a mode, as in the reusable workflows and the examples; `undefined` for `check`, which may be for several modes.
 *
 * @param isDryRun a workflow that only checks whether a plan may be registered has the token of the plan
 */
export function nameTokenSecret(mode: string, isDryRun = false): string | undefined {
  if (mode === 'check') return undefined;
  const purposes: Partial<Record<string, string>> = { plan: 'PLAN_', parse: 'PLAN_', drift: 'DRIFT_' };
  const purpose = mode === 'register' ? `${isDryRun ? 'PLAN' : 'REGISTER'}_` : (purposes[mode] ?? '');
  return `NOMAD_${purpose}TOKEN`;
}

/** A setting as named in a hint, such as `stop-removed: true`, with its secret, or its file if it cannot be set in the workflow. */
export function describeSetting(setting: string, secret = secretNames[setting]): string {
  if (secret !== undefined) return `\`${setting}\` (secret \`${secret}\`)`;
  return `\`${setting}\`${isFileKey(readSettingName(setting)) ? ` in \`${configurationPath}\`` : ''}`;
}

export function readSettingName(setting: string): string {
  return setting.replace(/:.*/s, '');
}

interface CommonDetails {
  /** One sentence, which may quote a service. Never contains a secret. */
  readonly message: string;
  /** The request that failed, which follows the message in parentheses: `403, GET /v1/jobs`. */
  readonly request?: string | undefined;
  readonly location?: Location | undefined;
  /** The attribute of a job file that the error is about, if its location is unknown. */
  readonly attribute?: string | undefined;
  /** The next step for the user, in one sentence. */
  readonly hint?: string | undefined;
  readonly cause?: unknown;
  /** The level of the annotation; a warning fails the run as well. */
  readonly level?: 'error' | 'warning' | undefined;
}

/** `help` is the anchor in docs/troubleshooting.md, by default of the reason. */
export type ErrorDetails = CommonDetails &
  (
    | { readonly reason: ReasonWithSection; readonly help?: Help | undefined }
    | { readonly reason: Reason; readonly help: Help }
  );

/** The default hints, so that each error has a next step. */
const defaultHints: Partial<Record<Reason, string>> = {
  parse: 'Correct the job file. `nomad job validate` checks it on your machine.',
  unreachable: 'Check that the server runs and that the runner can reach it, then re-run this workflow job.',
  server: 'Re-run this workflow job. If the error persists, check the log of the service.',
};

/** An error to report to the user: the problem, its location, and what to do. */
export class ActionError extends Error {
  override readonly name: string = 'ActionError';
  readonly reason: Reason;
  /** The message without the request, for a headline or a part of another message. */
  readonly sentence: string;
  readonly request: string | undefined;
  readonly location: Location | undefined;
  readonly attribute: string | undefined;
  readonly hint: string | undefined;
  readonly help: Help;
  readonly level: 'error' | 'warning';

  constructor(details: ErrorDetails) {
    const { message, request, cause } = details;
    const withRequest =
      request === undefined ? message : `${message}${message.includes('\n') ? '\n' : ' '}(${request})`;
    super(withRequest, cause === undefined ? undefined : { cause });
    this.reason = details.reason;
    this.sentence = message;
    this.request = request;
    this.location = details.location;
    this.attribute = details.attribute;
    this.hint = details.hint ?? defaultHints[details.reason];
    this.help = details.help ?? details.reason;
    this.level = details.level ?? 'error';
  }

  /** The same error with a prefix: the operation that failed. */
  withContext(context: string): ActionError {
    return this.with({ message: `${context}: ${this.sentence.replace(/^The token /, 'the token ')}` });
  }

  redact(redact: (text: string) => string, location = this.location): ActionError {
    return this.with({ message: redact(this.sentence), request: this.request && redact(this.request), location });
  }

  with(details: Partial<CommonDetails> & { readonly reason?: Reason; readonly help?: Help }): ActionError {
    const { reason, sentence: message, request, location, attribute, hint, help, cause, level } = this;
    return new ActionError({ reason, message, request, location, attribute, hint, help, cause, level, ...details });
  }
}

type ServiceErrorDetails = ErrorDetails & {
  readonly httpStatus?: number | undefined;
  /** By default true without a connection, for 429, and for 5xx that the service does not explain. */
  readonly isTransient?: boolean | undefined;
};

export class ServiceError extends ActionError {
  override readonly name = 'ServiceError';
  /**
   * The status of the response; `undefined` without a response, and if the response is not from the service or cannot be read. Not named `status`: octokit treats an error
   * with status 409 as the end of a list.
   */
  readonly httpStatus: number | undefined;
  /** Whether the same request may succeed later. */
  readonly isTransient: boolean;

  constructor({ httpStatus, isTransient, ...details }: ServiceErrorDetails) {
    super(details);
    this.httpStatus = httpStatus;
    const isFault = this.reason === 'server' && httpStatus !== undefined && (httpStatus === 429 || httpStatus >= 500);
    this.isTransient = isTransient ?? (isFault || this.reason === 'unreachable' || this.reason === 'timed-out');
  }
}

/** A notice or a warning of a run that does not fail. */
export interface Note {
  readonly level: 'notice' | 'warning';
  readonly text: string;
}

/** Several errors that are reported together, so that a user can fix them in one go. */
export class ActionErrors extends Error {
  override readonly name = 'ActionErrors';
  readonly list: readonly ActionError[];

  constructor(list: readonly ActionError[]) {
    super(list.map((error) => error.message).join('\n'));
    this.list = list;
  }
}

/** The errors in a thrown value; `undefined` for an internal error. */
export function listErrors(error: unknown): readonly ActionError[] | undefined {
  if (error instanceof ActionErrors) return error.list;
  return error instanceof ActionError ? [error] : undefined;
}

/** The result; after errors for users, the result of `handle`. */
export async function orElseAll<T, U>(
  result: Promise<T>,
  handle: (failures: readonly ActionError[]) => U | Promise<U>,
): Promise<T | U> {
  try {
    return await result;
  } catch (error) {
    const failures = listErrors(error);
    if (failures === undefined) throw error;
    return handle(failures);
  }
}

/** The outcome, or `fallback` with the errors that were thrown. */
export async function withErrors<Outcome>(
  outcome: Promise<Outcome>,
  fallback: Outcome,
): Promise<Outcome | (Outcome & { readonly failures: readonly ActionError[] })> {
  return orElseAll(outcome, (failures) => ({ ...fallback, failures }));
}

/** The result; after an error for users, the result of `handle`. */
export async function orElse<T, U>(result: Promise<T>, handle: (error: ActionError) => U | Promise<U>): Promise<T | U> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof ActionError) return handle(error);
    throw error;
  }
}

/** An optional result: `undefined` after an error. @param acceptedReasons the reasons to accept; errors with other reasons are thrown */
export async function orUndefined<T>(
  result: Promise<T>,
  ...acceptedReasons: readonly Reason[]
): Promise<T | undefined> {
  return orElse(result, (error) => {
    if (acceptedReasons.length === 0 || acceptedReasons.includes(error.reason)) return undefined;
    throw error;
  });
}
