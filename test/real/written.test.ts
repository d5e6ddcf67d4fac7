import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runAction } from '../support/action.ts';
import { createWorkspace } from '../support/workspace.ts';
import { needs, readVersion } from './server-version.ts';
import { readableFiles, refusedFiles, type WrittenFiles } from './written.ts';

/**
 * Job files as users write them are read to the same job by the command line of Nomad and by mode `parse` with a live Nomad. Skipped without a
 * server (OUTRIDER_TEST_NOMAD_ADDR, …_TOKEN where ACLs are on) or without `nomad` on PATH.
 */
const address = process.env['OUTRIDER_TEST_NOMAD_ADDR'] ?? '';
const token = process.env['OUTRIDER_TEST_NOMAD_TOKEN'] ?? '';
const version = await readVersion(address, token);
const missing = [
  address === '' ? 'OUTRIDER_TEST_NOMAD_ADDR is not set' : '',
  spawnSync('nomad', ['version']).status === 0 ? '' : 'no `nomad` on PATH',
].filter((text) => text !== '');

/** The job as read by the command line and by mode `parse`; `undefined` if it is refused. */
async function readBoth({
  files,
  vars = [],
  varFiles = [],
  env = {},
}: WrittenFiles): Promise<{ theirs: unknown; actual: unknown }> {
  using workspace = createWorkspace(files);
  const flags = [...vars.flatMap((text) => ['-var', text]), ...varFiles.flatMap((varFile) => ['-var-file', varFile])];
  const run = await runAction({
    process: true,
    workspace: workspace.path,
    env,
    inputs: {
      mode: 'parse',
      address,
      'job-files': 'job.nomad.hcl',
      vars: vars.join('\n'),
      'var-files': varFiles.join('\n'),
      ...(token === '' ? {} : { token, insecure: 'http' }),
    },
  });
  const jobs = run.outputs['job-json'];
  return {
    theirs: parseByCommandLine(workspace.path, flags, env),
    actual: run.exitCode === 0 ? (JSON.parse(readFileSync(jobs ?? '', 'utf8')) as unknown[])[0] : undefined,
  };
}

function parseByCommandLine(cwd: string, flags: readonly string[], env: Readonly<Record<string, string>>): unknown {
  try {
    const options = { cwd, env: { PATH: process.env['PATH'], ...env }, stdio: 'pipe', encoding: 'utf8' } as const;
    return (
      JSON.parse(execFileSync('nomad', ['job', 'run', '-output', ...flags, 'job.nomad.hcl'], options)) as {
        Job: unknown;
      }
    ).Job;
  } catch {
    return undefined;
  }
}

const skipped = missing.length === 0 ? '' : ` (skipped: ${missing.join(', ')})`;
describe.skipIf(missing.length > 0)(`job files of users against the command line${skipped}`, () => {
  for (const written of readableFiles) {
    const { about, vars = [], varFiles = [], env = {} } = written;
    const isSet = vars.length + varFiles.length + Object.keys(env).length > 0;
    const { skip, reason } = needs(version, isSet ? '1.6.0' : '1.0.0');
    test.skipIf(skip)(`parse reads the same job as the command line: ${about}${reason}`, async () => {
      const { theirs, actual } = await readBoth(written);
      expect(theirs).toBeDefined();
      expect(actual).toEqual(theirs);
    });
  }

  test.each(refusedFiles)('parse and the command line refuse $about', async (written) => {
    expect(await readBoth(written)).toEqual({ theirs: undefined, ours: undefined });
  });
});
