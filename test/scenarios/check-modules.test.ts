import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { moduleCall, network, startModules } from '../support/modules.ts';
import { readResult } from '../support/result.ts';

const deprecation = { reason: 'Superseded by 2.1.0.', link: 'https://wiki.example/network' };
const revocation = { message: 'CVE-2026-1234', link: 'https://wiki.example/cve' };
const versions = [
  '1.0.0',
  { version: '1.1.0', deprecation },
  { version: '1.2.0', deprecation, revoked: revocation },
  { version: '2.0.0', deprecation },
  '2.1.0',
  '3.0.0-rc.1',
];

interface Found {
  readonly file: string;
  readonly line: number;
  readonly module: string;
  readonly constraint: string;
  readonly version: string;
  readonly state: string;
  readonly reason: string;
  readonly link: string;
  readonly replacement: string;
}

function readFindings({ outputs }: ActionRun): readonly Found[] {
  return readResult({ outputs }).findings as readonly Found[];
}

function shortFindings(run: ActionRun): readonly string[] {
  return readFindings(run).map(({ file, line, version, state }) => `${file}:${line} ${version} ${state}`);
}

/** The annotations of a level, each as `file:line: message` without its link to the documentation. */
function listAnnotations({ annotations }: ActionRun, level: string): readonly string[] {
  return annotations
    .filter((row) => row.level === level)
    .map(({ message, properties: { file, line } }) => `${file}:${line}: ${message.replace(/\nMore: .*/, '')}`);
}

