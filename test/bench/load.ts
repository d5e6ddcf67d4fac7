/** Finds and reads the job files of a folder once, as a run of dist does, and prints the milliseconds. Started by the benchmark. */
import { collectJobs } from '../../src/jobfiles/discovery/collect.ts';

const workspace = process.argv[2] ?? '';
const variables = { environment: [], files: [], vars: [], secret: [], strict: true };
const started = performance.now();
const { jobs } = await collectJobs({
  inputs: {
    patterns: ['jobs/*.nomad.hcl'],
    workingDirectory: workspace,
    fileBase: 'working-directory',
    onlyChanged: false,
    variables,
  },
  workspace,
  changes: undefined,
});
const milliseconds = performance.now() - started;
if (jobs.length === 0 || jobs.some((job) => !('source' in job))) throw new Error('not every job file could be read');
console.log(milliseconds);
