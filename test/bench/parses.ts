import { service, startNomadProxy, startStory } from '../support/registering.ts';

const kinds: Readonly<Record<string, { readonly source: string; readonly goal: number }>> = {
  'a plain job': { source: service('web'), goal: 1 },
  'variables, locals and file() of a constant path': {
    source: `variable "env" {
  default = "prod"
}
locals {
  file = "conf/\${var.env}.txt"
}
${service('web', { meta: 'meta {\n text = file(local.file)\n }' })}`,
    goal: 1,
  },
  'a random value': { source: service('web', { meta: 'meta {\n run = uuidv4()\n }' }), goal: 2 },
  'a secret variable': {
    source: `variable "api_token" {
  default = "hunter2hunter2"
}
${service('web', { meta: 'meta {\n text = upper(var.api_token)\n }' })}`,
    goal: 1,
  },
};

/** Counts how often a plan lets Nomad parse a job file, by the content of the file. */
export async function countParses(): Promise<void> {
  for (const [kind, { source, goal }] of Object.entries(kinds)) {
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': source, 'jobs/conf/prod.txt': 'text' } });
    let parses = 0;
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ path }) => {
      if (path.startsWith('/v1/jobs/parse')) parses += 1;
    });
    const inputs = { address: proxy.url, 'file-base': 'job-file' };
    const run = await story.plan({ inputs });
    if (run.exitCode !== 0) throw new Error(`the plan failed:\n${run.stdout}`);
    console.log(
      `${kind}: ${parses} of its plan's requests parse it (goal ≤ ${goal}: ${parses <= goal ? 'met' : 'MISSED'})`,
    );
  }
}