describe.concurrent('check-modules on Terraform files', () => {
  test.each([
    ['revoked', '1.1.0', 0, ''],
    ['revoked', '1.2.0', 1, 'revoked'],
    ['deprecated', '1.1.0', 1, 'deprecated'],
    ['deprecated', '1.2.0', 1, 'revoked'],
    ['unchecked', '1.1.0', 1, 'deprecated'],
    ['unchecked', '1.2.0', 1, 'revoked'],
    ['never', '1.2.0', 0, ''],
  ])('check-modules with `fail-on: %s` on version %s exits with %i', async (failOn, version, exitCode, reason) => {
    await using story = await startModules({ versions });
    const run = await story.check({ files: { 'main.tf': moduleCall(version) }, inputs: { 'fail-on': failOn } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([exitCode, reason]);
    expect(readFindings(run)).toHaveLength(1);
    expect(run.summary.startsWith(exitCode === 0 ? '### 🟠 ' : '### 🔴 ')).toBe(true);
  });

  test('check-modules does not report a constraint that only allows a deprecated version', async () => {
    await using story = await startModules({ versions });
    const run = await story.check({
      files: { 'main.tf': `${moduleCall('>= 1.0')}${moduleCall()}${moduleCall('~> 2.0')}` },
    });
    expect([run.exitCode, readFindings(run), run.annotations]).toEqual([0, [], []]);
    expect(run.outputs['summary']).toBe('No revoked or deprecated version in 3 module calls');
    expect(run.summary).toMatch(/^### 🟢 /);
  });

  test('check-modules finds every call of a module: twice, with `for_each`, a submodule, without a version, in JSON, with CRLF', async () => {
    await using story = await startModules({ versions: ['1.0.0', { version: '2.0.0', deprecation }] });
    const each =
      'module "each" {\n  for_each = toset(["a", "b"])\n  version  = "2.0.0"\n  source   = "REGISTRY/acme/network/aws"\n}\n';
    const json = { module: { z: [{ source: 'REGISTRY/acme/network/aws', version: '~> 2' }] } };
    const run = await story.check({
      files: {
        'a.tf': `${moduleCall('2.0.0')}${moduleCall('>= 1', { name: 'again' })}`,
        'b.tf': each,
        'c.tf': moduleCall(undefined, { source: 'REGISTRY/acme/network/aws//modules/subnet' }),
        'd/e.tf.json': JSON.stringify(json, undefined, 2),
        'f.tf': moduleCall('2.0.0').replaceAll('\n', '\r\n'),
        'g.txt': moduleCall('2.0.0'),
        '.terraform/modules/h.tf': moduleCall('2.0.0'),
      },
    });
    const expected = ['a.tf:3', 'a.tf:7', 'b.tf:3', 'c.tf:2', 'd/e.tf.json:6', 'f.tf:3'];
    expect(shortFindings(run)).toEqual(expected.map((place) => `${place} 2.0.0 deprecated`));
    expect(listAnnotations(run, 'warning')).toHaveLength(6);
    // The registry is asked once about a module.
    expect(story.registry.requests.filter(({ path }) => path.endsWith('/versions'))).toHaveLength(1);
  });

  test('check-modules warns about files that it cannot read, and checks the others', async () => {
    await using story = await startModules({ versions });
    const files = {
      'a.tf': `${moduleCall('2.0.0')}module "b" {\n  source = "\n`,
      'b.tf': Buffer.from([0x23, 0xe9, 0x0a]),
      'c.tf.json': '{"module":',
      'd.tf': `${moduleCall('2.0.0')}# ${'x'.repeat(9 * 1024 * 1024)}`,
      'e.tf': 'module "e" {\n  source =\n}\n',
      'f.tf': moduleCall('2.0.0').trim().slice(0, -1),
      'g.tf': `${moduleCall('2.1.0')}<<<<<<< HEAD\n=======\n>>>>>>> main\n`,
    };
    const run = await story.check({ files });
    expect([run.exitCode, shortFindings(run)]).toEqual([0, ['a.tf:3 2.0.0 deprecated', 'f.tf:3 2.0.0 deprecated']]);
    expect(listAnnotations(run, 'warning').slice(2)).toEqual([
      'a.tf:6: Not checked: the string that starts here is not closed.\nClose it with `"` on the same line; write text of several lines as a heredoc (`<<EOT`).',
      'b.tf:undefined: Not checked: the file is not UTF-8 text.',
      'c.tf.json:1: Not checked: the file is not valid JSON: Unexpected end of JSON input.\nCorrect the file: `terraform validate` fails as well.',
      'd.tf:undefined: Not checked: the file is larger than 8 MiB.',
      'e.tf:2: Not checked: `source` has no value.\nCorrect the file: `terraform validate` fails as well.',
      'f.tf:1: Not checked: the `{` here is not closed.\nCorrect the file: `terraform validate` fails as well.',
      'g.tf:5: Not checked: a conflict marker of Git.\nResolve the merge conflict.',
    ]);
    expect(run.outputs['summary']).toBe('2 module calls resolve to deprecated versions; 7 files not checked');
  });

  test('check-modules annotates at most ten calls of a level, and lists all of them in the log and in the output', async () => {
    await using story = await startModules({ versions });
    const count = 30;
    const files = {
      'a.tf': Array.from({ length: count }, () => moduleCall('1.2.0')).join(''),
      'b.tf': Array.from({ length: count }, () => moduleCall('2.0.0')).join(''),
    };
    const run = await story.check({ files });
    expect(readFindings(run)).toHaveLength(2 * count);
    const levels = ['error', 'warning'].map((level) => run.annotations.filter((row) => row.level === level));
    expect(levels.map((all) => all.length)).toEqual([9, 9]);
    expect(levels.map((all) => all.at(-1)?.message)).toEqual(
      levels.map(() => `… and ${count - 8} more; they are listed in the log.`),
    );
    expect(run.log.match(/^[ab]\.tf:\d+: acme\/network\/aws/gm)).toHaveLength(2 * count);
  });

  test('check-modules reads 5,000 files of one repository in 3 s', async () => {
    await using story = await startModules({ versions });
    const resource = 'resource "aws_instance" "web" {\n  ami = "ami-1"\n  tags = { Name = "web" }\n}\n';
    const files = Object.fromEntries(
      Array.from({ length: 5000 }, (_, at) => [
        `live/${at % 50}/stack-${at}.tf`,
        `${resource}${moduleCall(at % 100 === 0 ? '2.0.0' : '2.1.0')}`,
      ]),
    );
    // In a process of its own, so that the tests beside it do not count.
    const run = await story.check({ files, process: true });
    expect(readFindings(run)).toHaveLength(50);
    expect(run.outputs['summary']).toBe('50 module calls resolve to deprecated versions');
    expect(run.lasted).toBeLessThan(3000);
  });
});

describe.concurrent('inputs of check-modules', () => {
  test('check-modules reads the files that `terraform-files` selects', async () => {
    await using story = await startModules({ versions });
    const files = {
      'a/x.tf': moduleCall('2.0.0'),
      'a/test/y.tf': moduleCall('2.0.0'),
      'b/z.tofu': moduleCall('2.0.0'),
    };
    const inputs = { 'terraform-files': 'a/**/*.tf\n!a/test\nb/*.tofu' };
    expect(shortFindings(await story.check({ files, inputs }))).toEqual([
      'a/x.tf:3 2.0.0 deprecated',
      'b/z.tofu:3 2.0.0 deprecated',
    ]);
  });

  test('check-modules reports a repository without Terraform files, unless `terraform-files` names some', async () => {
    await using story = await startModules({ versions });
    const files = { 'README.md': 'x' };
    const none = await story.check({ files });
    expect([none.exitCode, JSON.stringify(readResult(none).findings), none.annotations]).toEqual([0, '[]', []]);
    expect(none.summary).toContain('· 0 module calls · 0 files');
    const input = await story.check({ files, inputs: { 'terraform-files': 'infra/*.tf' } });
    expect([input.exitCode, input.outputs['reason']]).toEqual([1, 'input']);
    expect(listAnnotations(input, 'error')[0]).toMatch(
      /Input `terraform-files`: "infra\/\*\.tf" matches no Terraform file in the workspace/,
    );
    const excluding = await story.check({ files, inputs: { 'terraform-files': '!infra' } });
    expect(listAnnotations(excluding, 'error')[0]).toContain('contains only patterns with `!`, which exclude files');
  });

  test('check-modules needs a token, except for the public registry', async () => {
    await using story = await startModules({ versions });
    const run = await story.check({ files: { 'main.tf': moduleCall('2.0.0') }, inputs: { 'registry-token': '' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(run.annotations[0]?.message).toMatch(
      /^Input `registry-token` is missing\.\nSet it to the token that can read/,
    );
    const free = await story.check({
      files: { 'main.tf': moduleCall('1', { source: './x' }) },
      inputs: { 'registry-token': '', 'registry-address': 'https://registry.terraform.io' },
    });
    expect([free.exitCode, free.outputs['summary']]).toEqual([0, 'No module call of `registry.terraform.io`']);
    const none = await story.check({ files: { 'main.hcl': '' } });
    expect([none.exitCode, none.outputs['summary']]).toEqual([
      0,
      expect.stringMatching(/^No Terraform file, and no module call of /),
    ]);
  });

  test('check-modules on the pull request of a fork ends with a notice', async () => {
    await using story = await startModules({ versions });
    const run = await story.check({
      files: { 'main.tf': moduleCall('2.0.0') },
      inputs: { 'registry-token': '' },
      event: pullRequestEvent(true),
    });
    expect([run.exitCode, JSON.stringify(readResult(run).findings), run.annotations.map(({ level }) => level)]).toEqual(
      [0, '[]', ['notice']],
    );
    expect(run.summary).toContain('Nothing was checked: the pull request is from a fork');
  });

  test('check-modules with `only-changed` checks the files that the pull request touches', async () => {
    await using story = await startModules({ versions });
    await using github = await startGitHub();
    github.files = [
      { filename: 'a.tf', status: 'modified' },
      { filename: 'gone.tf', status: 'removed' },
    ];
    const files = { 'a.tf': moduleCall('2.0.0'), 'b.tf': moduleCall('1.2.0') };
    const inputs = { 'only-changed': 'true', 'terraform-files': '*.tf\ngone.tf' };
    const run = await story.check({ files, inputs, apiUrl: github.url, event: pullRequestEvent() });
    expect([run.exitCode, shortFindings(run)]).toEqual([0, ['a.tf:3 2.0.0 deprecated']]);
    expect(run.summary).toContain('· 1 module call · 1 file · 1 file not touched');
    const push = await story.check({ files, inputs: { 'only-changed': 'true' } });
    expect(listAnnotations(push, 'notice')[0]).toContain(
      '`only-changed` has no effect and all Terraform files are used',
    );
    expect(shortFindings(push)).toHaveLength(2);
  });
});

describe.concurrent('the comment of check-modules', () => {
  const event = pullRequestEvent();
  const files = { 'main.tf': moduleCall('2.0.0') };

  test('check-modules writes no comment unless `comment` is `auto`', async () => {
    await using story = await startModules({ versions });
    await using github = await startGitHub();
    for (const inputs of [{}, { comment: 'off' }]) {
      const run = await story.check({ files, event, apiUrl: github.url, inputs });
      expect([run.exitCode, run.outputs['comment-url'], github.requests]).toEqual([0, '', []]);
    }
  });

  test('check-modules keeps one comment beside that of a plan, and updates it once nothing is found', async () => {
    await using story = await startModules({ versions });
    await using github = await startGitHub();
    github.postComment('<!-- outrider:v1 id=default -->\nplan', { login: 'github-actions[bot]', type: 'Bot' });
    const inputs = { comment: 'auto' };
    const check = (text: string) => story.check({ files: { 'main.tf': text }, event, apiUrl: github.url, inputs });
    const clean = await check(moduleCall('2.1.0'));
    expect([github.comments.length, clean.log]).toEqual([
      1,
      expect.stringContaining('No comment written: no changes, and no earlier comment to update.') as string,
    ]);
    const match = await check(moduleCall('2.0.0'));
    const [, comment] = github.comments;
    expect([github.comments.length, match.outputs['comment-url']]).toEqual([2, comment?.html_url]);
    expect(comment?.body).toMatch(/^<!-- outrider:v1 id=check-modules%3Adefault -->\n### 🟠 1 module call resolves/);
    const writes = () => github.requests.filter((call) => !call.startsWith('GET') && !call.includes('graphql')).length;
    const before = writes();
    await check(moduleCall('2.0.0'));
    expect(writes()).toBe(before);
    await check(moduleCall('2.1.0'));
    expect([github.comments.length, comment?.body]).toEqual([
      2,
      expect.stringContaining('### 🟢 No revoked or deprecated') as string,
    ]);
    expect(github.comments[0]?.body).toContain('plan');
  });

  test('check-modules writes no comment about the base of `pull_request_target`', async () => {
    await using story = await startModules({ versions });
    await using github = await startGitHub();
    const target = { ...event, name: 'pull_request_target' };
    const run = await story.check({ files, event: target, apiUrl: github.url, inputs: { comment: 'auto' } });
    expect([run.exitCode, github.comments]).toEqual([0, []]);
    expect(listAnnotations(run, 'warning')[0]).toMatch(/Its report is in the step summary, and no comment was written/);
  });
});

describe.concurrent('check-modules with a faulty registry', () => {
  const files = { 'main.tf': moduleCall('2.0.0') };

  test('check-modules warns about a module that the token may not see, and does not count it as a finding', async () => {
    await using story = await startModules({ versions });
    const blind = await story.check({ files, token: 'audit' });
    const missing = await story.check({
      files: { 'main.tf': moduleCall('1', { source: 'REGISTRY/acme/nowhere/aws' }) },
    });
    for (const [run, name] of [
      [blind, network],
      [missing, 'acme/nowhere/aws'],
    ] as const) {
      expect([run.exitCode, readFindings(run)]).toEqual([0, []]);
      expect(listAnnotations(run, 'warning')).toEqual([
        `main.tf:3: Not checked: the registry does not show the module \`${name}\`: it does not exist, or the token cannot read it.`,
      ]);
      expect(run.summary).toMatch(/^### 🟠 1 module call not checked; no other module call/);
    }
  });

  test('check-modules warns where the registry does not show which versions are revoked', async () => {
    await using story = await startModules({ versions });
    story.registry.fault({ kind: 404, path: 'registry-modules' });
    const run = await story.check({ files: { 'main.tf': moduleCall('1.2.0') } });
    expect([run.exitCode, shortFindings(run)]).toEqual([0, ['main.tf:3 1.2.0 deprecated']]);
    expect(run.annotations.at(-1)?.message).toMatch(
      /^Not checked: the registry does not show which versions of `acme\/network\/aws` are revoked/,
    );
  });

  test('check-modules shows the reason of the deprecation where that of the revocation cannot be read', async () => {
    await using story = await startModules({ versions });
    story.registry.fault({ kind: 404, path: 'module_version=' });
    const run = await story.check({ files: { 'main.tf': moduleCall('1.2.0') } });
    expect([run.exitCode, readFindings(run)[0]]).toMatchObject([1, { state: 'revoked', ...deprecation }]);
  });

  test('check-modules fails once when the registry cannot be reached, and never passes as clean', async () => {
    await using story = await startModules({ versions });
    const many = Array.from({ length: 20 }, (_, at) => moduleCall('1', { source: `127.0.0.1:9/acme/m${at}/aws` }));
    const inputs = { 'registry-address': 'http://127.0.0.1:9', timeout: '20s' };
    const run = await story.check({ files: { 'main.tf': many.join('') }, inputs });
    expect([run.exitCode, run.outputs['reason'], JSON.stringify(readResult(run).findings)]).toEqual([
      1,
      'unreachable',
      '[]',
    ]);
    expect(run.annotations.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  test('check-modules reports the other modules when one of them cannot be read', async () => {
    await using story = await startModules({ versions });
    story.registry.publish({ name: 'dns', provider: 'aws', versions: ['1.0.0'] });
    story.registry.fault({ kind: 500, path: '/dns/aws/versions', times: 99 });
    const dns = moduleCall('1.0.0', { source: 'REGISTRY/acme/dns/aws' });
    const run = await story.check({ files: { 'main.tf': `${dns}${moduleCall('2.0.0')}` } });
    expect([run.exitCode, run.outputs['reason'], shortFindings(run)]).toEqual([
      1,
      'server',
      ['main.tf:7 2.0.0 deprecated'],
    ]);
    expect(listAnnotations(run, 'error')[0]).toMatch(/^main\.tf:3: The calls of `acme\/dns\/aws` were not checked/);
    expect(run.outputs['summary']).toBe('1 module call resolves to a deprecated version; other calls were not checked');
  });
});
