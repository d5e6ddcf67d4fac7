import { inputVariable } from '../inputs/input.ts';
import { plain } from '../text/log-text.ts';
import { readMode, readModeName, type ModeRequest } from './read-mode.ts';
import type { RunContext } from '../operations/run-context.ts';
import type { RunReport } from '../report/run-report.ts';
import type { Published } from '../text/published.ts';

/** Modes that people set up first. */
const diagnosed: ReadonlySet<string> = new Set(['plan', 'register']);

/**
 * The table of mode `check` for a plan or register that a service refused; undefined for any other run. It changes neither the outcome nor the outputs of the
 * run. A service that was not reached is not asked again: the table would only repeat the error.
 *
 * @param request what the mode of the run was read from
 */
export async function diagnose(
  { errors }: RunReport,
  request: ModeRequest,
  context: RunContext,
): Promise<Published | undefined> {
  const name = readModeName(request.env);
  if (!diagnosed.has(name)) return undefined;
  if (!errors.some(({ reason }) => reason === 'unauthorized')) return undefined;
  const env = { ...request.env, [inputVariable('mode')]: 'check', [inputVariable('for')]: name };
  const modeRequest = await readMode({ ...request, env });
  if ('withheld' in modeRequest) return undefined;
  context.runner.log(plain`${modeRequest.mode.activity} for the step summary.`);
  return modeRequest.mode.report(await modeRequest.mode.run(modeRequest.inputs, context), context.runner).summary;
}
