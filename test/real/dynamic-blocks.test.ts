import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { dynamicBlocks, files } from '../jobfiles/dynamic-blocks.ts';
import { removeRunFolders, runAction } from '../support/action.ts';
import { createWorkspace } from '../support/workspace.ts';

/** Skipped without a server (OUTRIDER_TEST_NOMAD_ADDR, and …_TOKEN where ACLs are on) and a `nomad` on PATH. */
const address = process.env['OUTRIDER_TEST_NOMAD_ADDR'] ?? '';
const token = process.env['OUTRIDER_TEST_NOMAD_TOKEN'] ?? '';
const path = process.env['PATH'] ?? '';
const isHere = address !== '' && spawnSync('nomad', ['version']).status === 0;
const where = isHere ? '' : ' (skipped: no live Nomad, or no nomad on PATH)';

describe.skipIf(!isHere)(`random dynamic blocks${where}`, () => {
  afterAll(removeRunFolders);

  test(
    'random dynamic blocks are parsed to the same job as by the command line of Nomad',
    { timeout: 120_000 },
    async () => {
      using workspace = createWorkspace(files);
      await fc.assert(
        fc.asyncProperty(fc.array(dynamicBlocks, { minLength: 6, maxLength: 6 }), async (blocks) => {
          const names = blocks.map((_, index) => `web${index}.nomad.hcl`);
          blocks.forEach(({ source }, index) => {
            workspace.write(names[index] ?? '', source.replace('job "web"', `job "web${index}"`));
          });
          const run = await runAction({
            process: true,
            workspace: workspace.path,
            inputs: {
              mode: 'parse',
              'job-files': names.join('\n'),
              address,
              ...(token === '' ? {} : { token, 'allow-http': 'true' }),
            },
          });
          expect(run.annotations).toEqual([]);
          const jobs = JSON.parse(readFileSync(run.outputs['job-json'] ?? '', 'utf8')) as unknown[];
          expect(jobs).toEqual(await Promise.all(names.map(async (name) => commandLine(name, workspace.path))));
        }),
        { numRuns: 10 },
      );
    },
  );
});

async function commandLine(name: string, cwd: string): Promise<unknown> {
  const env = { PATH: path, NOMAD_ADDR: address, ...(token === '' ? {} : { NOMAD_TOKEN: token }) };
  const { stdout } = await promisify(execFile)('nomad', ['job', 'run', '-output', name], { cwd, env });
  return (JSON.parse(stdout) as { readonly Job: unknown }).Job;
}
