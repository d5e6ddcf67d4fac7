import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { createClosedEvent, mergeGroupEvent, otherEvent, pullRequestEvent, pushEvent } from '../support/github.ts';
import { listPublicTexts } from '../support/planning.ts';
import { service, startStory, type Story } from '../support/registering.ts';

/** Rule 6: changes by a pull request make redaction stricter, or are refused. */

const file = 'jobs/web.nomad.hcl';
const configuration = '.github/outrider.yml';
/** A value that git does not contain. */
const gone = 'blue-green-7';
const inGit = 'plum-coloured-8';

let story: Story;
beforeAll(async () => {
  story = await startStory({
    files: { [file]: service('web', { image: inGit }) },
    running: [service('web', { image: gone })],
  });
});
afterAll(() => story[Symbol.asyncDispose]());
beforeEach(() => {
  story.github.comments.length = 0;
});

type Event = ReturnType<typeof otherEvent>;

const fork = pullRequestEvent(true);
const { pull_request: pull } = fork.payload as { readonly pull_request: object };
const run = { head_repository: { full_name: 'stranger/jobs' }, head_branch: 'change', pull_requests: [] };

const ofRepository: readonly (readonly [name: string, event: Event])[] = [
  ['push', pushEvent()],
  ['schedule', otherEvent('schedule')],
  ['merge_group', mergeGroupEvent(7)],
  ['pull_request of a branch', pullRequestEvent()],
  ['pull_request that was merged', createClosedEvent(true)],
  ['pull_request_target of a branch', { ...pullRequestEvent(), name: 'pull_request_target' }],
  ['workflow_dispatch without inputs', otherEvent('workflow_dispatch', { ref: 'refs/heads/main', inputs: null })],
];

const notKnown: readonly (readonly [name: string, event: Event])[] = [
  ['pull_request', fork],
  ['pull_request_target', { ...fork, name: 'pull_request_target' }],
  ['pull_request_review', { ...fork, name: 'pull_request_review' }],
  ['pull_request without its pull request', { name: 'pull_request', payload: {} }],
  ['workflow_run', otherEvent('workflow_run', { workflow_run: run })],
  ['workflow_run that names it', otherEvent('workflow_run', { workflow_run: { ...run, pull_requests: [pull] } })],
  ['repository_dispatch', otherEvent('repository_dispatch', { client_payload: { pull_request: pull } })],
  ['workflow_dispatch with an input', otherEvent('workflow_dispatch', { inputs: { pr: '7' } })],
  ['issue_comment', otherEvent('issue_comment', { action: 'created', issue: { number: 7, pull_request: {} } })],
  ['check_run', otherEvent('check_run', { check_run: { pull_requests: [] } })],
  ['check_suite', otherEvent('check_suite', { check_suite: { head_branch: null } })],
  ['deployment', otherEvent('deployment', { deployment: { ref: 'refs/pull/7/head' } })],
  ['an event that Outrider does not know', otherEvent('tomorrow')],
];

function plan(event: Event, inputs: Readonly<Record<string, string>>): Promise<ActionRun> {
  return story.plan({ event, inputs });
}

function shows(planned: ActionRun, value = gone): boolean {
  const comments = story.github.comments.map(({ body }) => body);
  return listPublicTexts(planned, comments).some(([, text]) => text.includes(value));
}

describe('redaction', () => {
  test.each([...ofRepository, ...notKnown])(
    '`redact: none` of the configuration file is refused on %s, and no value is shown',
    async (_, event) => {
      for (const text of ['redact: none\n', 'environments:\n  default:\n    redact: none\n']) {
        story.workspace.write(configuration, text);
        const planned = await plan(event, {});
        expect([planned.exitCode, planned.outputs['reason'], shows(planned)]).toEqual([1, 'input', false]);
        expect(planned.annotations.map(({ message }) => message).join('\n')).toMatch(
          /`redact` is "none", which is not allowed in this file\.\nSet this in the workflow: a pull request can change the file\./,
        );
      }
    },
  );

  test.each(notKnown)('`redact: none` of the workflow is refused on %s of a fork', async (_, event) => {
    story.workspace.write(configuration, '');
    const planned = await plan(event, { redact: 'none' });
    expect([planned.exitCode, planned.outputs['reason'], shows(planned)]).toEqual([1, 'input', false]);
  });

  test.each(ofRepository)('`redact: none` of the workflow shows the values on %s', async (_, event) => {
    story.workspace.write(configuration, 'redact: all-values\n');
    const planned = await plan(event, { redact: 'none' });
    expect([planned.exitCode, shows(planned)]).toEqual([0, true]);
  });

  test('`all-values` of the configuration file hides values that the default shows', async () => {
    const shown: boolean[] = [];
    for (const text of ['', 'redact: default\n', 'redact: all-values\n']) {
      story.workspace.write(configuration, text);
      const planned = await plan(pullRequestEvent(), {});
      expect([planned.exitCode, shows(planned)]).toEqual([0, false]);
      shown.push(shows(planned, inGit));
    }
    expect(shown).toEqual([true, true, false]);
  });
});
