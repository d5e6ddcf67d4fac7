import { expect, test } from 'vitest';
import { digest, image, merge, createPlanOptions, startLate, createRegisterOptions } from '../support/late.ts';
import { readHead } from '../support/workspace.ts';
import type { Story } from '../support/registering.ts';

const inputs = { 'late-from': 'attestation' };
const env = { GITHUB_REPOSITORY_ID: '4711' };

/** The statement of a build, as `actions/attest-build-provenance` makes it. */
function attest(commit: string, { repository = '4711', of: kind = digest.slice('sha256:'.length) } = {}): object {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'registry.example/web', digest: { sha256: kind } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://actions.github.io/buildtypes/workflow/v1',
        internalParameters: { github: { event_name: 'push', repository_id: repository } },
        resolvedDependencies: [
          { uri: 'git+https://github.com/acme/jobs@refs/heads/main', digest: { gitCommit: commit } },
        ],
      },
    },
  };
}

async function startMerged(ofPlan = env): Promise<Story> {
  const story = await startLate();
  await story.plan({ ...createPlanOptions(), env: ofPlan });
  merge(story);
  story.workspace.commit();
  return story;
}

test('a late image is registered with an attestation of this repository for the registered commit', async () => {
  await using story = await startMerged();
  const commit = readHead(story.workspace.path);
  story.github.attestations = { [digest]: [{ strange: true }, attest('a'.repeat(40)), attest(commit)] };
  const run = await story.register({ ...createRegisterOptions(image, inputs), env });
  expect(run.outputs).toMatchObject({ changed: 'true', reason: '' });
});

test.each<[string, (commit: string) => readonly unknown[] | number, string, string?]>([
  ['no attestation', () => [], 'has no attestation of this repository'],
  ['an answer that there is none', () => 404, 'has no attestation of this repository'],
  [
    'an attestation of another repository',
    (commit) => [attest(commit, { repository: '4712' })],
    'has no attestation of this repository',
  ],
  [
    'an attestation of another image',
    (commit) => [attest(commit, { of: 'f'.repeat(64) })],
    'has no attestation of this repository',
  ],
  ['an attestation of another commit', () => [attest('a'.repeat(40))], 'was built from another commit'],
  ['an attestation without a commit', () => [attest('')], 'was built from another commit'],
  ['a response of another form', () => [{ predicate: 'x' }, null, 7], 'has no attestation of this repository'],
  ['an error of GitHub', () => 403, 'could not determine which builds made a late image'],
  ['no digest', (commit) => [attest(commit)], 'has no digest', 'registry.example/web:1.3'],
])('a late image with %s is not registered', async (_what, held, says, value = image) => {
  await using story = await startMerged();
  const commit = readHead(story.workspace.path);
  story.github.attestations = { [digest]: held(commit) };
  const run = await story.register({ ...createRegisterOptions(value, inputs), env });
  expect(run.outputs).toMatchObject({ reason: 'not-reviewed', changed: 'false', receipts: '[]' });
  expect(run.summary).toContain(says);
  expect(await story.versions('web')).toHaveLength(1);
});

test('a register run without a repository of its own in the run accepts no attestation', async () => {
  await using story = await startMerged({ GITHUB_REPOSITORY_ID: '' });
  const commit = readHead(story.workspace.path);
  story.github.attestations = { [digest]: [attest(commit)] };
  const run = await story.register(createRegisterOptions(image, inputs));
  expect(run.outputs).toMatchObject({ reason: 'not-reviewed' });
});

test('an input late-from without late variables is a warning', async () => {
  await using story = await startLate();
  story.workspace.write('.github/outrider.yml', 'vars: { image: two }\n');
  const run = await story.register({ inputs });
  const warnings = run.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
  expect(warnings.join()).toMatch(
    /^Input `late-from` has no effect without `late-vars`\.\nSet `late-vars` in `\.github/,
  );
});

test('an input late-from together with review: ignore is an error', async () => {
  await using story = await startLate();
  const run = await story.register(createRegisterOptions(image, { ...inputs, review: 'ignore' }));
  expect(run.outputs).toMatchObject({ reason: 'input' });
});
