import { createUiLinks } from '../../report/nomad-ui.ts';
import { trackDeployment, type DeploymentTracker } from './track-deployment.ts';
import type { JobInputs } from '../../inputs/job.ts';
import type { RecordedInputs } from '../../inputs/github.ts';
import type { NomadRun } from '../connect-nomad.ts';
import type { JobName } from './deployment-status.ts';

/** Records a mode that acts on one job, and registers no commit of its own. */
export function trackJob(run: NomadRun<JobInputs & RecordedInputs>, mode: string): DeploymentTracker {
  const { inputs, nomad } = run;
  const { environment, githubToken, ui } = inputs;
  const links = ui === undefined ? undefined : createUiLinks(ui);
  return trackDeployment({
    environment,
    token: githubToken,
    mode,
    nomad,
    context: run,
    commit: undefined,
    urlOf: (job) => links?.job(job),
  });
}

/** The job of the inputs. */
export function nameOfJob({ job, nomad: { namespace = 'default', region } }: JobInputs): JobName {
  return { id: job, namespace, region };
}
