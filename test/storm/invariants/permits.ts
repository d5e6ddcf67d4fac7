import type { Service } from '../faults.ts';
import type { ObservedRun } from '../observed-run.ts';
import type { PassedRequest } from '../proxy.ts';
import type { RunRequest, World } from '../world.ts';
import { readReportedResult } from './reported.ts';

/** A receipt of a run, as far as it is compared with the requests that reached the services. */
interface Receipt {
  readonly verb: string;
  readonly job?: string;
  readonly module?: string;
  readonly from: { readonly version: number | string | null } | null;
  readonly to: object | null;
  readonly plan: string;
  readonly commit: string;
}

export interface UsedPermits {
  /** Of each reviewed plan and each command, with the verb and the job. */
  readonly counts: Map<string, number>;
}

interface Write {
  /** The verb and the job or version. */
  readonly name: string;
  readonly request: PassedRequest;
}

/**
 * The gate permits one request of a verb for each job, and each request that took effect has a receipt: so the requests that reached the services are
 * compared with the receipts, and neither a reviewed plan nor a command is used twice.
 */
export async function checkPermits(
  world: Pick<World, 'checks' | 'story' | 'ask'> & { readonly used: UsedPermits },
  { run, cancelledFor, describe }: ObservedRun,
  {
    options,
    passed,
  }: { readonly options: RunRequest; readonly passed: Readonly<Record<Service, readonly PassedRequest[]>> },
): Promise<void> {
  const writes = [
    ...(await Promise.all(passed.nomad.map(async (request) => nomadWrite(request, world.ask)))),
    ...passed.registry.map(registryWrite),
  ].filter((write) => write !== undefined);
  const receipts = [...run.log.matchAll(/^receipt (\{.*\})$/gm)].map(([, text = '']) => JSON.parse(text) as Receipt);
  const names = new Set([...writes.map(({ name }) => name), ...receipts.map(nameReceipt)]);
  // A killed run may not have got to the receipt.
  const isKilled = cancelledFor !== undefined || readReportedResult(run) === 'silent';
  const fromCommand = options.inputs['from-command'] === 'true';
  const comment = fromCommand ? `comment ${readComment(options)}` : '';
  for (const name of names) {
    const sent = writes.filter((write) => write.name === name).map(({ request }) => request);
    const answered = sent.filter((request) => request.isAnswered && hasEffect(request));
    const item = receipts.filter((receipt) => nameReceipt(receipt) === name);
    // A run cannot determine whether a request without a response took effect.
    const isCertain = item.every(({ to }) => to !== null);
    const flaws = [
      ...(answered.length <= item.length || isKilled
        ? []
        : [`${answered.length} answered requests, ${item.length} receipts`]),
      ...(item.length <= sent.length || !isCertain ? [] : [`${item.length} receipts, ${sent.length} requests`]),
    ];
    for (const key of [
      ...item.flatMap(({ plan, to }) => (plan === '' || fromCommand || to === null ? [] : [`plan ${plan}`])),
      ...(comment !== '' && (answered.length > 0 || item.some(({ to }) => to !== null)) ? [comment] : []),
    ]) {
      const used = `${key}: ${name}`;
      const times = (world.used.counts.get(used) ?? 0) + 1;
      world.used.counts.set(used, times);
      if (times > 1) flaws.push(`the permit of ${key} was used ${times} times`);
    }
    world.checks.check(
      world.story,
      'no write without a permit, no permit used twice',
      flaws.length === 0,
      () => `${describe()} ${name}: ${flaws.join(', ')}`,
    );
  }
}

function nameReceipt({ verb, job, module = '', from }: Receipt): string {
  return `${verb} ${job ?? `${module} ${from?.version}`}`;
}

function readComment({ event }: RunRequest): string {
  const payload = (event?.payload ?? {}) as { readonly comment?: { readonly id?: number } };
  return String(payload.comment?.id ?? '');
}

/** The second dispatch with an idempotency token launches nothing. */
function hasEffect({ path, answer }: PassedRequest): boolean {
  if (!/^\/v1\/job\/[^/]+\/dispatch/.test(path)) return true;
  return (JSON.parse(answer) as { readonly EvalID?: string }).EvalID !== '';
}

const jobVerbs: Readonly<Record<string, string>> = {
  dispatch: 'dispatch',
  revert: 'revert',
  stable: 'stable',
  evaluate: 'evaluate',
  'periodic/force': 'periodic-force',
  scale: 'scale',
};

/** `undefined` for a request that changes nothing. */
async function nomadWrite(request: PassedRequest, ask: World['ask']): Promise<Write | undefined> {
  const { method, status, body } = request;
  const [path = ''] = request.path.split('?');
  if (method === 'GET' || status >= 300 || /\/plan$|^\/v1\/jobs\/parse$|^\/v1\/acl\//.test(path)) return undefined;
  const [, id = '', what = ''] = /^\/v1\/job\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  const [, steered = '', deployment = ''] = /^\/v1\/deployment\/(promote|fail)\/(.*)$/.exec(path) ?? [];
  const job = decodeURIComponent(id);
  if (method === 'DELETE') return { name: `stop ${job}`, request };
  if (deployment !== '') {
    const { JobID } = await ask<{ readonly JobID: string }>('GET', `/v1/deployment/${deployment}`);
    return { name: `${steered} ${JobID}`, request };
  }
  if (jobVerbs[what] !== undefined) return { name: `${jobVerbs[what]} ${job}`, request };
  const { Job } = JSON.parse(body) as { readonly Job: { readonly ID: string; readonly Stop?: boolean } };
  return { name: `${Job.Stop === true ? 'stop' : 'register'} ${Job.ID}`, request };
}

function registryWrite(request: PassedRequest): Write | undefined {
  const { method, path, status, body } = request;
  if (method !== 'PATCH' || status >= 300) return undefined;
  const [version = '', provider = '', name = '', namespace = ''] = path.split('/').toReversed().map(decodeURIComponent);
  const isDeprecated = body.includes('"Deprecated"');
  return { name: `${isDeprecated ? 'deprecate' : 'reinstate'} ${namespace}/${name}/${provider} ${version}`, request };
}
