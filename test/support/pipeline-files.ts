import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const pipelineJobs = ['migrate', 'api', 'worker'] as const;
export type PipelineJob = (typeof pipelineJobs)[number];

const healthy = 'run_for = "2h"';
const usual: Readonly<Record<PipelineJob, string>> = { migrate: 'run_for = "300ms"', api: healthy, worker: healthy };

/** A job file of examples/pipeline whose task is simulated, and healthy after a second. @param task its simulated behavior, instead of its image */
function pipelineFile(job: PipelineJob, id: string, task = usual[job]): string {
  return readFileSync(resolve(import.meta.dirname, `../../examples/pipeline/${job}.nomad.hcl`), 'utf8')
    .replace(`job "${job}" {`, `job "${id}" {`)
    .replace('"10s"', '"1s"')
    .replace('"2m"', '"7s"')
    .replace('"3m"', '"8s"')
    .replace(
      /driver = "docker"\n\n {6}config \{[^}]*\}/,
      `driver = "mock_driver"\n      config {\n        ${task}\n      }\n      env {\n        IMAGE = var.image\n      }\n      resources {\n        cpu    = 20\n        memory = 16\n      }`,
    );
}

/** The files of a repository with the pipeline. @param findId the IDs of its jobs */
export function pipelineFiles(
  findId: (job: PipelineJob) => string = (job) => job,
  tasks: Partial<Readonly<Record<PipelineJob, string>>> = {},
): Readonly<Record<string, string>> {
  const stages = '[[jobs/migrate.nomad.hcl], [jobs/api.nomad.hcl]]';
  return {
    '.github/outrider.yml': `late-vars: image\nstages: ${stages}\n`,
    ...Object.fromEntries(
      pipelineJobs.map((job) => [`jobs/${job}.nomad.hcl`, pipelineFile(job, findId(job), tasks[job])]),
    ),
  };
}
