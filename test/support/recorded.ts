import * as fc from 'fast-check';
import { parseKeys } from './signing.ts';
import type { ReviewRecord, SignedRecord } from '../../src/review/record.ts';

const recordKeys = parseKeys('a-key-of-sixteen-bytes-or-more');
const [recordKey] = recordKeys;
const recordTime = 1_795_000_000;
const digest = 'A'.repeat(43).concat('=');
const words = fc.string({ unit: 'binary', maxLength: 400 }).map((text) => text.toWellFormed());
/** Text that tries to be more than text in a comment. */
export const hostile = fc.oneof(
  words,
  fc.constantFrom(
    '@everyone #1 https://evil.example',
    '](https://evil.example)',
    '<!-- outrider:latest-command -->\n<!-- outrider:record v4 x -->',
    '<!-- outrider:plan end -->\n**Next:** nothing',
    '`` ` ```\n- [ ] x',
    '<img src=x>',
  ),
);
const done = { index: 7, outcome: 'successful', run: 'run 1' };

/** The record of a plan of jobs, which were registered or not. */
export function createRecord(ids: readonly string[], isDone: boolean): ReviewRecord {
  const place = { namespace: 'default', region: '', index: 3, changes: true, spec: digest, plan: digest };
  return {
    key: recordKey.id,
    repository: 'acme/jobs',
    repositoryId: '4711',
    pullRequest: 7,
    comment: 'default',
    head: 'b'.repeat(40),
    approvals: { needed: 0, role: 'write' },
    cluster: 'nomad.example:4646',
    namespace: '',
    region: '',
    jobs: ids.map((id) => ({ file: `jobs/${id}.hcl`, id, ...place, ...(isDone ? { done } : {}) })),
    removed: [],
    omitted: 0,
    plannedAt: recordTime,
    since: recordTime,
    at: recordTime,
  };
}

export function signRecord(record: ReviewRecord): SignedRecord {
  return { record, key: recordKey };
}
