import { isConnectionWithheld } from '../../inputs/connection.ts';
import { forkReport } from '../../report/fork-report.ts';
import { expandReport } from '../../report/run-report.ts';
import { parseInputs, readParseInputs, type ParseInputs } from './inputs.ts';
import { parseOutputFiles, parseReport, type ShownParse } from './report.ts';
import { parse } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `parse`: has Nomad parse the job files, for the errors in them and for the jobs as JSON.
 * In go the job files, out come jobs with their groups and counts, in log, summary and outputs.
 * It needs the right `parse-job` alone, and plans and changes nothing.
 */
export const mode: Mode<typeof parseInputs, ParseInputs, ShownParse> = {
  inputs: parseInputs,
  activity: 'Parsing',
  writes: false,
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
