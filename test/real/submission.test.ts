import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLoader, buildSubmission } from '../../src/jobfiles/preprocess/load.ts';
import { isSecretSetting } from '../../src/redaction/variable-secrets.ts';
import { startSandbox } from '../../sandbox/src/server.ts';
import { createWorkspace } from '../support/workspace.ts';
import { connectPeer, type Peer } from './client/peer.ts';
import { needs, readVersion } from './server-version.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';

/** Registers a job with its submission, and parses the stored submission again, as the web interface of Nomad does. */
async function storeAndParseAgain({ nomad, request, id }: Peer): Promise<{ readonly job: Job; readonly rerun: Job }> {
  const name = id('submission');
  const source = `variable "color" {}
variable "db_password" {}
job "${name}" {
  group "app" {
    count = 0
    task "t" {
      driver = "raw_exec"
      config {
        command = "/bin/sleep"
      }
      env {
        COLOR    = var.color
        PASSWORD = var.db_password
        MOTD     = file("motd.txt")
      }
    }
  }
}
`;
  using workspace = createWorkspace({ 'web.nomad.hcl': source, 'motd.txt': 'hello "${you}"\n' });
  const root = realpathSync(workspace.path);
  const vars = [{ name: 'color', value: 'dark "green"' }];
  const secret = [{ name: 'db_password', value: 'hunter2' }];
  const variables = { environment: [], files: [], vars, secret, strict: true };
  const inputs = {
    patterns: [],
    workingDirectory: root,
    fileBase: 'working-directory' as const,
    onlyChanged: false,
    variables,
  };
  const loaded = await createLoader({ inputs, workspace: root })({
    path: join(root, 'web.nomad.hcl'),
    name: 'web.nomad.hcl',
  });
  if (!('source' in loaded) || loaded.preparedJob === undefined) throw new Error('the job file could not be read');
  const { text, variables: all } = loaded.preparedJob;
  const job = await nomad.parseJob({ source: text, variables: all, file: 'web.nomad.hcl' });
  const { submission, omitted: left } = buildSubmission(loaded, isSecretSetting);
  expect(left).toEqual(['db_password']);
  await nomad.createJob({ job, submission });
  const path = `/v1/job/${name}/submission?version=0`;
  const stored = (await request('GET', path)) as { readonly Source: string; readonly Variables?: string };
  expect(stored).toMatchObject({
    Format: 'hcl2',
    Source: source.replace('file("motd.txt")', () => '"hello \\"$${you}\\"\\n"'),
  });
  expect(JSON.stringify(stored)).not.toContain('hunter2');
  const rerun = {
    source: stored.Source,
    variables: `${stored.Variables ?? ''}db_password = "hunter2"\n`,
    file: 'web.nomad.hcl',
  };
  return { job, rerun: await nomad.parseJob(rerun) };
}

async function withPeer(input: Parameters<typeof connectPeer>[0]): ReturnType<typeof storeAndParseAgain> {
  const peer = await connectPeer(input);
  try {
    return await storeAndParseAgain(peer);
  } finally {
    await peer.close();
  }
}

const address = process.env['OUTRIDER_TEST_NOMAD_ADDR'] ?? '';
const token = process.env['OUTRIDER_TEST_NOMAD_TOKEN'];
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';

describe('stored submission', async () => {
  test('a stored submission is parsed to the same job on the sandbox', async () => {
    const sandbox = await startSandbox();
    try {
      const { job, rerun } = await withPeer({ address: sandbox.scheduler, token: undefined, isSandbox: true });
      expect(rerun).toEqual(job);
    } finally {
      await sandbox.close();
    }
  });

  const old = needs(await readVersion(address, token), '1.6.0');
  test.skipIf(address === '' || old.skip)(
    `a stored submission is parsed to the same job on ${location}${old.reason}`,
    async () => {
      const { job, rerun } = await withPeer({ address, token, isSandbox: false });
      expect(rerun).toEqual(job);
    },
  );
});
