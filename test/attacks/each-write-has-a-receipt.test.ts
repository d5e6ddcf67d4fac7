import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { approve, file } from '../support/approving.ts';
import { service, startStory } from '../support/registering.ts';

/** Rule 1, second red team: nobody can hide a write from the audit line, nor write a line in its name. */

type Receipt = Readonly<Record<string, unknown>>;

/** The receipts of a run, which the log and the output agree about. */
function readReceipts(run: ActionRun): readonly Receipt[] {
  const logged = [...run.log.matchAll(/^receipt (.*)$/gm)].map(([, text = '']) => JSON.parse(text) as Receipt);
  expect(JSON.parse(run.outputs['receipts'] ?? '')).toEqual(logged);
  return logged;
}

describe.concurrent('receipts', () => {
  test('each job of a register run has its own receipt, with the approvals of its plan and both accounts', async () => {
    await using story = await startStory({
      files: { [file]: service('web'), 'jobs/api.nomad.hcl': service('api', { update: 'canary = 1' }) },
      running: [service('api', { image: 'old', update: 'canary = 1' })],
    });
    const inputs = { approvals: '1', promote: 'auto' };
    await story.plan({ inputs: { approvals: '1' } });
    story.github.reviews.list = [approve('ada'), approve('mallory', { state: 'COMMENTED' })];
    const env = { GITHUB_ACTOR: 'bob', GITHUB_TRIGGERING_ACTOR: 'mallory', GITHUB_RUN_ATTEMPT: '3' };
    const run = await story.register({ inputs, env });
    const all = readReceipts(run);
    const written = all.map(({ verb, job }) => `${String(verb)} ${String(job)}`);
    expect(new Set(written)).toEqual(new Set(['promote api', 'register api', 'register web']));
    expect(all).toHaveLength(3);
    for (const receipt of all)
      expect(receipt).toMatchObject({
        actor: 'bob',
        'triggering-actor': 'mallory',
        'approved-by': ['ada'],
        attempt: 3,
        'pull-request': 7,
        plan: expect.stringMatching(/^[0-9a-f]{8}$/),
      });
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['a dry run', { 'dry-run': 'true' }],
    ['a refused register', { approvals: '3' }],
    ['a register run with another key', { 'signing-key': 'another-key-of-more-than-sixteen-bytes' }],
  ])('%s has no receipt', async (_, inputs) => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await story.plan();
    expect(readReceipts(await story.register({ inputs }))).toEqual([]);
  });

  test.each([
    ['a line break and a workflow command', 'mallory\n::set-output name=receipts::[]'],
    ['a second receipt', 'mallory"}\nreceipt {"verb":"register","job":"other"}'],
    ['a carriage return', 'mallory\rreceipt {}'],
    ['an escape sequence', '\u{1b}[2K\u{1b}[1Areceipt {}'],
  ])('an account whose name has %s adds no line to the log', async (_, actor) => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await story.plan();
    const run = await story.register({ env: { GITHUB_ACTOR: actor, GITHUB_TRIGGERING_ACTOR: actor } });
    const all = readReceipts(run);
    expect(all.map(({ job }) => job)).toEqual(['web']);
    expect(run.stdout).not.toContain('\u{1b}[2K');
  });

  test('a job whose ID is a receipt adds none of its own', async () => {
    const id = '"},receipt{"job":"other';
    await using story = await startStory({ files: { [file]: service(id.replaceAll('"', String.raw`\"`)) } });
    await story.plan();
    const all = readReceipts(await story.register({ inputs: { wait: 'false' } }));
    expect(all.map(({ job }) => job)).toEqual([id]);
  });

  test('a secret in the ID of a job is in no receipt', async () => {
    const secret = 'xkcd-936-correct-horse';
    const source = `variable "name" {\n  type = string\n}\n${service('web').replace('job "web"', 'job "web-${var.name}"')}`;
    await using story = await startStory({ files: { [file]: source } });
    const inputs = { 'secret-vars': `name=${secret}` };
    await story.plan({ inputs });
    const run = await story.register({ inputs });
    expect(run.stdout.replaceAll(/^::add-mask::.*$/gm, '') + JSON.stringify(run.outputs)).not.toContain(secret);
  });
});
