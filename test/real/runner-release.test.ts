import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../src/report/documentation.ts';
import { startServer } from '../support/server.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { createRunner, missingTools, type WorkflowResult } from './runner/act.ts';

/**
 * release.yml by a real workflow runner, up to the services of GitHub: `gh` writes its arguments to a file, and the actions that set up Node.js and sign the
 * attestation do nothing. Skipped like the recipes of the README.
 */
const skipped = missingTools.length === 0 ? '' : ` (skipped: ${missingTools.join(', ')})`;
const root = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const release = read('.github/workflows/release.yml');
const dated = read('CHANGELOG.md').replace('- unreleased', '- 2026-01-31');

/** An action that does nothing, and shows its inputs. */
const idle = 'name: Idle\nruns:\n  using: composite\n  steps:\n    - run: echo idle\n      shell: bash\n';

/** The repository at the commit of a release, with dependencies as `.ci/run` would install them. */
function createCheckout(changelog: string): Workspace {
  const workspace = createWorkspace({
    'CHANGELOG.md': changelog,
    'package.json': read('package.json'),
    'package-lock.json': read('package-lock.json'),
    'scripts/release-notes.ts': read('scripts/release-notes.ts'),
    'scripts/sbom.ts': read('scripts/sbom.ts'),
    '.ci/run': `#!/usr/bin/env bash\nln -s ${join(root, 'node_modules')} node_modules\n`,
    'dist/index.js': '',
    'tools/gh': `#!/usr/bin/env bash\ntest "$1" != release || cp "$4" "$GH_LOG.sbom"\nprintf '%s\\n' "$*" >> "$GH_LOG"\ncase "$*" in *PATCH*) test -e "$GH_LOG.major" ;; esac\n`,
    'idle/action.yml': idle,
  });
  for (const script of ['.ci/run', 'tools/gh']) chmodSync(join(workspace.path, script), 0o755);
  return workspace;
}

/** Pushes the tag; the calls of `gh` are in the file `gh.log` of the workspace. */
async function pushTag(workspace: Workspace, tag: string): Promise<WorkflowResult> {
  const commit = workspace.commit();
  const git = (...args: string[]): unknown => execFileSync('git', args, { cwd: workspace.path, stdio: 'pipe' });
  git('branch', '--force', 'main', commit);
  git('tag', tag);
  await using server = await startServer({ body: {} });
  const names = [...new Set(release.match(/actions\/(?:setup-node|attest)@[0-9a-f]{40}/g))];
  using runner = createRunner(Object.fromEntries(names.map((name) => [name, join(workspace.path, 'idle')])));
  return await runner.run({
    workflow: release,
    event: 'push',
    payload: { ref: `refs/tags/${tag}`, repository: { full_name: 'outrider/outrider', default_branch: 'main' } },
    repository: workspace.path,
    vars: {},
    secrets: { GITHUB_TOKEN: 'ghs_workflow' },
    env: {
      GITHUB_REPOSITORY: 'outrider/outrider',
      GITHUB_SERVER_URL: server.url,
      GITHUB_API_URL: server.url,
      GH_LOG: join(workspace.path, 'gh.log'),
      PATH: [join(workspace.path, 'tools'), dirname(process.execPath), process.env['PATH']].join(delimiter),
    },
  });
}

interface Sbom {
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

function readCalls({ path }: Workspace): readonly string[] {
  return readFileSync(join(path, 'gh.log'), 'utf8').split(/^(?=release|api)/m);
}

describe.skipIf(missingTools.length > 0)(`release.yml in a workflow runner${skipped}`, { timeout: 120_000 }, () => {
  test('the tag of the version publishes its notes, and creates or moves the major tag', async () => {
    using workspace = createCheckout(dated);
    const run = await pushTag(workspace, `v${version}`);
    expect([run.exitCode, run.log.match(/Job \w+$/gm)]).toEqual([0, Array<string>(3).fill('Job succeeded')]);
    const [published = '', ...moved] = readCalls(workspace);
    expect(published).toMatch(
      new RegExp(`^release create v${RegExp.escape(version)} outrider.cdx.json --verify-tag --title v`),
    );
    const parts = JSON.parse(readFileSync(join(workspace.path, 'gh.log.sbom'), 'utf8')) as Sbom;
    const { dependencies } = JSON.parse(read('package.json')) as { readonly dependencies: Record<string, string> };
    const listed = new Map(parts.components.map(({ name, version: text }) => [name, text]));
    expect(Object.entries(dependencies).filter(([name, wanted]) => listed.get(name) !== wanted)).toEqual([]);
    expect([...listed.keys()].filter((name) => ['vitest', 'typescript'].includes(name))).toEqual([]);
    expect(published).toContain(`blob/v${version}/docs/review.md`);
    expect(published).toMatch(/--prerelease=false\n$/);
    expect(moved).toEqual([
      expect.stringMatching(
        /^api --method PATCH repos\/outrider\/outrider\/git\/refs\/tags\/v1 -f sha=\w{40} -F force=true\n$/,
      ),
      expect.stringMatching(
        /^api --method POST repos\/outrider\/outrider\/git\/refs -f ref=refs\/tags\/v1 -f sha=\w{40}\n$/,
      ),
    ]);
  });

  test('a tag is refused before anything is published if the changelog has no day for its version', async () => {
    using workspace = createCheckout(dated.replace('- 2026-01-31', '- unreleased'));
    const run = await pushTag(workspace, `v${version}`);
    expect(run.exitCode).toBe(1);
    expect(run.log).toContain('or set the day.');
    expect(run.log).not.toContain('Job succeeded');
    expect(() => readCalls(workspace)).toThrow('ENOENT');
  });
});
