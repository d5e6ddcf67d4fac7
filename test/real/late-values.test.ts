import { describe, expect, test } from 'vitest';
import { digest } from '../support/late.ts';
import { address, LiveStory } from './live-story.ts';
import { readResult } from '../support/result.ts';

/** Late values against a live Nomad. Skipped without a server, as register.test.ts is. */
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 60_000 };

/** Meta and a tag of a service with the value, beside the environment. */
const everywhere = `meta {
        build = var.build
      }
      service {
        name     = "web"
        provider = "nomad"
        tags     = ["build=\${var.build}"]
      }`;

describe.skipIf(address === '').concurrent(`late values against ${location}`, () => {
  test(
    'a late value in env, meta and a tag is reviewed before it is known, registered once, and is not drift',
    patience,
    async () => {
      await using story = await LiveStory.start();
      await story.first();
      story.write({ late: ['build'], color: 'c-${var.build}', task: everywhere });
      const inputs = { 'late-vars': 'build' };
      await story.plan(inputs);
      expect(story.comment()).toContain('Env[COLOR]: ‹hidden› => "c-(late: build)"');
      expect((await story.register({ ...inputs, vars: 'build=' })).outputs).toMatchObject({
        changed: 'false',
        reason: 'input',
      });
      const run = await story.register({ ...inputs, vars: 'build=17' });
      expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful', reason: '' });
      expect(readResult(run).lateValues).toMatchObject([
        {
          job: story.id,
          variable: 'build',
          value: '17',
          fields: ['app/server Env[COLOR]', 'app/server Meta[build]', 'app/server Service.Tags.Tags'],
        },
      ]);
      expect((await story.register({ ...inputs, vars: 'build=17' })).outputs).toMatchObject({
        changed: 'false',
        reason: '',
      });
      const rerun = await story.register({ ...inputs, vars: 'build=18' });
      expect(rerun.outputs).toMatchObject({ changed: 'false', reason: 'plan-changed' });
      expect((await story.state()).colors).toEqual(['c-17', 'blue']);
      const drift = await story.run({ mode: 'drift', 'job-files': '*.nomad.hcl', issue: 'off', ...inputs });
      expect(drift.outputs).toMatchObject({ drifted: 'false', reason: '' });
      const given = await story.run({
        mode: 'drift',
        'job-files': '*.nomad.hcl',
        issue: 'off',
        ...inputs,
        vars: 'build=18',
      });
      expect(given.outputs).toMatchObject({ drifted: 'true' });
    },
  );

  test(
    'another deployment of the late field leaves the plan valid, and another change of the job does not',
    patience,
    async () => {
      await using story = await LiveStory.start();
      await story.first({ color: 'c-1' });
      const inputs = { 'late-vars': 'build' };
      story.write({ late: ['build'], color: 'c-${var.build}' });
      await story.plan(inputs);
      await story.operate({ color: 'c-2', memory: 32 });
      expect((await story.register({ ...inputs, vars: 'build=3' })).outputs).toMatchObject({ reason: 'plan-changed' });
      await story.operate({ color: 'c-2' });
      expect((await story.register({ ...inputs, vars: 'build=3' })).outputs).toMatchObject({
        reason: '',
        outcome: 'successful',
      });
      expect((await story.state()).colors).toEqual(['c-3', 'c-2', 'c-2', 'c-1']);
    },
  );

  test('Nomad plans a job with marks in every field of the rule, and with the values', patience, async () => {
    await using story = await LiveStory.start();
    const task = `artifact {
        source = "https://files.example/\${var.tag}.tgz"
        options {
          checksum = "sha256:\${var.sum}"
          depth    = var.tag
        }
      }
      meta {
        tag = var.tag
      }
      service {
        name        = "web"
        provider    = "nomad"
        tags        = [var.tag]
        canary_tags = [var.tag]
      }`;
    story.write({
      late: ['image', 'tag', 'sum'],
      driver: 'docker',
      config: 'image = var.image',
      color: '${var.tag}',
      task,
    });
    const inputs = { 'late-vars': 'image\ntag\nsum' };
    const plan = await story.plan(inputs);
    expect([plan.exitCode, plan.outputs['reason']]).toEqual([0, '']);
    expect(story.comment()).toContain('are filled in by the build');
    const vars = `image=registry.example/web@${digest}\ntag=1.3\nsum=${digest.slice('sha256:'.length)}`;
    const gate = await story.gate({ ...inputs, vars });
    expect([gate.exitCode, gate.outputs['reason']]).toEqual([0, '']);
    const open = await story.gate(inputs);
    expect([open.exitCode, open.outputs['reason'], open.summary]).toEqual([0, '', expect.any(String)]);
    expect((await story.gate({ ...inputs, vars: vars.replace('sum=0', 'sum=x') })).outputs['reason']).toBe('parse');
    // For the end of the story, which purges the job.
    await story.operate({});
  });

  test('no error of the parser shows a mark', patience, async () => {
    await using story = await LiveStory.start();
    story.write({
      late: ['build'],
      color: '${var.build}',
      config: 'command = "/bin/sh"\n args = [lookup({}, var.build)]',
    });
    const plan = await story.plan({ 'late-vars': 'build' });
    expect(plan.outputs['reason']).toBe('input');
    expect(plan.stdout + story.comment()).not.toMatch(/[⟦⟧]/);
    await story.operate({});
  });
});
