import { matchesIdentifier, mayBeRegion, type ReviewedJob, type SignedRecord } from '../record.ts';
import { equalsInConstantTime } from '../digests.ts';
import type { PullRequest } from '../../clients/github/event.ts';
import { isNameable, writingVerbs, type Command } from './parse-command.ts';
import { findNearest } from '../../inputs/suggest.ts';
import { listTexts } from '../../text/numbers.ts';
import { derivePlanId } from '../record-codec.ts';
import {
  createClosedRefusal,
  createForkRefusal,
  CommandRefusal,
  createNotApplicableRefusal,
  createStaleHeadRefusal,
} from './refusals.ts';

/** Runs the checks that need no record: the state of the pull request, and the required arguments of the command. @throws CommandRefusal */
export function checkPullRequest(command: Command, pull: PullRequest): void {
  const { verb, plan, commit } = command;
  if (verb === 'help') return;
  const isWrite = writingVerbs.has(verb);
  const isMerged = pull.state === 'merged';
  if (pull.state === 'closed' || (isMerged && verb === 'plan')) throw createClosedRefusal(pull.number, verb, isMerged);
  if (pull.isFromFork && (isWrite || (plan === undefined && commit === undefined)))
    throw createForkRefusal(verb, isWrite);
  if (commit !== undefined && commit !== pull.headSha) throw createStaleHeadRefusal(commit, pull.headSha);
}

/** Whether the run has to find the plan of a command. */
export function needsRecord({ verb, plan }: Command): boolean {
  return plan !== undefined || verb === 'status' || writingVerbs.has(verb);
}

export interface CommandContext {
  readonly command: Command;
  readonly headSha: string;
  /** The time of the comment with the command, by GitHub's clock (ISO 8601). */
  readonly createdAt: string;
  /** The namespace and region of the run; `undefined` for a run without a connection to Nomad. */
  readonly address: { readonly namespace: string; readonly region: string } | undefined;
}

/** Checks that the author of a command was able to read the plan. @throws CommandRefusal */
export function checkPlanWasRead(signedRecord: SignedRecord, { command, headSha, createdAt }: CommandContext): void {
  const { verb, plan } = command;
  const { record } = signedRecord;
  const id = derivePlanId(signedRecord);
  if (plan !== undefined && !equalsInConstantTime(plan, id))
    throw new CommandRefusal('unknown-plan', `The comment shows a different plan than \`${plan}\``, {
      hint: 'Read that plan, and repeat the command with its ID.',
      correctedCommand: { ...command, plan: id },
      otherPlan: plan,
    });
  if (plan === undefined && writingVerbs.has(verb))
    throw new CommandRefusal('unknown-plan', `Command \`${verb}\` requires the ID of the plan`, {
      hint: 'Read the plan in the comment, then repeat the command with its ID.',
      correctedCommand: { ...command, plan: id },
    });
  if (plan !== undefined && !isLater(createdAt, record.since)) throw createPlanNewerRefusal('The plan was written');
  if (plan !== undefined && record.head !== headSha) throw createStaleHeadRefusal(record.head, headSha);
}

/** GitHub's times are in seconds, so the order within a second is unknown. */
function isLater(createdAt: string, second: number): boolean {
  return second < Math.floor(Date.parse(createdAt) / 1000);
}

function createPlanNewerRefusal(change: string): CommandRefusal {
  const message = `${change} after the command or in the same second, so the author of the command may not have seen it`;
  const hint = 'Read the comment with the plan, and repeat the command.';
  return new CommandRefusal('plan-newer-than-command', message, { hint });
}

/** Finds the job of a command; `undefined` for a command without a job. @throws CommandRefusal unless it is exactly one job, registered before the command */
export function findCommandJob(
  { record, key }: SignedRecord,
  { command, createdAt, address }: CommandContext,
): ReviewedJob | undefined {
  const { verb, job: named } = command;
  if (verb === 'plan' || verb === 'help') return undefined;
  const isWrite = writingVerbs.has(verb);
  const action = isWrite ? 'registered' : 'planned';
  const jobs = record.jobs.filter(
    ({ namespace, region, done }) =>
      (!isWrite || done !== undefined) &&
      (address === undefined ||
        (matchesIdentifier(namespace, address.namespace, key) && mayBeRegion(region, address.region, key))),
  );
  const candidates = jobs.filter(({ id }) =>
    named === undefined ? typeof id === 'string' : matchesIdentifier(id, named, key),
  );
  const [job, ...others] = candidates;
  if (job !== undefined && others.length === 0) {
    if (isWrite && !isLater(createdAt, job.done?.at ?? 0)) throw createPlanNewerRefusal('The job was registered');
    return job;
  }
  const ids = jobs.flatMap(({ id }) => (typeof id === 'string' && isNameable(id) ? [id] : []));
  const similar = findNearest(named ?? '', ids);
  const suggestion = similar === undefined ? listOtherJobs(action, named, ids) : `Did you mean \`${similar}\`? `;
  const corrected = similar === undefined ? undefined : { ...command, job: similar };
  throw createNotApplicableRefusal(describeNoJob(action, named, candidates.length), isWrite, suggestion, corrected);
}

/** Empty if there is no other job. */
function listOtherJobs(action: string, name: string | undefined, ids: readonly string[]): string {
  const others = ids.filter((id) => id !== name).map((id) => `\`${id}\``);
  return others.length === 0 ? '' : `It ${action} ${listTexts(others)}. `;
}

function describeNoJob(action: string, name: string | undefined, count: number): string {
  if (name !== undefined && count > 1)
    return `This pull request ${action} several jobs \`${name}\`, in different namespaces`;
  if (name !== undefined) return `This pull request has not ${action} job \`${name}\` here`;
  return count === 0
    ? `This pull request has not ${action} any job here`
    : `This pull request ${action} ${count} jobs: name one of them in the command`;
}
