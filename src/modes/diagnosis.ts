import { nameVariable } from '../inputs/input.ts';
import { plain } from '../text/log-text.ts';
import { readMode, readModeName, type ModeRequest } from './read-mode.ts';
import type { RunContext } from '../operations/run-context.ts';
import type { RunReport } from '../report/run-report.ts';
import type { Published } from '../text/published.ts';

/** Modes that people set up first. */
const diagnosedModes: ReadonlySet<string> = new Set(['plan', 'register']);

/**
 * Returns the table of mode `check` if a service refused a plan or register and a check fails, otherwise `undefined`: the checks are about the namespace of the
 * inputs, and a job file may set a different one. It changes neither the outcome nor the outputs of the run.
 * A service that was not reached gets no more requests: the table would only repeat the error.
 *
 * @param request the sources of the mode and its inputs
 */
export async function diagnose(
  { errors }: RunReport,
  request: ModeRequest,
  context: RunContext,
): Promise<Published | undefined> {
  const name = readModeName(request.env);
  if (!diagnosedModes.has(name)) return undefined;
  if (!errors.some(({ reason }) => reason === 'unauthorized')) return undefined;
  const env = { ...request.env, [nameVariable('mode')]: 'check', [nameVariable('for')]: name };
  const modeRequest = await readMode({ ...request, env });
  if ('withheld' in modeRequest) return undefined;
  context.runner.log(plain`${modeRequest.mode.activity} for the step summary.`);
  const report = modeRequest.mode.report(await modeRequest.mode.run(modeRequest.inputs, context), context.runner);
  return report.errors.length > 0 ? report.summary : undefined;
}
