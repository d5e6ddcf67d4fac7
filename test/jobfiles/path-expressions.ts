import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createLoader } from '../../src/jobfiles/preprocess/load.ts';
import { createWorkspace } from '../support/workspace.ts';
import { jobWith } from './dynamic-blocks.ts';
import type { Nomad } from '../../src/clients/nomad/client.ts';

/** The value of an expression by Nomad's parser; undefined where it refuses it. */
async function valueOf(source: string, nomad: Pick<Nomad, 'parseJob'>): Promise<unknown> {
  const job = await nomad.parseJob({ source, file: 'web.nomad.hcl' }).catch(() => undefined);
  const sent = job as { TaskGroups: { Tasks: { Config: { x: unknown[] } }[] }[] } | undefined;
  return sent?.TaskGroups[0]?.Tasks[0]?.Config.x[0];
}

/**
 * Expects that a function with this expression as its path gives what Nomad's parser gives for the expression itself. Returns false where the
 * parser refuses the expression, and where `try` is not supported.
 */
export async function expectSamePath(expression: string, nomad: Pick<Nomad, 'parseJob'>): Promise<boolean> {
  using workspace = createWorkspace({ 'web.nomad.hcl': jobWith('', `x = [pathexpand(${expression})]`) });
  const root = realpathSync(workspace.path);
  const variables = { environment: [], given: [], secret: [], files: [], strict: true };
  const inputs = { patterns: [], onlyChanged: false, workingDirectory: root, fileBase: 'job-file' as const, variables };
  const load = createLoader({ inputs, workspace: root, nomad });
  const loaded = await load({ path: join(root, 'web.nomad.hcl'), name: 'web.nomad.hcl' });
  if ('failures' in loaded) {
    expect(loaded.failures.map(({ message }) => message)).toEqual([expect.stringContaining('`try` or `can`')]);
    return false;
  }
  const real = await valueOf(jobWith('', `x = [${expression}]`), nomad);
  if (real === undefined) return false;
  expect(await valueOf(loaded.prepared?.text ?? '', nomad)).toBe(
    typeof real === 'string' ? real : JSON.stringify(real),
  );
  return true;
}
