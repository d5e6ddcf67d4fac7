import { ActionErrors, withErrors } from '../../errors.ts';
import { stageKind } from './file-kind.ts';
import { findFiles, type JobFilePatterns } from './find.ts';
import { createPatternError } from './pattern-errors.ts';
import type { JobFile } from '../preprocess/job-source.ts';

/**
 * The files with their stages. A stage may contain files of a different environment, which are not in the list.
 *
 * @throws ActionErrors for every pattern that matches nothing, and every file in two stages
 */
export async function assignStages(
  files: readonly JobFile[],
  stages: readonly (readonly string[])[],
  options: Omit<JobFilePatterns, 'patterns'>,
): Promise<readonly JobFile[]> {
  if (stages.length === 0) return files;
  const results = await Promise.all(
    stages.map(async (patterns) => {
      const finding = findFiles(stageKind, { ...options, patterns });
      return withErrors(
        finding.then((stageFiles) => ({ stageFiles, failures: [] })),
        { stageFiles: [], failures: [] },
      );
    }),
  );
  const stageByFile = new Map<string, number>();
  const failures = results.flatMap(({ stageFiles, failures: unmatched }, index) => {
    const repeatedFiles = stageFiles.filter(({ name }) => stageByFile.has(name));
    const errors = repeatedFiles.map(({ name }) => {
      const problem = `is in stage ${stageByFile.get(name)} and in stage ${index + 1}`;
      return createPatternError(stageKind, name, problem, onlyOnce, 'invalid-configuration');
    });
    for (const { name } of stageFiles) stageByFile.set(name, index + 1);
    return [...unmatched, ...errors];
  });
  if (failures.length > 0) throw new ActionErrors(failures);
  return files.map((file) => ({ ...file, stage: stageByFile.get(file.name) ?? stages.length + 1 }));
}

const onlyOnce = 'Remove one of the two patterns, or exclude the file from one of the stages by a pattern with `!`.';

/** The stage of a job. Without `stages`, all jobs are in stage 1. */
export function readStage({ stage = 1 }: { readonly stage?: number | undefined }): number {
  return stage;
}

/** Groups items by stage, in ascending order. */
export function splitByStage<One>(
  all: readonly One[],
  findStage: (item: One) => number | undefined,
): readonly { readonly stage: number; readonly members: readonly One[] }[] {
  const stages = Map.groupBy(all, (item) => readStage({ stage: findStage(item) }));
  return [...stages].toSorted(([a], [b]) => a - b).map(([stage, members]) => ({ stage, members }));
}
