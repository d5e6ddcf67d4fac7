import { isConnectionWithheld } from '../../inputs/connection.ts';
import { forkReport } from '../../report/fork-report.ts';
import { expandReport } from '../../report/run-report.ts';
import { parseInputs, readParseInputs, type ParseInputs } from './inputs.ts';
import { parseOutputFiles, parseReport, type ShownParse } from './report.ts';
import { parse } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `parse`: lets Nomad parse the job files, to find errors and to get the jobs as JSON.
 * Takes the job files; returns the jobs with their groups and counts.
 * It needs only the capability `parse-job`; it plans nothing and changes nothing.
 */
export const mode: Mode<typeof parseInputs, ParseInputs, ShownParse> = {
  inputs: parseInputs,
  activity: 'Parsing',
  writes: [],
  read: readParseInputs,
  run: parse,
  report: parseReport,
  withheld: {
    isWithheld: isConnectionWithheld,
    report: (context) =>
      expandReport(
        forkReport('parsed', { outputs: { changed: 'false', jobs: '[]' }, files: parseOutputFiles([]) }),
        context,
      ),
  },
};
