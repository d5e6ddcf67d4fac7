import * as fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isFromFork, readContext } from '../../../src/clients/github/context.ts';
import { createWorkspace } from '../../support/workspace.ts';

const folder = createWorkspace({});
afterAll(() => folder[Symbol.dispose]());

interface Event {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>> | undefined;
}

function read({ name, payload }: Event): ReturnType<typeof readContext> {
  const path = join(folder.path, 'event.json');
  writeFileSync(path, payload === undefined ? '{' : JSON.stringify(payload));
  return readContext({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path, GITHUB_REF: 'refs/heads/main' });
}

const ofBranch = ['push', 'schedule', 'merge_group'];
const ofPullRequest = ['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'];
const others =
  'workflow_run repository_dispatch workflow_dispatch issue_comment issues check_run check_suite status deployment release create delete ' +
  'fork watch gollum page_build registry_package workflow_call discussion an_event_of_next_year';

/** A second formulation of the rule: the pull request states it, or the event cannot be about one. */
function predictOrigin({ name, payload }: Event, headRepo: unknown): string {
  if (ofBranch.includes(name)) return 'repository';
  if (payload === undefined) return 'unknown';
  if (ofPullRequest.includes(name)) {
    if (payload['pull_request'] === undefined) return 'unknown';
    return headRepo === 'Acme/jobs' || headRepo === 'acme/jobs' ? 'repository' : 'fork';
  }
  const { inputs } = payload;
  const isPlain = inputs === undefined || inputs === null || JSON.stringify(inputs) === '{}';
  return name === 'workflow_dispatch' && isPlain ? 'repository' : 'unknown';
}

const headRepos = fc.constantFrom<unknown>('acme/jobs', 'Acme/jobs', 'mallory/jobs', 'acme/jobs-', '', null, 7);

const events = fc
  .record({
    name: fc.oneof(fc.constantFrom(...ofBranch, ...ofPullRequest, ...others.split(' ')), fc.string()),
    headRepo: headRepos,
    hasPull: fc.boolean(),
    isReadable: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, fc.constant(false)),
    inputs: fc.constantFrom<unknown>(undefined, null, {}, { pr: '7' }, { job: '' }, ['7'], 'refs/pull/7/head'),
  })
  .map(({ name, headRepo, hasPull, isReadable, inputs }) => {
    const head = { sha: 'b'.repeat(40), ref: 'change', repo: headRepo === null ? null : { full_name: headRepo } };
    const base = { sha: 'c'.repeat(40), ref: 'main', repo: { full_name: 'acme/jobs' } };
    const pull = { number: 7, head, base };
    // Claims that a run belongs to this repository or to a pull request, in any position.
    const claims = {
      ...(inputs === undefined ? {} : { inputs }),
      client_payload: { pull_request: pull },
      issue: { number: 7, pull_request: {} },
      workflow_run: { event: 'push', head_repository: { full_name: 'acme/jobs' }, pull_requests: [pull] },
      check_run: { pull_requests: [pull] },
      repository: { full_name: 'acme/jobs' },
    };
    const payload = isReadable ? { ...claims, ...(hasPull ? { pull_request: pull } : {}) } : undefined;
    return { event: { name: name.trim(), payload }, headRepo };
  });

test('a run is of this repository only if its pull request is, or if its event cannot be about one', () => {
  fc.assert(
    fc.property(events, ({ event, headRepo }) => {
      expect(read(event).origin).toBe(predictOrigin(event, headRepo));
    }),
    { numRuns: 2000 },
  );
});

test('secrets are withheld only from pull requests that are known to be of a fork', () => {
  fc.assert(
    fc.property(events, ({ event, headRepo }) => {
      const isWithheld = predictOrigin(event, headRepo) === 'fork' && event.name !== 'pull_request_target';
      expect(isFromFork(read(event))).toBe(isWithheld);
    }),
    { numRuns: 2000 },
  );
});

test('a run without an event is not known to be of this repository', () => {
  expect(readContext({}).origin).toBe('unknown');
});
