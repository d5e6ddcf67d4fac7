import { ActionError } from '../../errors.ts';
import { jobStart, isTemplate } from '../../plan/spec.ts';
import { isOver } from '../../rollout/judge-deployment.ts';
import { followWrite } from '../../operations/follow/follow-write.ts';
import { writeToNomad } from '../../operations/write-to-nomad.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { EvaluateInputs } from './inputs.ts';
import type { EvaluateOutcome } from './report.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';

type Dependencies = NomadRun<EvaluateInputs>;

/** What is known of a run that evaluated nothing. */
export function nothingEvaluated({ job, forceReschedule }: EvaluateInputs): EvaluateOutcome {
  return { job, forceReschedule, result: 'none', failures: [] };
}

/**
 * Has a job evaluated, and follows what comes of it: a deployment that is under way to its end, else until all is placed.
 *
 * @throws ActionError `not-found`; `input` for a job that only others launch
 */
export async function evaluate(dependencies: Dependencies): Promise<EvaluateOutcome> {
  const { inputs, nomad } = dependencies;
  const { job: id } = inputs;
  const outcome = nothingEvaluated(inputs);
  const job = await nomad.readJob({ id });
  if (isTemplate(job)) throw template(job);
  const index = job.JobModifyIndex ?? 0;
  if (inputs.dryRun) return { ...outcome, index, version: job.Version ?? undefined, result: 'dry-run' };
  const deployment = await nomad.readJobsMostRecentDeployment({ id });
  const EvalID = await createEvaluation(dependencies);
  const over = deployment !== null && isOver(deployment) ? deployment.ID : undefined;
  // The answer's own index moves with the job's status, too.
  const write = await followWrite(dependencies, { JobModifyIndex: index, EvalID, over });
  return { ...outcome, ...write, version: write.version ?? job.Version ?? undefined };
}

/** The ID of the evaluation. After a lost answer it is looked for, and else asked for once more: one more does no harm. */
async function createEvaluation({ inputs, nomad, log }: Dependencies): Promise<string> {
  const { job: id, forceReschedule } = inputs;
  const evaluations = async () => nomad.listJobEvaluations({ id });
  const before = new Set((await evaluations()).map(({ ID }) => ID));
  const send = async (): Promise<string> => (await nomad.createJobEvaluation({ id, forceReschedule })).EvalID;
  const find = async (): Promise<string | undefined> => {
    const found = (await evaluations()).find((one) => !before.has(one.ID) && one.TriggeredBy === 'job-register')?.ID;
    const text = found === undefined ? 'asking once more, which does no harm' : `there is a new evaluation, ${found}`;
    log(`${id}: the answer was lost; ${text}.`);
    return found;
  };
  return writeToNomad({ send, find });
}

function template(job: Job): ActionError {
  const [kind, way] =
    jobStart(job) === 'per-launch'
      ? ['periodic', 'to launch it now use `mode: periodic-force`']
      : ['parameterized', 'to start it use `mode: dispatch`'];
  return new ActionError({
    reason: 'input',
    message: `The job \`${job.ID}\` is ${kind}: it has nothing to evaluate by itself`,
    hint: `Evaluate one of the jobs that it started; ${way}.`,
  });
}
