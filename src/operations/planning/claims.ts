import { join } from 'node:path';
import { ActionError } from '../../errors.ts';
import { isGlob } from '../../jobfiles/discovery/glob.ts';
import { nameFrom } from '../../jobfiles/discovery/names.ts';
import { createRedactor } from '../../redaction/redactor.ts';
import { placeOfFile } from '../../clients/nomad/target.ts';
import type { OtherJob } from '../../jobfiles/discovery/collect.ts';
import type { JobFileInputs } from '../../inputs/job-files.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { FailedFile } from '../../review/plan-outcome.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';

/** Which job each file declares, where it is: two files with one job would register over each other, run after run. */
export interface Claims {
  /**
   * Notes the job of a file.
   *
   * @param secrets what must not be shown of it
   */
  readonly add: (file: string, job: Pick<Job, 'ID' | 'Namespace' | 'Region'>, secrets: readonly string[]) => void;
  /** The results of a run without the jobs that several files declare; each of these is a failure of its files. */
  readonly settle: <Done>(
    results: { readonly jobs: readonly Done[]; readonly failed: readonly FailedFile[] },
    fileOf: (job: Done) => string,
  ) => { readonly jobs: readonly Done[]; readonly failed: readonly FailedFile[] };
}

interface ClaimOptions {
  readonly inputs: { readonly jobFiles: JobFileInputs; readonly nomad: ConnectionInputs };
  readonly workspace: string;
  /** Jobs of files that the run leaves out. */
  readonly others: readonly OtherJob[];
}

interface Claim {
  readonly file: string;
  readonly id: string;
  readonly namespace: string;
  readonly region: string;
  /** Undefined for a file that the run leaves out. */
  readonly secrets: readonly string[] | undefined;
}

export function createClaims({ inputs, workspace, others }: ClaimOptions): Claims {
  const claims = new Map<string, Claim[]>();
  const claim = (
    file: string,
    id: string,
    place: Pick<Job, 'Namespace' | 'Region'>,
    secrets?: readonly string[],
  ): void => {
    const { namespace = 'default', region = '' } = placeOfFile(place, inputs.nomad);
    // To Nomad `global` is the region of the server that is asked.
    const one = { file, id, namespace, region: region === 'global' ? '' : region, secrets };
    const key = JSON.stringify([one.id, one.namespace, one.region]);
    claims.set(key, [...(claims.get(key) ?? []), one]);
  };
  for (const { file, job } of others) {
    if (job.place === undefined) continue;
    claim(file, job.id, { Namespace: job.place.namespace ?? null, Region: job.place.region ?? null });
  }
  const excludeOf = (file: string): string => nameFrom(inputs.jobFiles.workingDirectory, join(workspace, file));
  return {
    add: (file, job, secrets) => claim(file, job.ID, job, secrets),
    settle({ jobs, failed }, fileOf) {
      const twins = [...claims.values()].filter((same) => same.length > 1);
      const refused = new Map(
        twins.flatMap((same) =>
          same.filter(({ secrets }) => secrets !== undefined).map((one) => [one.file, refuse(one, same, excludeOf)]),
        ),
      );
      if (refused.size === 0) return { jobs, failed };
      const known = new Map(failed.map(({ file, failures }) => [file, failures]));
      const together = [...refused].map(([file, failure]) => ({
        file,
        failures: [failure, ...(known.get(file) ?? [])],
      }));
      const rest = failed.filter(({ file }) => !refused.has(file));
      return {
        jobs: jobs.filter((job) => !refused.has(fileOf(job))),
        failed: [...together, ...rest].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
      };
    },
  };
}

const mostNamed = 3;

function refuse(claim: Claim, same: readonly Claim[], excludeOf: (file: string) => string): ActionError {
  const { file, id, namespace, region } = claim;
  const { name: scrub } = createRedactor(same.flatMap(({ secrets = [] }) => secrets));
  const others = same
    .filter((other) => other !== claim)
    .map((other) => `\`${other.file}\``)
    .toSorted();
  const more = others.length > mostNamed ? ` and ${others.length - mostNamed} more` : '';
  const listed = others.slice(0, mostNamed).join(', ');
  const place = `in namespace \`${namespace}\`${region === '' ? '' : ` of region \`${region}\``}`;
  const does = others.length === 1 ? 'does' : 'do';
  const exclude = excludeOf(file);
  const way = isGlob(exclude) ? 'exclude it from `job-files` by a `!` pattern' : `exclude it with \`!${exclude}\``;
  return new ActionError({
    reason: 'input',
    message: scrub(`\`${file}\` declares job \`${id}\` ${place}, and so ${does} ${listed}${more}.`),
    location: { file },
    hint: `Rename one, or ${way}.`,
    help: 'two-files-one-job',
  });
}
