import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { runAction } from '../support/action.ts';
import { bounds, planned, testSeed } from '../support/corpus/bounds.ts';
import { corpusFolder, readCorpus } from '../support/corpus/corpus.ts';
import { measure, type Measured, type Share } from '../support/corpus/measure.ts';
import { corpusInputs } from '../support/corpus/plans.ts';
import { listSecrets } from '../support/corpus/secret-list.ts';
import { isShownIn } from '../support/corpus/shown.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { githubToken, listPublicTexts } from '../support/planning.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';

const corpus = readCorpus(testSeed);

describe('corpus of job files', () => {
  let measured: Measured;
  beforeAll(async () => {
    measured = await measure(testSeed);
  });

  test('the corpus has enough job files, edits and secrets, and each secret is in a plan', () => {
    const { files, edits, secrets, unplanned } = measured;
    expect(files).toBeGreaterThanOrEqual(80);
    expect(edits).toBeGreaterThanOrEqual(60);
    expect(secrets.length).toBeGreaterThanOrEqual(300);
    expect(new Set(secrets.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(60);
    expect(unplanned).toEqual([]);
  });

  test('the secrets of the corpus are listed in secrets.json (update it with `npm run corpus -- --write`)', () => {
    expect(readFileSync(join(corpusFolder, 'secrets.json'), 'utf8')).toBe(listSecrets(measured));
  });

  test('few harmless values of the corpus are hidden', () => {
    const { harmless, natural, lines } = measured;
    expect(computeShare(harmless.created)).toBeLessThanOrEqual(bounds.harmlessHidden);
    expect(computeShare(harmless.edited)).toBeLessThanOrEqual(bounds.harmlessHiddenInEdits);
    expect(natural.hidden.length).toBeLessThanOrEqual(bounds.naturalHidden);
    expect(lines.hidden.length / lines.all).toBeLessThanOrEqual(bounds.linesHidden);
  });

  test('ten realistic job files have at most four harmless values and lines hidden, and show no secret', () => {
    const { harmless, natural, lines, shown, secrets } = measured;
    const hidden = [...harmless.created.hidden, ...natural.hidden, ...lines.hidden.map((file) => ({ file }))];
    expect(hidden.filter(isRealistic).length).toBeLessThanOrEqual(4);
    expect(shown.filter(isRealistic)).toEqual([]);
    expect(new Set(secrets.filter(isRealistic).map(({ file }) => file)).size).toBe(10);
  });

  test('the secrets of the corpus are hidden', () => {
    expect(measured.shown.length).toBeLessThanOrEqual(bounds.secretsShown);
  });
});

function isRealistic({ file }: { readonly file: string }): boolean {
  return file.startsWith('realistic/');
}

function computeShare({ values, hidden }: Share): number {
  return hidden.length / values;
}

/** Once for the runs that share a workspace. */
const onlyInFile = { 'file-base': corpusInputs['file-base'], verbose: 'true' };

describe('plan of the corpus', () => {
  let workspace: Workspace;
  let sandbox: Sandbox;
  beforeAll(async () => {
    const config = Object.entries(onlyInFile).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
    workspace = createWorkspace({ ...Object.fromEntries(corpus.files), '.github/outrider.yml': config.join('') });
    workspace.commit();
    sandbox = await startSandbox();
  });
  afterAll(async () => {
    workspace[Symbol.dispose]();
    await sandbox.close();
  });

  // When a listed secret becomes hidden, remove it from the list.
  test.concurrent.each(Object.entries(planned))(
    'a plan of %s shows no secret other than those listed',
    async (file, listed) => {
      await using github = await startGitHub();
      const run = await runAction({
        workspace: workspace.path,
        inputs: { 'job-files': file, 'var-files': corpusInputs['var-files'], address: sandbox.scheduler },
        githubToken,
        apiUrl: github.url,
        event: pullRequestEvent(),
      });
      expect(run.exitCode).toBe(0);
      const comments = github.comments.map(({ body }) => body);
      expect(comments.join('\n')).toContain('```diff');
      const texts = listPublicTexts(run, comments)
        .map(([, text]) => text)
        .join('\n');
      expect(
        findFileSecrets(file)
          .filter((secret) => isShownIn(texts, secret))
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(listed);
    },
  );
});

/** The secrets of a job file and of the files beside it. */
function findFileSecrets(file: string) {
  return corpus.secrets.filter((secret) => secret.file === file || isBeside(secret.file, file));
}

function isBeside(other: string, file: string): boolean {
  return dirname(other) === dirname(file) && !/\.nomad(?:\.hcl)?$/.test(other);
}
