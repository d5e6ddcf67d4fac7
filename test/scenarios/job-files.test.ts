import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { runAction, type ActionRun } from '../support/action.ts';
import { pullRequestEvent, startGitHub, type FakeGitHub } from '../support/github.ts';
import { withoutLink } from '../support/planning.ts';
import { noLinks } from '../support/platform.ts';
import { startServer } from '../support/server.ts';
import { readResult } from '../support/result.ts';
import { isThorough } from '../support/thorough.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

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

/** The annotations, each as `file:line:column: message`. */
function listReported({ annotations }: ActionRun): readonly string[] {
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
async function readEnv(result: ActionRun): Promise<unknown> {
  const { readFile } = await import('node:fs/promises');
  expect(result.annotations).toEqual([]);
  const [parsed] = JSON.parse(await readFile(result.outputs['job-json'] ?? '', 'utf8')) as {
    TaskGroups: { Tasks: { Env: unknown }[] }[];
  }[];
  return parsed?.TaskGroups[0]?.Tasks[0]?.Env;
}

function dockerJob(id: string, image: string, env = '', more = ''): string {
  return job(env)
    .replace('"web"', `"${id}"`)
    .replace('"raw_exec"', `"docker"\n${more}`)
    .replace('command = "/bin/sleep"', `image = "${image}"`);
}

test('a template that was not rendered is a warning with its line, and other text has no warning', async () => {
  const data = `template {\n destination = "a"\n data = "[[ .a ]]"\n env = ENV\n}`;
  const files = {
    pack: dockerJob('pack', 'nginx:[[.tag]]'),
    jinja: dockerJob('jinja', 'nginx:{{ tag }}'),
    shell: dockerJob('shell', 'nginx:$TAG'),
    unset: dockerJob('unset', 'nginx:${TAG}', 'A = "${TAG}"', data.replace('ENV', 'false')),
    levant: dockerJob('levant', 'nginx:1', 'A = "1"\nimage = "[[ .tag ]]"'),
    set: dockerJob('set', 'nginx:${TAG}-${NOMAD_META_tag}-${meta.tag}', 'TAG = "1"'),
    rendered: dockerJob('rendered', 'nginx:${TAG}', '', data.replace('ENV', 'true')),
    script: dockerJob('script', 'nginx', 'A = "if [[ -f x && $a == ${B} || [[ b = {{ .c }} ]]; then"\nimage = "$a"'),
  };
  using workspace = createWorkspace(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${name}.nomad.hcl`, text])),
  );
  const { jobs } = readResult(await run(workspace));
  const start = 'The job file looks like a template that was not rendered: ';
  const places = jobs.flatMap(({ id, warnings }) =>
    (warnings as readonly string[]).flatMap((text) =>
      text.startsWith(start) ? [[id, text.split(start)[1]?.split('. ')[0]]] : [],
    ),
  );
  expect(Object.fromEntries(places)).toEqual({
    pack: '`[[` in line 7 (`app/server Config.image`)',
    jinja: '`{{` in line 7 (`app/server Config.image`)',
    shell: '`$` in line 7 (`app/server Config.image`)',
    unset: '`${` in line 11 (`app/server Config.image`)',
    levant: '`[[` in line 11 (`app/server Env[image]`)',
  });
});

describe('files that a job file reads', () => {
  test('the content of a file is shown where git contains it, and hidden where an earlier step changed it', async () => {
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

  test('a path that only the parser can compute is reported at the call', async () => {
    const made = '[for f in ["a.txt"] : file(f)]';
    using workspace = createWorkspace({ 'web.nomad.hcl': job(`        A = join("", ${made})`), 'a.txt': 'A' });
    workspace.commit();
    expect(listReported(await run(workspace, parse))[0]?.split('\n')[0]).toBe(
      'web.nomad.hcl:9:44: `file(f)`: the path is computed.',
    );
  });

  test.skipIf(noLinks)(`a job file cannot read files in .git or outside of the workspace${noLinks}`, async () => {
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
    const links = new Map([
      ['link', ', through the symbolic link `link`'],
      ['dangling/x', ', through the symbolic link `dangling`'],
    ]);
    expect(listReported(result).map((line) => line.split('\n')[0])).toEqual([
      'web.nomad.hcl:9:14: `file(".git/config")`: the path is inside `.git`, which may contain credentials.',
      ...['link', 'sub/../../etc/passwd', '/etc/passwd', '~/.ssh/id_rsa', 'dangling/x'].map(
        (path, index) =>
          `web.nomad.hcl:${index + 10}:14: \`file("${path}")\`: the path is outside the workspace${links.get(path) ?? ''}.`,
      ),
    ]);
    expect(result.exitCode).toBe(1);
  });

  test('`file-base: job-file` reads files relative to the job file', async () => {
    using workspace = createWorkspace({
      'jobs/web.nomad.hcl': job('        CONF = file("app.conf")'),
      'jobs/app.conf': 'beside',
      'app.conf': 'root',
    });
    expect(await readEnv(await run(workspace, parse))).toEqual({ CONF: 'root' });
    expect(await readEnv(await run(workspace, { ...parse, 'file-base': 'job-file' }))).toEqual({ CONF: 'beside' });
    expect(await readEnv(await run(workspace, { ...parse, 'working-directory': 'jobs' }))).toEqual({ CONF: 'beside' });
  });

  test('a missing file is reported only where its content is needed, as in the command line', async () => {
    const optional =
      '        A = fileexists("no.txt") ? file("no.txt") : "none"\n        B = try(file("no.txt"), "tried")';
    using workspace = createWorkspace({ 'web.nomad.hcl': job(optional) });
    expect(await readEnv(await run(workspace, parse))).toEqual({ A: 'none', B: 'tried' });
    workspace.write('web.nomad.hcl', job('        A = true ? "${file("a.txt")}${file("no.txt")}" : ""'));
    workspace.write('a.txt', 'a\nb\n');
    workspace.commit();
    expect(listReported(await run(workspace, parse))).toEqual([
      'web.nomad.hcl:9:39: `file("no.txt")`: the path does not exist in the workspace.\nPaths are relative to `working-directory`, as for the Nomad CLI, not to the job file.',
    ]);
  });
});

describe('errors of the parser of Nomad', () => {
  test('an error of the parser is reported at its place in the original file, also after inlined files', async () => {
    const source = job(
      '        A = "${file("a.txt")} ${nope("x")}"\n        B = file(\n          "a.txt"\n        )\n        C = nope("y")',
    );
    using workspace = createWorkspace({ 'web.nomad.hcl': source, 'a.txt': 'one\ntwo\nthree\n' });
    workspace.commit();
    const lines = listReported(await run(workspace, parse)).map((line) => line.split('\n')[0]);
    expect(lines).toEqual([
      expect.stringMatching(/^web\.nomad\.hcl:9:33: Call to unknown function/),
      expect.stringMatching(/^web\.nomad\.hcl:13:13: Call to unknown function/),
    ]);
  });

  test('an error in the value of a variable is reported at its place in the variable file', async () => {
    using workspace = createWorkspace({
      'web.nomad.hcl': job('        A = join("", var.list)', 'variable "list" { type = list(string) }\n'),
      'prod.vars.hcl': '# the list\nlist = [\n  "a",\n  upper("b"),\n]\n',
    });
    const [line] = listReported(await run(workspace, { ...parse, 'var-files': 'prod.vars.hcl' }));
    expect(line).toMatch(/^prod\.vars\.hcl:4:3: Variable `list`, set by `prod\.vars\.hcl`: Function calls not allowed/);
  });
});

describe('variables of job files', () => {
  const declared = 'variable "color" { default = "blue" }\nvariable "db" { default = "none" }\n';

  test('variables have the precedence of the command line, and may have several lines', async () => {
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
    expect(await readEnv(await run(workspace, inputs, { env }))).toEqual({
      A: 'env',
      B: 'one',
      C: 'two ${x}',
      D: 'first\n"second" ${x}',
    });
  });

  test('a variable file beside a job file is read only with `var-files: {file}.vars.hcl`', async () => {
    using workspace = createWorkspace({
      'jobs/web.nomad.hcl': job('        COLOR = var.color', declared),
      'jobs/web.vars.hcl': 'color = "beside"\n',
      'api.nomad.hcl': job('        COLOR = var.color', declared).replace('"web"', '"api"'),
    });
    const item = { ...parse, 'job-files': 'jobs/web.nomad.hcl' };
    expect(await readEnv(await run(workspace, item))).toEqual({ COLOR: 'blue' });
    expect(await readEnv(await run(workspace, { ...item, 'var-files': '{file}.vars.hcl' }))).toEqual({
      COLOR: 'beside',
    });
    const all = await run(workspace, { ...parse, 'var-files': '{file}.vars.hcl' });
    expect([all.exitCode, all.outputs['summary']]).toEqual([0, '2 files parsed']);
  });

  test('an undeclared variable is an error that suggests a name, or is left out with `strict-vars: false`', async () => {
    using workspace = createWorkspace({
      'web.nomad.hcl': job('        COLOR = var.color', declared),
      'prod.vars.hcl': '\ncolour = "red"\n',
    });
    const strict = await run(workspace, { ...parse, 'var-files': 'prod.vars.hcl' });
    expect(listReported(strict)[0]).toBe(
      'prod.vars.hcl:2:10: The variable `colour`, set by `prod.vars.hcl`, is not declared in `web.nomad.hcl`.\nDid you mean `color`? Otherwise, declare `colour` in the file (`variable "colour" {}`), remove the setting, or set `strict-vars: false` in `.github/outrider.yml`.',
    );
    const lenient = await run(workspace, { ...parse, 'var-files': 'prod.vars.hcl', 'strict-vars': 'false' });
    expect(lenient.exitCode).toBe(0);
    expect(lenient.log).toContain(
      'The variable `colour`, set by `prod.vars.hcl`, is not declared in the job file and was left out.',
    );
  });

  test('all invalid variables are reported at once, without quoting a secret', async () => {
    using workspace = createWorkspace({
      'web.nomad.hcl': job('', 'variable "list" { type = list(string) }\nvariable "unset" {}\n'),
    });
    const inputs = { ...parse, vars: 'list=["a"\nb = 1', 'secret-vars': 'hunter2-Xq9' };
    expect(listReported(await run(workspace, inputs))).toEqual([
      'Input `secret-vars` is not valid: line 1 is not `name=value`.\nWrite one `name=value` per line. A value of several lines starts with `name<<END` and ends with `END`. In a reusable workflow, the secret `NOMAD_SECRET_VARS` sets it.',
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

test('the namespace of the job file takes precedence over the input, and the report shows it', async () => {
  using workspace = createWorkspace({
    'web.nomad.hcl': job('').replace('group "app"', 'namespace = "default"\n  group "app"'),
  });
  await using github = await startGitHub();
  const result = await run(workspace, { namespace: 'apps' }, { github });
  const note =
    /The job file sets namespace `default`, and the input `namespace` is `apps`: the job file takes precedence/;
  expect(result.log).toMatch(note);
  expect(github.comments[0]?.body).toMatch(note);
  expect(JSON.parse(result.outputs['jobs'] ?? '')).toMatchObject([{ namespace: 'default' }]);
});

function listFiles(result: ActionRun): readonly string[] {
  return (JSON.parse(result.outputs['jobs'] ?? '[]') as { file: string }[]).map(({ file }) => file);
}

describe('input only-changed', () => {
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
  ])('`only-changed` with the touched files %j takes %j', async (names, expected) => {
    using workspace = createWorkspace(files);
    await using github = await startGitHub();
    github.files = names.map((filename) => ({ filename, status: 'modified' }));
    const result = await run(workspace, inputs, { github });
    expect([result.exitCode, listFiles(result)]).toEqual([0, expected]);
  });

  test('`only-changed` takes all job files, and reports it, where GitHub does not list the touched files', async () => {
    using workspace = createWorkspace(files);
    const withoutPullRequest = await run(workspace, inputs);
    expect(listFiles(withoutPullRequest)).toHaveLength(4);
    expect(listReported(withoutPullRequest)[0]).toBe(
      '`only-changed` has no effect and all job files are used: this run has no pull request.',
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
    expect(listFiles(refused)).toHaveLength(4);
    expect(listReported(refused)[0]).toMatch(
      /^`only-changed` has no effect and all job files are used: .*pull-requests: read/,
    );
  });
});

describe('malformed files', () => {
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
  ])('%s is reported at its beginning', async (_about, source, words) => {
    using workspace = createWorkspace({ 'web.nomad.hcl': source });
    expect(listReported(await run(workspace, parse))[0]).toContain(`web.nomad.hcl:${words}`);
  });

  test('files that are too large or not text are reported one by one', async () => {
    using workspace = createWorkspace({
      'big.nomad.hcl': Buffer.alloc(20 * 1024 * 1024, 0x20),
      'binary.nomad.hcl': Buffer.from([0xff, 0xfe, 0x00, 0x01]),
      'reads.nomad.hcl': job('        A = file("huge.txt")'),
      'huge.txt': Buffer.alloc(5 * 1024 * 1024, 0x61),
      'good.nomad.hcl': job(''),
    });
    const result = await run(workspace, parse);
    expect(listReported(result).map((line) => line.split('\n')[0])).toEqual([
      'big.nomad.hcl: The file is 20 MiB; the limit for a job file is 2 MiB.',
      'binary.nomad.hcl:1: The file is not UTF-8 text.',
      'reads.nomad.hcl:9:13: `file("huge.txt")`: the path refers to a file of 5 MiB; the limit is 4 MiB.',
    ]);
    expect(result.outputs['summary']).toBe(
      'The file is 20 MiB; the limit for a job file is 2 MiB (`big.nomad.hcl`), and 2 other errors; 1 file parsed',
    );
  });

  test.skipIf(noLinks)(
    `a loop of symbolic links ends, and a link out of the workspace is refused${noLinks}`,
    async () => {
      using workspace = createWorkspace({
        'jobs/web.nomad.hcl': job('        ALL = join(",", fileset(".", "**/*.hcl"))'),
      });
      symlinkSync('..', join(workspace.path, 'jobs/up'));
      expect((await run(workspace, parse)).outputs['summary']).toBe('1 file parsed');
      using outside = createWorkspace({ hosts: '' });
      symlinkSync(join(outside.path, 'hosts'), join(workspace.path, 'out.nomad.hcl'));
      expect(listReported(await run(workspace, parse))[0]).toContain(
        'is outside the workspace, through the symbolic link `out.nomad.hcl`',
      );
    },
  );

  test('file names with special characters, a byte order mark and CRLF are supported', async () => {
    const source = `\uFEFF${job('        A = file("grüße & 日本 [1].txt")')}`.replaceAll('\n', '\r\n');
    using workspace = createWorkspace({ 'jöb [1] & co.nomad.hcl': source, 'grüße & 日本 [1].txt': 'hallo' });
    expect(await readEnv(await run(workspace, parse))).toEqual({ A: 'hallo' });
  });

  // Of the fast project it would take a twentieth.
  test.runIf(isThorough)('parse reads 10,000 job files', async () => {
    using workspace = createWorkspace(
      Object.fromEntries(
        Array.from({ length: 10_000 }, (_, index) => [`jobs/${index % 100}/${index}.json`, `{"ID": "job-${index}"}`]),
      ),
    );
    const result = await run(workspace, { ...parse, 'job-files': 'jobs/**/*.json' });
    expect([result.exitCode, result.outputs['summary']]).toEqual([0, '10,000 files parsed']);
  });
});
