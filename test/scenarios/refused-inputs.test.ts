import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinAnnotations, launchable } from '../support/launching.ts';
import { service, startStory, type Story } from '../support/registering.ts';

type Inputs = Readonly<Record<string, string>>;
type Refusal = readonly [given: Inputs, reason: string, message: RegExp];

/** Inputs of a mode that work, and changes that make it refuse them. */
const modes: Readonly<Record<string, { readonly inputs: Inputs; readonly refused: readonly Refusal[] }>> = {
  dispatch: {
    inputs: { job: 'import', meta: 'input=a', payload: 'hello' },
    refused: [
      [{ job: 'plain' }, 'input', /`plain` is not parameterized/],
      [
        { meta: 'zz=1\nnote=b' },
        'input',
        /requires the metadata `input`[^]*does not accept the metadata `zz`[^]*It accepts `input`, `note`/,
      ],
      [{ meta: 'input=a\ninput=b' }, 'input', /sets "input" more than once/],
      [{ payload: 'x'.repeat(16_385) }, 'input', /has 16385 bytes; a dispatch accepts at most 16384/],
      [{ 'payload-file': 'x' }, 'input', /`payload-file` is set together with `payload`/],
      [{ payload: '', 'payload-file': '../secret' }, 'input', /is outside the workspace/],
      [{ payload: '', 'payload-file': '.git/config' }, 'input', /is inside `.git`, which may contain credentials/],
      [{ payload: '', 'payload-file': 'none' }, 'input', /"none", which does not exist/],
    ],
  },
  evaluate: {
    inputs: { job: 'web' },
    refused: [
      [{ job: 'nothing' }, 'not-found', /nothing/],
      [{ 'force-reschedule': 'maybe' }, 'input', /which is not a valid boolean/],
    ],
  },
  list: {
    inputs: {},
    refused: [
      [
        { filter: 'Status ==' },
        'input',
        /The filter is not valid at character \d+ \([^]*Put strings in double quotation marks/,
      ],
      [{ filter: 'Parent == ""' }, 'input', /Parent[^]*A filter can use all fields of a job, [^]*`ParentID`/],
      [{ region: 'mars' }, 'input', /`region` is `mars`, which does not exist /],
    ],
  },
  'periodic-force': {
    inputs: { job: 'report' },
    refused: [
      [{ job: 'plain' }, 'input', /`plain` is not periodic/],
      [{ job: 'import' }, 'input', /`import` is not periodic[^]*`mode: dispatch`/],
    ],
  },
  revert: {
    inputs: { job: 'web', 'job-version': '0' },
    refused: [
      [{ 'job-version': '7' }, 'not-found', /no version 7\b[^]*Versions: 1\b.*, 0 \(stable\)\./],
      [{ 'job-version': 'golden' }, 'not-found', /no version with the tag `golden`\.\nVersions: /],
      [{ 'job-version': 'v0' }, 'not-found', /no version with the tag `v0`\.\nDid you mean `0`\? Versions: /],
      [{ 'job-version': 'last_stable' }, 'not-found', /\nDid you mean `last-stable`\? Versions: /],
      [
        { 'job-version': '', version: '0' },
        'input',
        /^[^]*`version` does not exist\.\nDid you mean `job-version`\?[^`]*$/,
      ],
      [{ job: '', 'job-version': '' }, 'input', /`job` is missing[^]*`job-version` is missing/],
      [{ wait: 'maybe' }, 'input', /Use one of `complete`, `placed`, `false`/],
      [{ promote: 'after 9m30s' }, 'input', /`promote` waits 9 min 30 s, [^]*Set `timeout: 11m` or longer/],
      [{ promote: 'after' }, 'input', /`promote` is "after", which is not a valid value/],
      [{ promote: 'after 1m x' }, 'input', /`promote` is "after 1m x", which is not a valid value/],
      [{ promote: 'after 1m', wait: 'false' }, 'input', /`promote` needs to wait, but `wait` is `false`/],
      [{ promote: 'after soon' }, 'input', /`promote` is "after soon", which is not a valid value/],
      [{ promote: 'Auto' }, 'input', /`promote` is "Auto", which is not a valid value/],
    ],
  },
  scale: {
    inputs: { job: 'web', count: '2' },
    refused: [
      [{ groups: 'db' }, 'input', /no task group `db`[^]*`app`/],
      [{ job: '', count: '' }, 'input', /`job` is missing[^]*`count` is missing/],
      [{ count: 'many' }, 'input', /"many", which is not a count/],
      [{ count: '1.5' }, 'input', /is not a count/],
      [{ count: '-5' }, 'input', /would be -4 \(now 1, minus 5\)/],
    ],
  },
  stable: {
    inputs: { job: 'web', 'job-version': '1' },
    refused: [
      [{ 'job-version': '7' }, 'not-found', /no version 7\b[^]*Versions: 1\b.*, 0 \(stable\)\./],
      [{ 'job-version': 'golden' }, 'not-found', /no version with the tag `golden`/],
      [{ 'job-version': 'last-stable' }, 'input', /is already stable/],
      [{ stable: 'maybe' }, 'input', /which is not a valid boolean/],
    ],
  },
  status: {
    inputs: { job: 'web' },
    refused: [
      [{ job: 'we' }, 'not-found', /we/],
      [{ insecure: 'true' }, 'input', /not a valid value\.\nUse `tls` \(do not verify .*`http` \(send the token over/],
      [{ namespace: '*' }, 'input', /`namespace` is `\*`, which only `mode: list` accepts/],
      [{ namespace: '"team"' }, 'input', /is not the name of a namespace\.\n.*only letters, digits and hyphens/],
      [{ namespace: 'team/prod' }, 'input', /"team\/prod", which is not the name of a namespace/],
      [{ job: 'web/plan' }, 'input', /ends in `\/plan`/],
      [{ region: 'mars' }, 'input', /`region` is `mars`, which does not exist /],
      [{ expect: 'happiness' }, 'input', /not a valid value\.\nUse one of `nothing`, `healthy`/],
      [{ redact: 'nothing' }, 'input', /not a valid value\.\nUse one of `default`/],
    ],
  },
  stop: {
    inputs: { job: 'web' },
    refused: [
      [
        { job: 'we' },
        'not-found',
        /^No job `we` in namespace `default`\.\nDid you mean `web`\? `mode: list` shows all jobs\.$/m,
      ],
    ],
  },
};

let story: Story;

beforeAll(async () => {
  const [stable, live] = ['one', 'two'].map((image) => service('web', { image }));
  story = await startStory({ files: {}, running: [stable ?? ''], sandbox: { namespaces: ['other'] } });
  await story.operate(live ?? '');
  await story.operate(launchable('import'));
  await story.operate(launchable('report', { block: 'periodic' }));
  await story.operate(launchable('plain', { block: 'none' }));
  for (const path of ['/v1/job/web/deployment', '/v1/job/plain/summary'])
    while (!/"successful"|"Complete":1/.test(JSON.stringify(await story.ask('GET', `${path}?index=1&wait=20ms`))));
});

afterAll(() => story[Symbol.asyncDispose]());

/** All that a write of one of these modes changes. */
async function readState(): Promise<readonly unknown[]> {
  const paths = ['jobs', 'job/web', 'job/web/versions', 'job/web/evaluations', 'job/web/allocations'];
  return Promise.all(paths.map((path) => story.ask('GET', `/v1/${path}`)));
}

/** The inputs that every mode refuses, and the inputs that every mode for one job refuses. */
function listCommon(mode: string, { job }: Inputs): readonly Refusal[] {
  const unused: Refusal = [{ keep: '2' }, 'input', new RegExp(`\`keep\` is not used by \`mode: ${mode}\``)];
  if (job === undefined) return [unused];
  return [unused, [{ job: '' }, 'input', /`job` is missing/], [{ namespace: 'other' }, 'not-found', new RegExp(job)]];
}

const refusals = Object.entries(modes).flatMap(([mode, { inputs, refused }]) =>
  [...listCommon(mode, inputs), ...refused].map(
    ([given, reason, message]) => [mode, given, reason, { mode, ...inputs, ...given }, message] as const,
  ),
);

test.each(refusals)('mode %s refuses the inputs %j with reason %s', async (mode, _given, reason, inputs, message) => {
  const before = await readState();
  const run = await story.run({ inputs, env: { GITHUB_JOB: 'nightly', GITHUB_ACTION: mode } });
  const { reason: shown, changed = 'false', status = '' } = run.outputs;
  expect([run.exitCode, shown, changed, status]).toEqual([1, reason, 'false', '']);
  expect(joinAnnotations(run)).toMatch(message);
  expect(await readState()).toEqual(before);
});
