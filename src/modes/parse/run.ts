import { withErrors } from '../../errors.ts';
import { fileUrlOf } from '../../operations/comments/comment-target.ts';
import { jobDependencies } from '../../operations/planning/each-job.ts';
import { warnOfManagementToken } from '../../operations/token/token-note.ts';
import { createProgress } from '../../report/plan/plan-log.ts';
import { nothingParsed, type ParseOutcome } from './outcome.ts';
import { parseJobs } from './parse-jobs.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { ParseInputs } from './inputs.ts';
import type { ShownParse } from './report.ts';

/** Parses the job files with Nomad; changes nothing. */
export async function parse(inputs: ParseInputs, context: RunContext): Promise<ShownParse> {
  const outcome = await withErrors(parseFiles(inputs, context), nothingParsed);
  return { outcome, fileUrl: fileUrlOf(context.event) };
}

async function parseFiles(inputs: ParseInputs, context: RunContext): Promise<ParseOutcome> {
  const { event, runner } = context;
  const pullRequests = [event.pullRequest].flatMap((pull) => pull?.number ?? []);
  const jobs = await jobDependencies({ inputs, githubToken: inputs.githubToken, pullRequests }, context);
  const parsed = await parseJobs({ ...jobs, inputs, progress: createProgress(runner, 'Parsed') });
  if (parsed.jobs.length > 0)
    context.alongside(warnOfManagementToken({ event, inputs: inputs.nomad, runner, ...jobs }));
  return parsed;
}
