import { expect, test } from 'vitest';
import { findMissingJobs } from '../../src/modes/register/judge-unplanned.ts';
import { collectEntries, type RemovedJob, type ReviewedJob, type ReviewRecord } from '../../src/review/record.ts';
import { parseKeys } from '../support/signing.ts';

const [key] = parseKeys('a-key-of-sixteen-bytes');

/** The plan of a pull request; each job is changed by default. */
interface Plan {
  readonly jobs?: readonly (Partial<ReviewedJob> & Pick<ReviewedJob, 'file'>)[];
  readonly removed?: readonly (Partial<RemovedJob> & Pick<RemovedJob, 'file' | 'id'>)[];
}

const place = { namespace: 'default', region: '', index: 1, spec: '' };
const web = { file: 'web.hcl', id: 'web' };

/** The numbers of the refused pull requests, whose plans are in the order of the merges. @param files the IDs of the jobs that the run has, by file */
function findRefused(plans: readonly Plan[], files: Readonly<Record<string, string>>, failed: readonly string[] = []) {
  const records = plans.map(({ jobs = [], removed = [] }, at) => ({
    key,
    record: {
      pullRequest: at + 1,
      jobs: jobs.map((job) => ({ ...place, id: 'web', changes: true, plan: '', ...job })),
      removed: removed.map((job) => ({ ...place, stop: true, ...job })),
    } as unknown as ReviewRecord,
  }));
  const entries = collectEntries(records);
  const candidates = Object.entries(files).map(([file, text]) => {
    const [id, namespace = 'default'] = text.split('@');
    return {
      nomadPlan: { loadedJob: { file: { name: file } } },
      target: { id, namespace, region: '' },
      recordedEntry: entries.jobs.get(file),
    };
  });
  const errors = findMissingJobs(
    candidates as never,
    failed.map((file) => ({ file })) as never,
    { review: { entries }, inputs: {} } as never,
  );
  return errors.map(({ message }) => Number(/pull request (\d+)/.exec(message)?.[1]));
}

const files = { 'new.hcl': 'web' };
const registered = { index: 1, outcome: '', run: '' };

test.each<[string, readonly Plan[], Readonly<Record<string, string>>, readonly number[], (readonly string[])?]>([
  ['its file', [{ jobs: [web] }], { 'web.hcl': 'web' }, []],
  ['no such file', [{ jobs: [web] }], {}, [1]],
  ['only a file of another job', [{ jobs: [web] }], { 'api.hcl': 'api' }, [1]],
  ['a file that cannot be planned', [{ jobs: [web] }], {}, [], ['web.hcl']],
  ['no file of a job that the plan leaves alone', [{ jobs: [{ ...web, changes: false }] }], {}, []],
  ['no file of a job that was registered before', [{ jobs: [{ ...web, done: registered }] }], {}, []],
  ['another file, whose plan changes the job', [{ jobs: [web, { file: 'new.hcl' }] }], files, []],
  ['another file, whose plan leaves the job alone', [{ jobs: [web, { file: 'new.hcl', changes: false }] }], files, [1]],
  ['another file of a later plan', [{ jobs: [web] }, { jobs: [{ file: 'new.hcl', changes: false }] }], files, []],
  ['another file of an earlier plan', [{ jobs: [{ file: 'new.hcl', changes: false }] }, { jobs: [web] }], files, [2]],
  ['another file that no plan shows', [{ jobs: [web] }], files, [1]],
  ['its job in another namespace', [{ jobs: [web, { file: 'new.hcl' }] }], { 'new.hcl': 'web@other' }, [1]],
  ['no file, which a later plan removes', [{ jobs: [web] }, { removed: [web] }], {}, []],
  ['no file, which an earlier plan removes', [{ removed: [web] }, { jobs: [web] }], {}, [2]],
  ['no file, whose former job the plan removes', [{ jobs: [web], removed: [{ ...web, id: 'old' }] }], {}, [1]],
])('a reviewed change is refused or not by a run that has %s', (_what, plans, has, refused, failed) => {
  expect(findRefused(plans, has, failed)).toEqual(refused);
});
