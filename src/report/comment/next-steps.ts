import { fence, link, listUpTo, md, nothing, paragraphs, type Markdown } from '../../text/markdown.ts';

/** A job whose canaries are healthy and wait. */
export interface WaitingJob {
  readonly name: Markdown;
  readonly namespace: string;
  readonly deployment: string;
  readonly url: string | undefined;
  /** The commands of Outrider that promote or fail it; empty if comments cannot do that. */
  readonly commands: readonly string[];
}

const maxJobs = 3;

/** How to end the wait of canaries: each command stands alone, to be copied; empty without such jobs. */
export function canarySteps(jobs: readonly WaitingJob[]): Markdown {
  if (jobs.length === 0) return nothing;
  const names = jobs.map(({ name, url }) => link(name, url));
  const lines = jobs.slice(0, maxJobs).flatMap(listCanaryCommands);
  const rest = jobs.length > maxJobs ? md`The commands of the other jobs differ only in the name and the ID.` : nothing;
  const text = md`**Next:** check the canaries of ${listUpTo(names, ', ')}, then promote or fail them:`;
  return paragraphs([text, ...lines.map((line) => fence([line], 'text')), rest]);
}

/** The commands that promote or fail the canaries of a job: as a comment if that is possible, otherwise for the Nomad CLI. */
export function listCanaryCommands(job: WaitingJob): readonly string[] {
  return job.commands.length > 0 ? job.commands : canaryCliCommands(job);
}

/** @see https://developer.hashicorp.com/nomad/commands/deployment/promote */
export function canaryCliCommands({
  namespace,
  deployment,
}: Pick<WaitingJob, 'namespace' | 'deployment'>): readonly string[] {
  if (deployment === '') return [];
  const place = namespace === '' || namespace === 'default' ? '' : `-namespace=${namespace} `;
  return ['promote', 'fail'].map((verb) => `nomad deployment ${verb} ${place}${deployment.slice(0, 8)}`);
}
