import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBlocks, pages } from '../documents/pages.ts';
import { listNodes, readText } from '../support/markdown.ts';
import { runAction, type ActionRun } from '../support/action.ts';
import { startGitHub } from '../support/github.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { namespaceRule, startFileAgent } from './file-agent.ts';

/** The commands of docs/tokens.md on the `nomad` on PATH, which is started here; skipped where there is none. */
const agent = await startFileAgent();
const { version, location, old } = agent;
const page = pages.filter(({ name }) => name === 'docs/tokens.md');

/** The files of the page: each is named by the text before its block, as `plan.policy.hcl`. */
function listPageFiles(): Record<string, string> {
  const nodes = page.flatMap(({ tree }) => listNodes(tree));
  const named = nodes.map((node, at) => {
    const before = nodes.slice(0, at).findLast(({ type }) => type === 'paragraph');
    const name = before === undefined ? undefined : /as ([\w.]+):$/i.exec(readText(before).trim())?.[1];
    return node.type === 'code' && name !== undefined ? [[name, node.value] as const] : [];
  });
  return Object.fromEntries(named.flat());
}

const job = `job "outrider-test-tokens" {
  type = "batch"
  group "app" {
    task "server" {
      driver = "raw_exec"
      config {
        command = "/bin/true"
      }
    }
  }
}
`;

/** A service that still runs when it is planned again: its plan is unchanged. */
const long = job
  .replace('type = "batch"', '')
  .replace('-tokens"', '-reading"')
  .replace('"/bin/true"', '"/bin/sleep"\n        args    = ["600"]');

let workspace: Workspace;

beforeAll(() => {
  workspace = createWorkspace({ ...listPageFiles(), 'web.nomad.hcl': job, 'long.nomad.hcl': long });
});

afterAll(() => workspace[Symbol.dispose]());

/** Runs the lines of a block in a shell, as if pasted; returns the output. */
async function paste(block: string): Promise<string> {
  const env = { ...process.env, NOMAD_ADDR: agent.address, NOMAD_TOKEN: agent.token };
  const { stdout } = await promisify(execFile)('sh', ['-euc', block], { cwd: workspace.path, env });
  return stdout;
}

async function run(mode: string, token: string, file = 'web.nomad.hcl'): Promise<ActionRun> {
  await using github = await startGitHub();
  const inputs = { mode, token, address: agent.address, 'job-files': file, timeout: '60s' };
  return await runAction({
    process: true,
    inputs: mode === 'plan' ? inputs : { ...inputs, review: 'ignore' },
    workspace: workspace.path,
    githubToken: 'ghs_0123456789abcdefghij',
    apiUrl: github.url,
  });
}

describe.skipIf(version === undefined || old.skip)(`quick start of the README against ${location}${old.reason}`, () => {
  test(
    'the commands of the quick start create a token that plans and cannot register',
    { timeout: 60_000 },
    async () => {
      const [start = ''] = pages.filter(({ name }) => name === 'README.md').flatMap((part) => listBlocks(part, 'sh'));
      const [commands = '', ofGitHub = ''] = start.split(/^(?=gh )/m, 2);
      expect(ofGitHub).not.toBe('');
      // The token is piped into gh, which needs GitHub.
      const printed = await paste(commands.replace(/\|\s+gh secret set \w+/, ''));
      const [plan = ''] = /^[0-9a-f-]{36}$/m.exec(printed) ?? [];
      expect((await run('plan', plan)).exitCode).toBe(0);
      const refused = await run('register', plan);
      expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'unauthorized']);
    },
  );
});

describe.skipIf(version === undefined || old.skip)(
  `commands of docs/tokens.md against ${location}${old.reason}`,
  () => {
    test(
      'the documented commands create a plan token, a register token and a login for GitHub',
      { timeout: 60_000 },
      async () => {
        const blocks = page.flatMap((entry) => listBlocks(entry, 'sh'));
        expect(blocks.length).toBeGreaterThan(1);
        const printed: string[] = [];
        // Commands of gh need GitHub, which the test does not reach.
        for (const block of blocks.filter((item) => !item.startsWith('gh '))) printed.push(await paste(block));
        const [plan = '', register = ''] = [...printed.join('').matchAll(/^Secret ID\s+= (\S+)$/gm)].map(
          ([, id]) => id,
        );
        expect((await run('plan', plan)).exitCode).toBe(0);
        const refused = await run('register', plan);
        expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'unauthorized']);
        const registered = await run('register', register);
        expect([registered.exitCode, registered.outputs['outcome']]).toEqual([0, 'complete']);
        const rules = await paste('nomad acl binding-rule list -json');
        expect(rules.match(/"AuthMethod": "github"/g)).toHaveLength(2);
      },
    );
  },
);

describe.skipIf(version === undefined || old.skip)(`rights for volumes against ${location}${old.reason}`, () => {
  test.each([
    ['host', ''],
    ['csi', 'access_mode = "single-node-writer"\n attachment_mode = "file-system"'],
  ])('register names the rights for a %s volume, and they suffice', { timeout: 60_000 }, async (type, more) => {
    const volume = `group "app" {\n volume "data" {\n type = "${type}"\n source = "data"\n ${more}\n }`;
    const file = `${type}.nomad.hcl`;
    workspace.write(file, job.replace('-tokens"', `-${type}"`).replace('group "app" {', volume));
    const rights = ['plan-job', 'parse-job', 'read-job', 'register-job'];
    const token = await agent.createToken(`no-${type}`, namespaceRule('default', rights));
    const refused = await run('register', token, file);
    expect(refused.outputs['reason']).toBe('unauthorized');
    const [, needs = ''] = /the token needs `register-job`,? (.*) in namespace/i.exec(refused.log) ?? [];
    const named = [...needs.matchAll(/`([^`]+)`/g)].map(([, right = '']) => right);
    const rules = named.filter((right) => right.includes('{'));
    expect(rules).toHaveLength(1);
    const capabilities = [...rights, ...named.filter((right) => !rules.includes(right))];
    const enough = await agent.createToken(`with-${type}`, [namespaceRule('default', capabilities), ...rules].join(''));
    expect((await run('register', enough, file)).outputs['changed']).toBe('true');
  });
});

describe.skipIf(version === undefined || old.skip)(
  `\`read-job\` of docs/tokens.md against ${location}${old.reason}`,
  () => {
    test(
      'plan without `read-job` of a registered job warns, and names the capability',
      { timeout: 60_000 },
      async () => {
        expect((await run('register', agent.token, 'long.nomad.hcl')).exitCode).toBe(0);
        const warningsWith = async (capabilities: readonly string[]): Promise<readonly string[]> => {
          const token = await agent.createToken('reading', namespaceRule('default', capabilities));
          const { exitCode, annotations, log } = await run('plan', token, 'long.nomad.hcl');
          expect(exitCode).toBe(0);
          expect(log).toContain('Plan: no changes (1 job)');
          return annotations.map(({ message }) => message);
        };
        expect(await warningsWith(['plan-job', 'parse-job'])).toEqual([
          expect.stringMatching(/lacks the capability `read-job` in namespace `default`/),
        ]);
        expect(await warningsWith(['plan-job', 'parse-job', 'read-job'])).toEqual([]);
      },
    );
  },
);
