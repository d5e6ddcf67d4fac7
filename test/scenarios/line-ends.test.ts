import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { runAction } from '../support/action.ts';
import { createWorkspace } from '../support/workspace.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const job = `# A comment.
variable "image" {}
variable "hosts" {
  type = list(string)
}
/* Another,
   of two lines. */
job "web" {
  group "app" {
    task "server" {
      driver = "docker"
      config {
        image = var.image
        args  = var.hosts
      }
      env {
        NAME = file("name.txt")
      }
    }
  }
}
`;

/** The parsed jobs of two files, where inputs, job files and variable files have one kind of line endings. */
async function parseWithLineEnd(end: string): Promise<string> {
  const setLineEnds = (text: string): string => text.replaceAll('\n', end);
  using workspace = createWorkspace({
    'web.nomad.hcl': setLineEnds(job),
    'other.nomad.hcl': setLineEnds(job.replace('"web"', '"other"')),
    'left-out.nomad.hcl': 'no job',
    'prod.vars.hcl': setLineEnds('# A comment.\nhosts = [\n  "a",\n  "b",\n]\n'),
    'name.txt': 'web',
  });
  const run = await runAction({
    workspace: workspace.path,
    inputs: {
      mode: 'parse',
      address: sandbox.scheduler,
      'job-files': setLineEnds('web.nomad.hcl\n*.nomad.hcl\n!left-out.nomad.hcl\n'),
      'var-files': setLineEnds('prod.vars.hcl\n'),
      vars: setLineEnds('image<<END\nweb:2\nEND\n'),
    },
  });
  expect([run.exitCode, run.annotations]).toEqual([0, []]);
  return readFileSync(run.outputs['job-json'] ?? '', 'utf8');
}

test('Windows line endings in inputs, job files and variable files do not change the parsed job', async () => {
  const parsed = await parseWithLineEnd('\n');
  expect(JSON.parse(parsed)).toMatchObject([{ ID: 'other' }, { ID: 'web' }]);
  expect(parsed).toContain('web:2');
  expect(await parseWithLineEnd('\r\n')).toBe(parsed);
});
