import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { removeRunFolders, runAction, type ActionRun } from '../support/action.ts';
import { pullRequestEvent, startGitHub, type FakeGitHub } from '../support/github.ts';
import { withoutLink } from '../support/planning.ts';
import { noLinks } from '../support/platform.ts';
import { startServer } from '../support/server.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
  removeRunFolders();
});

function run(
  workspace: Workspace,
  inputs: Readonly<Record<string, string>> = {},
  rest: { readonly github?: FakeGitHub; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<ActionRun> {
  return runAction({
    workspace: workspace.path,
    inputs: { 'job-files': '**/*.nomad.hcl', address: sandbox.scheduler, ...inputs },
    ...(rest.github === undefined
      ? {}
      : { githubToken: 'ghs_0123456789abcdefghij', apiUrl: rest.github.url, event: pullRequestEvent() }),
    ...(rest.env === undefined ? {} : { env: rest.env }),
  });
}

/** Where, and what: `file:line:column: message`. */
function told({ annotations }: ActionRun): readonly string[] {
  return annotations.map(({ level, properties: { file, line, col }, message }) => {
    const words = level === 'error' ? withoutLink(message) : message;
    return [...[file, line, col].filter((part) => part !== undefined), ` ${words}`].join(':').replace(/^: ?|^ /, '');
  });
}

const parse = { mode: 'parse' };

function job(env: string, above = ''): string {
  return `${above}job "web" {
  group "app" {
    task "server" {
      driver = "raw_exec"
      config {
        command = "/bin/sleep"
      }
      env {
${env}
      }
    }
  }
}
`;
}

/** The environment of the one task, as mode `parse` gives it. */
async function envOf(result: ActionRun): Promise<unknown> {
  const { readFile } = await import('node:fs/promises');
  expect(result.annotations).toEqual([]);
  const [parsed] = JSON.parse(await readFile(result.outputs['job-json'] ?? '', 'utf8')) as {
    TaskGroups: { Tasks: { Env: unknown }[] }[];
  }[];
  return parsed?.TaskGroups[0]?.Tasks[0]?.Env;
}

describe('a file that a job reads', () => {
  test('is shown where git holds it, and hidden where a step before us changed it', async () => {
    const source = job('        CONF = file("app.conf")');
    using workspace = createWorkspace({ 'web.nomad.hcl': source, 'app.conf': 'listen ${port}\n' });
    workspace.commit();
    await using github = await startGitHub();
    await run(workspace, { verbose: 'true' }, { github });
    expect(github.comments[0]?.body).toContain('listen ${port}');
    workspace.write('app.conf', 'listen hunter2\n');
    const { stdout } = await run(workspace, { verbose: 'true' }, { github });
    for (const text of [github.comments[0]?.body, stdout]) expect(text).not.toContain('hunter2');
    expect(github.comments[0]?.body).toContain('Env[CONF]:');
    expect(github.comments).toHaveLength(1);
  });

  test('is known by its content where a dynamic block chooses it, too: shown where git holds it, else hidden', async () => {
    const source = job('        A = 1').replace(
      /^( *)env \{/m,
      `$1dynamic "template" {
        for_each = fileset("conf", "*")
        content {
          data        = file("conf/\${template.value}")
          destination = "local/\${template.value}"
        }
      }
$1env {`,
    );
    using workspace = createWorkspace({ 'web.nomad.hcl': source, 'conf/a.txt': 'listen 80\n', '.gitignore': 'b.txt' });
    workspace.commit();
    workspace.write('conf/b.txt', 'made hunter2\n');
    await using github = await startGitHub();
    const { stdout, exitCode } = await run(workspace, { verbose: 'true' }, { github });
    expect(exitCode).toBe(0);
    expect(github.comments[0]?.body).toContain('listen 80');
    expect(github.comments[0]?.body).toContain('local/b.txt');
    for (const text of [github.comments[0]?.body, stdout]) expect(text).not.toContain('hunter2');
  });

  test('that a dynamic block may choose and that is not there is told at its call', async () => {
    const made = '[for f in ["a.txt", "no.txt"] : file(f)]';
    using workspace = createWorkspace({ 'web.nomad.hcl': job(`        A = join("", ${made})`), 'a.txt': 'A' });
    expect(told(await run(workspace, parse))[0]?.split('\n')[0]).toBe(
      'web.nomad.hcl:9:54: `file(f)`: the path `no.txt` does not exist in the workspace.',
    );
  });

  test.skipIf(noLinks)(
    `is never one that git keeps for itself, or one outside of the workspace${noLinks}`,
    async () => {
      const source = job(
        ['.git/config', 'link', 'sub/../../etc/passwd', '/etc/passwd', '~/.ssh/id_rsa', 'dangling/x']
          .map((path, index) => `        F${index} = file("${path}")`)
          .join('\n'),
      );
      using workspace = createWorkspace({ 'web.nomad.hcl': source });
      workspace.commit();
      using outside = createWorkspace({ passwd: '' });
      symlinkSync(join(outside.path, 'passwd'), join(workspace.path, 'link'));
      symlinkSync(outside.path, join(workspace.path, 'dangling'));
      const result = await run(workspace, parse);
      expect(told(result).map((line) => line.split('\n')[0])).toEqual([
        'web.nomad.hcl:9:14: `file(".git/config")`: the path leads into `.git`, which may contain credentials.',
        ...['link', 'sub/../../etc/passwd', '/etc/passwd', '~/.ssh/id_rsa', 'dangling/x'].map(
          (path, index) => `web.nomad.hcl:${index + 10}:14: \`file("${path}")\`: the path leads outside the workspace.`,
        ),
      ]);
      expect(result.exitCode).toBe(1);
    },
  );

  test('is one of the folder of the job file where `file-base` says so', async () => {
    using workspace = createWorkspace({
      'jobs/web.nomad.hcl': job('        CONF = file("app.conf")'),
      'jobs/app.conf': 'beside',
      'app.conf': 'root',
    });
    expect(await envOf(await run(workspace, parse))).toEqual({ CONF: 'root' });
    expect(await envOf(await run(workspace, { ...parse, 'file-base': 'job-file' }))).toEqual({ CONF: 'beside' });
    expect(await envOf(await run(workspace, { ...parse, 'working-directory': 'jobs' }))).toEqual({ CONF: 'beside' });
  });

  test('may be missing where nothing needs it, as in the command line, and is told where something does', async () => {
    const optional =
      '        A = fileexists("no.txt") ? file("no.txt") : "none"\n        B = try(file("no.txt"), "tried")';
    using workspace = createWorkspace({ 'web.nomad.hcl': job(optional) });
    expect(await envOf(await run(workspace, parse))).toEqual({ A: 'none', B: 'tried' });
    workspace.write('web.nomad.hcl', job('        A = true ? "${file("a.txt")}${file("no.txt")}" : ""'));
    workspace.write('a.txt', 'a\nb\n');
    expect(told(await run(workspace, parse))).toEqual([
      'web.nomad.hcl:9:39: `file("no.txt")`: the path does not exist in the workspace.\nPaths are relative to `working-directory`, as for the Nomad CLI, not to the job file.',
    ]);
  });

  test('may be read in a string of JSON, too', async () => {
    const text = JSON.stringify({
      variable: { env: { default: 'prod' } },
      job: {
        web: {
          group: { app: { task: { server: { driver: 'raw_exec', env: { CONF: '${file("${var.env}.conf")}!' } } } } },
        },
      },
    });
    using workspace = createWorkspace({ 'web.json': text, 'prod.conf': 'a "b" ${c}\n' });
    expect(await envOf(await run(workspace, { ...parse, 'job-files': 'web.json' }))).toEqual({ CONF: 'a "b" ${c}\n!' });
  });
});

describe('a mistake that Nomad finds', () => {
  test('is told where it stands for its user, behind and below what was put in', async () => {
    const source = job(
      '        A = "${file("a.txt")} ${nope("x")}"\n        B = file(\n          "a.txt"\n        )\n        C = nope("y")',
    );
    using workspace = createWorkspace({ 'web.nomad.hcl': source, 'a.txt': 'one\ntwo\nthree\n' });
    const lines = told(await run(workspace, parse)).map((line) => line.split('\n')[0]);
    expect(lines).toEqual([
      expect.stringMatching(/^web\.nomad\.hcl:9:33: Call to unknown function/),
      expect.stringMatching(/^web\.nomad\.hcl:13:13: Call to unknown function/),
    ]);
  });

  test('in a variable is told at its place in the variable file', async () => {
    using workspace = createWorkspace({
      'web.nomad.hcl': job('        A = join("", var.list)', 'variable "list" { type = list(string) }\n'),
      'prod.vars.hcl': '# the list\nlist = [\n  "a",\n  upper("b"),\n]\n',
    });
    const [line] = told(await run(workspace, { ...parse, 'var-files': 'prod.vars.hcl' }));
    expect(line).toMatch(/^prod\.vars\.hcl:4:3: Variable `list`, set by `prod\.vars\.hcl`: Function calls not allowed/);
  });
});

describe('variables', () => {
  const declared = 'variable "color" { default = "blue" }\nvariable "db" { default = "none" }\n';

  test('that are secret show nowhere, also inside of other values', async () => {
    const source = job(
      '        COLOR = "is ${var.color}"\n        DB = "db-${var.db}-suffix"\n        API = var.api_key',
      `${declared}variable "api_key" {}\n`,
    );
    using workspace = createWorkspace({ 'web.nomad.hcl': source, 'prod.vars.hcl': 'api_key = "short"\n' });
    workspace.commit();
    await using github = await startGitHub();
    const inputs = {
      vars: 'color=green',
      'secret-vars': 'db=Tr0ub',
      'var-files': 'prod.vars.hcl',
      verbose: 'true',
      reveal: 'Env[*]',
      redact: 'none',
    };
    const result = await run(workspace, inputs, { github });
    const log = result.stdout.replaceAll(/^::add-mask::.*$/gm, '');
    for (const text of [github.comments[0]?.body, log, result.summary, JSON.stringify(result.outputs)]) {
      expect(text).not.toContain('Tr0ub');
      expect(text).not.toContain('short');
    }
    expect(github.comments[0]?.body).toContain('"is green"');
    expect(log).toContain('Not to be stored with the jobs, for they are or may be secret: the variables api_key, db.');
    expect(result.exitCode).toBe(0);
  });

  test('win in the order of the command line, and take values of several lines', async () => {
    const source = job(
      '        A = var.a\n        B = var.b\n        C = var.c\n        D = var.d',
      ['a', 'b', 'c', 'd'].map((name) => `variable "${name}" { default = "default" }\n`).join(''),
    );
    using workspace = createWorkspace({
      'web.nomad.hcl': source,
      'one.vars.hcl': 'b = "one"\nc = "one"\nd = "one"\n',
      'two.json': '{"c": "two ${x}", "d": "two"}',
    });
    const env = { NOMAD_VAR_a: 'env', NOMAD_VAR_b: 'env', NOMAD_VAR_nobody: 'x' };
    const inputs = { ...parse, 'var-files': 'one.vars.hcl\ntwo.json', vars: 'd<<END\nfirst\n"second" ${x}\nEND' };
    expect(await envOf(await run(workspace, inputs, { env }))).toEqual({
      A: 'env',
      B: 'one',
      C: 'two ${x}',
      D: 'first\n"second" ${x}',
    });
  });

  test('beside a job file are taken only where that is asked for', async () => {
    using workspace = createWorkspace({
      'jobs/web.nomad.hcl': job('        COLOR = var.color', declared),
      'jobs/web.vars.hcl': 'color = "beside"\n',
      'api.nomad.hcl': job('        COLOR = var.color', declared).replace('"web"', '"api"'),
    });
    const one = { ...parse, 'job-files': 'jobs/web.nomad.hcl' };
    expect(await envOf(await run(workspace, one))).toEqual({ COLOR: 'blue' });
    expect(await envOf(await run(workspace, { ...one, 'var-files': '{file}.vars.hcl' }))).toEqual({ COLOR: 'beside' });
    const all = await run(workspace, { ...parse, 'var-files': '{file}.vars.hcl' });
    expect([all.exitCode, all.outputs['summary']]).toEqual([0, '2 files read']);
  });

  test('that nobody declared are a mistake with the name that was meant, or left out with a notice', async () => {
    using workspace = createWorkspace({
      'web.nomad.hcl': job('        COLOR = var.color', declared),
      'prod.vars.hcl': '\ncolour = "red"\n',
    });
    const strict = await run(workspace, { ...parse, 'var-files': 'prod.vars.hcl' });
    expect(told(strict)[0]).toBe(
      'prod.vars.hcl:2:10: The variable `colour`, set by `prod.vars.hcl`, is not declared in `web.nomad.hcl`.\nDid you mean `color`? Declare it there (`variable "colour" {}`), remove it, or set `strict-vars: false`.',
    );
    const lenient = await run(workspace, { ...parse, 'var-files': 'prod.vars.hcl', 'strict-vars': 'false' });
    expect(lenient.exitCode).toBe(0);
    expect(lenient.log).toContain(
      'The variable `colour`, set by `prod.vars.hcl`, is not declared in the file and was left out.',
    );
  });

  test('are all told at once when they are wrong, and no secret is quoted', async () => {
    using workspace = createWorkspace({
      'web.nomad.hcl': job('', 'variable "list" { type = list(string) }\nvariable "unset" {}\n'),
    });
    const inputs = { ...parse, vars: 'list=["a"\nb = 1', 'secret-vars': 'hunter2-Xq9' };
    expect(told(await run(workspace, inputs))).toEqual([
      'Input `secret-vars` has line 1 that sets no variable.\nWrite `name=value`, one a line; a value of several lines as `name<<END`, its lines, and `END`.',
    ]);
    const { annotations, stdout } = await run(workspace, { ...parse, vars: 'list=["a"\nb = 1' });
    expect(annotations.map(({ message }) => message.split('\n')[0])).toEqual([
      'The variable `b`, set by input `vars`, is not declared in `web.nomad.hcl`.',
      'The value of the variable `list` (`list(string)`), set by input `vars`, is not a valid expression.',
      'The variable `unset` has no value.',
    ]);
    expect(stdout).not.toContain('hunter2');
  });
});

test('a namespace that the file names wins over the input, and that is told', async () => {
  using workspace = createWorkspace({
    'web.nomad.hcl': job('').replace('group "app"', 'namespace = "default"\n  group "app"'),
  });
  await using github = await startGitHub();
  const result = await run(workspace, { namespace: 'apps' }, { github });
  const note = /names the namespace `default`, input `namespace` says `apps`: the file's counts/;
  expect(result.log).toMatch(note);
  expect(github.comments[0]?.body).toMatch(note);
  expect(JSON.parse(result.outputs['jobs'] ?? '')).toMatchObject([{ namespace: 'default' }]);
});

function filesOf(result: ActionRun): readonly string[] {
  return (JSON.parse(result.outputs['jobs'] ?? '[]') as { file: string }[]).map(({ file }) => file);
}

describe('only-changed', () => {
  const files = {
    'a.nomad.hcl': job('        CONF = file("a.conf")').replace('"web"', '"a"'),
    'a.conf': 'a',
    'b.nomad.hcl': job('        ALL = join(",", fileset("conf", "*.conf"))').replace('"web"', '"b"'),
    'conf/x.conf': 'x',
    'c.nomad.hcl': job('').replace('"web"', '"c"'),
    'd.vars.hcl': 'x = 1\n',
    'd.nomad.hcl': job('        X = var.x', 'variable "x" {}\n').replace('"web"', '"d"'),
  };
  const inputs = { ...parse, 'only-changed': 'true', 'var-files': '{file}.vars.hcl' };

  test.each([
    [['c.nomad.hcl'], ['c.nomad.hcl']],
    [['a.conf'], ['a.nomad.hcl']],
    [['conf/new.conf'], ['b.nomad.hcl']],
    [['d.vars.hcl', 'README.md'], ['d.nomad.hcl']],
    [['README.md'], []],
    [Object.keys(files), ['a.nomad.hcl', 'b.nomad.hcl', 'c.nomad.hcl', 'd.nomad.hcl']],
  ])('of %j takes %j', async (names, expected) => {
    using workspace = createWorkspace(files);
    await using github = await startGitHub();
    github.files = names.map((filename) => ({ filename, status: 'modified' }));
    const result = await run(workspace, inputs, { github });
    expect([result.exitCode, filesOf(result)]).toEqual([0, expected]);
  });

  test('tells of a job file that is gone, and that its job runs on; twice alike', async () => {
    using workspace = createWorkspace({ ...files, 'old.nomad.hcl': job('').replace('"web"', '"old"') });
    const base = workspace.commit();
    workspace.remove('old.nomad.hcl');
    workspace.commit();
    await using github = await startGitHub();
    github.files = [
      { filename: 'old.nomad.hcl', status: 'removed' },
      { filename: 'moved.nomad.hcl', status: 'renamed', previous_filename: 'was.nomad.hcl' },
    ];
    const options = {
      workspace: workspace.path,
      inputs: {
        'job-files': '**/*.nomad.hcl',
        address: sandbox.scheduler,
        'only-changed': 'true',
        'var-files': '{file}.vars.hcl',
      },
      githubToken: 'ghs_0123456789abcdefghij',
      apiUrl: github.url,
      event: pullRequestEvent(false, { base }),
    };
    const result = await runAction(options);
    expect([result.exitCode, result.outputs['summary']]).toEqual([0, '1 job file removed · 4 not touched']);
    expect(github.comments[0]?.body).toContain('### 🔵 Plan: 1 job file removed · 4 not touched');
    expect(github.comments[0]?.body).toContain('`old.nomad.hcl`: job file removed; the job still runs (`old`).');
    expect(result.log).toContain('`old.nomad.hcl`: job file removed; the job still runs (`old`).');
    await runAction(options);
    expect(github.comments).toHaveLength(1);
    expect(github.asked.filter((asked) => !asked.startsWith('GET'))).toHaveLength(1);
  });

  test('takes all, and says so, where GitHub does not say what is touched', async () => {
    using workspace = createWorkspace(files);
    const withoutPullRequest = await run(workspace, inputs);
    expect(filesOf(withoutPullRequest)).toHaveLength(4);
    expect(told(withoutPullRequest)[0]).toBe(
      'All job files are taken, although `only-changed` is set: this run is about no pull request.',
    );
    await using down = await startServer((_request, response) => {
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end('{"message": "Resource not accessible by integration"}');
    });
    const refused = await runAction({
      workspace: workspace.path,
      inputs: { 'job-files': '**/*.nomad.hcl', address: sandbox.scheduler, ...inputs },
      githubToken: 'ghs_0123456789abcdefghij',
      apiUrl: down.url,
      event: pullRequestEvent(),
    });
    expect(filesOf(refused)).toHaveLength(4);
    expect(told(refused)[0]).toMatch(/^All job files are taken, .*pull-requests: read/);
  });
});

describe('what nobody should have written', () => {
  test.each([
    [
      'a string that is not closed',
      'job "web" {\n  meta {\n    a = "b\n  }\n}\n',
      '3:9: The string that starts here is not closed.',
    ],
    [
      'a heredoc that is not closed',
      'job "web" {\n  meta {\n    a = <<EOT\n  }\n}\n',
      '3:9: The heredoc that starts here is not closed.',
    ],
  ])('%s is told at its beginning', async (_about, source, words) => {
    using workspace = createWorkspace({ 'web.nomad.hcl': source });
    expect(told(await run(workspace, parse))[0]).toContain(`web.nomad.hcl:${words}`);
  });

  test('files and paths of every bad kind are told, each in its words', async () => {
    using workspace = createWorkspace({
      'big.nomad.hcl': Buffer.alloc(20 * 1024 * 1024, 0x20),
      'binary.nomad.hcl': Buffer.from([0xff, 0xfe, 0x00, 0x01]),
      'reads.nomad.hcl': job('        A = file("huge.txt")'),
      'huge.txt': Buffer.alloc(5 * 1024 * 1024, 0x61),
      'good.nomad.hcl': job(''),
    });
    const result = await run(workspace, parse);
    expect(told(result).map((line) => line.split('\n')[0])).toEqual([
      'big.nomad.hcl: The file is 20 MiB; the limit for a job file is 2 MiB.',
      'binary.nomad.hcl:1: The file is not UTF-8 text.',
      'reads.nomad.hcl:9:13: `file("huge.txt")`: the path names a file of 5 MiB; the limit is 4 MiB.',
    ]);
    expect(result.outputs['summary']).toBe('3 files failed · 1 file read');
  });

  test.skipIf(noLinks)(`a loop of links ends, and a link that leaves the workspace is refused${noLinks}`, async () => {
    using workspace = createWorkspace({
      'jobs/web.nomad.hcl': job('        ALL = join(",", fileset(".", "**/*.hcl"))'),
    });
    symlinkSync('..', join(workspace.path, 'jobs/up'));
    expect((await run(workspace, parse)).outputs['summary']).toBe('1 file read');
    using outside = createWorkspace({ hosts: '' });
    symlinkSync(join(outside.path, 'hosts'), join(workspace.path, 'out.nomad.hcl'));
    expect(told(await run(workspace, parse))[0]).toContain('leads to a file outside the workspace (out.nomad.hcl)');
  });

  test('odd names, a byte order mark and CRLF are read as they are', async () => {
    const source = `\uFEFF${job('        A = file("grüße & 日本 [1].txt")')}`.replaceAll('\n', '\r\n');
    using workspace = createWorkspace({ 'jöb [1] & co.nomad.hcl': source, 'grüße & 日本 [1].txt': 'hallo' });
    expect(await envOf(await run(workspace, parse))).toEqual({ A: 'hallo' });
  });

  test('ten thousand job files are all read', async () => {
    using workspace = createWorkspace(
      Object.fromEntries(
        Array.from({ length: 10_000 }, (_, index) => [`jobs/${index % 100}/${index}.json`, `{"ID": "job-${index}"}`]),
      ),
    );
    const result = await run(workspace, { ...parse, 'job-files': 'jobs/**/*.json' });
    expect([result.exitCode, result.outputs['summary']]).toEqual([0, '10,000 files read']);
  });
});

test('mode parse asks for nothing but to parse, so that a token that may do no more is enough', async () => {
  const asked: string[] = [];
  await using scheduler = await startServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"ID": "web", "TaskGroups": null}');
  });
  using workspace = createWorkspace({ 'web.nomad.hcl': job('') });
  await using github = await startGitHub();
  const result = await run(workspace, { ...parse, address: scheduler.url }, { github });
  expect(result.exitCode).toBe(0);
  expect(asked).toEqual(['POST /v1/jobs/parse']);
  expect(github.asked).toEqual([]);
  expect(result.summary).toContain('### 🟢 Parse: 1 file read');
});
