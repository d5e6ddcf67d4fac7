import { hiddenMark } from '../../redaction/hidden-text.ts';
import type { Block } from '../../text/fit.ts';
import { fence, link, listUpTo, md, name, nothing, paragraphs, type Markdown } from '../../text/markdown.ts';
import type { CommandVerb } from '../../inputs/commands.ts';
import type { Rollout } from '../../rollout/outcome.ts';

/** A job whose rollout waits for a person, or has failed. */
export interface OpenJob {
  readonly id: string;
  readonly namespace: string;
  readonly url: string | undefined;
  readonly rollout: Rollout;
  /** The commands of Outrider that comments can contain for the job. */
  readonly commands: (verbs: readonly CommandVerb[]) => readonly string[];
}

const steps = {
  canaries: [
    md`check the canaries of`,
    md`, then promote them to replace the old version, or fail them to keep it`,
    listCanaryCommands,
  ],
  stuck: [md`check the deployment of`, md`, and fail it if it cannot succeed`, listDeploymentCommands],
  failed: [md`find out why`, md` failed, or go back to its previous version`, listFailureCommands],
  'first-failed': [md`find out why`, md` failed, or stop it: it has no earlier version`, listStopCommands],
  'rolled-back': [md`find out why`, md` failed`, listCauseCommands],
} as const satisfies Record<string, readonly [Markdown, Markdown, (job: OpenJob) => readonly string[]]>;

function selectStep(rollout: Rollout): keyof typeof steps | undefined {
  const { kind, deploymentId, deadCanary, silentSince, batch, version } = rollout;
  if (kind === 'awaiting-promotion') return 'canaries';
  const mayBeStuck = kind === 'timed-out' || kind === 'placement-blocked' || deadCanary === true;
  if (mayBeStuck) return deploymentId === '' || silentSince !== undefined ? undefined : 'stuck';
  if (kind === 'failed' && batch === undefined) return version === 0 ? 'first-failed' : 'failed';
  return kind === 'failed' || kind === 'rolled-back' ? 'rolled-back' : undefined;
}

const maxJobs = 3;
const maxLineLength = 400;

/** The next steps for jobs, by kind. Each command has its own block, to be copied. Empty without such jobs. */
export function renderNextSteps(jobs: readonly OpenJob[]): Block {
  const kinds = Map.groupBy(jobs, ({ rollout }) => selectStep(rollout));
  const text = paragraphs(
    Array.from(kinds, ([kind, same]) => {
      const lines = same.slice(0, maxJobs).flatMap(listNextCommands);
      if (kind === undefined || lines.length === 0) return nothing;
      const [before, after] = steps[kind];
      const names = same.map(({ id, url }) => link(name(id), url));
      const rest = same.length > maxJobs ? md`The commands of the other jobs differ only in names and IDs.` : nothing;
      const intro = md`**Next:** ${before} ${listUpTo(names, ', ')}${after}:`;
      return paragraphs([intro, ...lines.map((line) => fence([line], 'text')), rest]);
    }),
  );
  // A link contains the names of a job, which may be long.
  return { pieces: 1, render: (pieces) => (pieces === 0 ? nothing : text) };
}

/** The commands for the next step of a job: for a comment if possible, otherwise for the Nomad CLI. */
export function listNextCommands(job: OpenJob): readonly string[] {
  const kind = selectStep(job.rollout);
  const lines = kind === undefined ? [] : steps[kind][2](job);
  // A command with a hidden or truncated name would not work.
  return lines.filter((line) => !line.includes(hiddenMark) && line.length <= maxLineLength);
}

function listCanaryCommands({ namespace, rollout, commands }: OpenJob): readonly string[] {
  const inComment = commands(['promote', 'fail']);
  return inComment.length > 0 ? inComment : listCanaryCliCommands(namespace, rollout.deploymentId);
}

function listDeploymentCommands(job: OpenJob): readonly string[] {
  const { namespace, rollout, commands } = job;
  const [, cliFail] = listCanaryCliCommands(namespace, rollout.deploymentId);
  const status = formatCommand('deployment status', namespace, rollout.deploymentId.slice(0, 8));
  return [status, ...listCauseCommands(job), commands(['fail'])[0] ?? cliFail ?? ''];
}

/** The commands after a failure. If no older version takes traffic, the previous version is the version that the check-and-set replaced. */
function listFailureCommands(job: OpenJob): readonly string[] {
  const { id, namespace, rollout, commands } = job;
  const { version, serving = [] } = rollout;
  const before = version && (serving.findLast((servedVersion) => servedVersion < version) ?? version - 1);
  const revert = commands(['revert']);
  const cli = before === undefined ? [] : [formatCommand('job revert', namespace, id, String(before))];
  return [...listCauseCommands(job), ...(revert.length > 0 ? revert : cli)];
}

function listStopCommands(job: OpenJob): readonly string[] {
  return [...listCauseCommands(job), formatCommand('job stop', job.namespace, job.id)];
}

/** The command that shows the cause of the worst task problem; empty without one. */
export function listCauseCommands({
  namespace,
  rollout: { problems },
}: Pick<OpenJob, 'namespace'> & { readonly rollout: Pick<Rollout, 'problems'> }): readonly string[] {
  return problems.slice(0, 1).map(({ allocation, task, exitCode, check }) =>
    // A task that never started has no logs.
    exitCode === undefined && check === undefined
      ? formatCommand('alloc status', namespace, allocation.slice(0, 8))
      : formatCommand('alloc logs -stderr', namespace, allocation.slice(0, 8), task),
  );
}

/** @see https://developer.hashicorp.com/nomad/commands/deployment/promote */
export function listCanaryCliCommands(namespace: string, deployment: string): readonly string[] {
  if (deployment === '') return [];
  return ['promote', 'fail'].map((verb) => formatCommand(`deployment ${verb}`, namespace, deployment.slice(0, 8)));
}

/** A command line in which every argument is one word of a shell. */
function formatCommand(verb: string, namespace: string, ...words: readonly string[]): string {
  const options = namespace === '' || namespace === 'default' ? [] : [`-namespace=${quoteWord(namespace)}`];
  return ['nomad', verb, ...options, ...words.map(quoteWord)].join(' ');
}

function quoteWord(word: string): string {
  return /^[\w./][\w./-]*$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
