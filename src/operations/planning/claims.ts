import { join } from 'node:path';
import { ActionError } from '../../errors.ts';
import { isGlob } from '../../jobfiles/discovery/glob.ts';
import { relativeName } from '../../files/paths.ts';
import { createRedactor } from '../../redaction/redactor.ts';
import { placeOfFile } from '../../clients/nomad/target.ts';
import type { OtherJob } from '../../jobfiles/discovery/collect.ts';
import type { JobFileInputs } from '../../inputs/job-files.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { FailedFile } from '../../report/plan/plan-outcome.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';

/** Which job each file declares. Two files with the same job would replace each other's version in every run. */
export interface Claims {
  /**
   * Records the job that a file declares.
   *
   * @param secrets values to hide in an error about it
   */
  readonly add: (file: string, job: Pick<Job, 'ID' | 'Namespace' | 'Region'>, secrets: readonly string[]) => void;
  /** Moves each job that several files declare from the results to the failures of its files. */
  readonly settle: <Done>(
    results: { readonly jobs: readonly Done[]; readonly failed: readonly FailedFile[] },
    fileOf: (job: Done) => string,
  ) => { readonly jobs: readonly Done[]; readonly failed: readonly FailedFile[] };
}

interface ClaimOptions {
  readonly inputs: { readonly jobFiles: JobFileInputs; readonly nomad: ConnectionInputs };
  readonly workspace: string;
  /** Jobs of files that the run does not plan. */
  readonly others: readonly OtherJob[];
}

interface Claim {
  readonly file: string;
  readonly id: string;
  readonly namespace: string;
  readonly region: string;
  /** Undefined for a file that the run does not plan. */
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
    // Nomad resolves `global` to the region of the server that is asked.
    const added = { file, id, namespace, region: region === 'global' ? '' : region, secrets };
    const key = JSON.stringify([added.id, added.namespace, added.region]);
    claims.set(key, [...(claims.get(key) ?? []), added]);
  };
  for (const { file, job } of others) {
    if (job.place === undefined) continue;
    claim(file, job.id, { Namespace: job.place.namespace ?? null, Region: job.place.region ?? null });
  }
  const excludeOf = (file: string): string => relativeName(inputs.jobFiles.workingDirectory, join(workspace, file));
  return {
    add: (file, job, secrets) => claim(file, job.ID, job, secrets),
    settle({ jobs, failed }, fileOf) {
      const duplicates = [...claims.values()].filter((same) => same.length > 1);
      const refused = new Map(
        duplicates.flatMap((same) =>
          same
            .filter(({ secrets }) => secrets !== undefined)
            .map((one) => [one.file, duplicateError(one, same, excludeOf)]),
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

function duplicateError(claim: Claim, same: readonly Claim[], excludeOf: (file: string) => string): ActionError {
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
  const way = isGlob(exclude) ? 'exclude it with a `!` pattern in `job-files`' : `exclude it with \`!${exclude}\``;
  return new ActionError({
    reason: 'input',
    message: scrub(`\`${file}\` declares job \`${id}\` ${place}, and so ${does} ${listed}${more}.`),
    location: { file },
    hint: `Rename one, or ${way}.`,
    help: 'two-files-one-job',
  });
}
