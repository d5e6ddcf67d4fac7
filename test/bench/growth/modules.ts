import { removeRunFolders } from '../../support/action.ts';
import { releaseEvent, startModules, readNames } from '../../support/modules.ts';
import { expectSuccess, withPeak, type Load } from './measured.ts';

const superseded = 20;

/** A registry with that many versions, 20 of which are deprecated. */
export async function loadListing(size: number): Promise<Load> {
  const versions = Array.from({ length: size }, (_, at) => `1.${Math.floor(at / 10)}.${at % 10}`);
  await using story = await startModules({ versions });
  const event = releaseEvent(versions.at(-1) ?? '');
  const { run, peak } = await withPeak((env) =>
    story.deprecate({ env, event, inputs: { keep: String(size - superseded) } }),
  );
  const { milliseconds } = expectSuccess(run);
  const done = readNames(run, 'deprecated').length;
  removeRunFolders();
  if (done !== superseded) throw new Error(`${done} versions were deprecated, not ${superseded}`);
  return { milliseconds, requests: story.registry.requests.length, peak };
}
