import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTagEvent } from '../../../src/clients/github/event.ts';

const main = 'refs/heads/main';
const url = 'https://github.com/acme/network/releases/tag/v1.2.3';
const release = { tag_name: 'v1.2.3', html_url: url };

describe('release events', () => {
  test.each(['published', 'released', 'prereleased', 'created', 'edited'])(
    'a release event with action %s reports the tag as released',
    (action) => {
      const event = { action, release };
      expect(readTagEvent('release', event, 'refs/tags/v1.2.3')).toEqual({
        tag: 'v1.2.3',
        change: 'released',
        url,
        isPrerelease: false,
      });
    },
  );

  test.each(['deleted', 'unpublished'])('a release event with action %s reports the tag as withdrawn', (action) => {
    expect(readTagEvent('release', { action, release }, main)).toEqual({
      tag: 'v1.2.3',
      change: 'withdrawn',
      url,
      isPrerelease: false,
    });
  });

  test('a draft release counts only when it is unpublished', () => {
    const draft = { ...release, draft: true };
    for (const action of ['created', 'edited', 'deleted', 'published', undefined]) {
      expect(readTagEvent('release', { action, release: draft }, main)).toBeUndefined();
    }
    expect(readTagEvent('release', { action: 'unpublished', release: draft }, main)?.change).toBe('withdrawn');
  });

  test('a release event may lack a page or a tag', () => {
    expect(readTagEvent('release', { action: 'published', release: { tag_name: 'v1.2.3' } }, main)).toEqual({
      tag: 'v1.2.3',
      change: 'released',
      url: undefined,
      isPrerelease: false,
    });
    expect(readTagEvent('release', { action: 'published', release: { tag_name: '' } }, main)).toBeUndefined();
    expect(readTagEvent('release', { action: 'published' }, 'refs/tags/v1.2.3')).toBeUndefined();
    expect(readTagEvent('release', {}, 'refs/tags/v1.2.3')).toBeUndefined();
  });
});

describe('tag events', () => {
  test.each<[string, object, string | undefined, string]>([
    ['push', { ref: 'refs/tags/v1.2.3', deleted: false }, 'refs/tags/v1.2.3', 'released'],
    ['push', { ref: 'refs/tags/v1.2.3', deleted: true }, 'refs/tags/v1.2.3', 'withdrawn'],
    ['push', { ref: 'refs/tags/v1.2.3', after: '0'.repeat(40) }, 'refs/tags/v1.2.3', 'withdrawn'],
    ['push', { ref: 'refs/tags/v1.2.3', after: 'a'.repeat(40) }, 'refs/tags/v1.2.3', 'released'],
    ['push', {}, 'refs/tags/v1.2.3', 'released'],
    ['create', { ref: 'v1.2.3', ref_type: 'tag' }, 'refs/tags/v1.2.3', 'released'],
    ['delete', { ref: 'v1.2.3', ref_type: 'tag' }, main, 'withdrawn'],
    ['workflow_dispatch', { ref: 'refs/tags/v1.2.3' }, 'refs/tags/v1.2.3', 'released'],
    ['schedule', {}, 'refs/tags/v1.2.3', 'released'],
    ['workflow_call', { deleted: true }, 'refs/tags/v1.2.3', 'released'],
  ])('the event %s with %j at %s reports the tag as %s', (name, event, ref, change) => {
    expect(readTagEvent(name, event, ref)).toEqual({ tag: 'v1.2.3', change, url: undefined, isPrerelease: false });
  });

  test.each(['network/v1.2.3', 'network@1.2.3', 'refs/tags/v1', 'é', 'heads/main'])(
    'readTagEvent accepts the tag name %s',
    (tag) => {
      expect(readTagEvent('push', { ref: `refs/tags/${tag}` }, undefined)?.tag).toBe(tag);
      expect(readTagEvent('delete', { ref: tag, ref_type: 'tag' }, main)?.tag).toBe(tag);
    },
  );
});

test.each<[string, unknown, string | undefined]>([
  ['push', { ref: main }, main],
  ['push', { ref: 'refs/heads/refs/tags/v1.2.3' }, undefined],
  ['push', { ref: 'refs/tags/' }, undefined],
  ['create', { ref: 'v1.2.3', ref_type: 'branch' }, 'refs/heads/v1.2.3'],
  ['delete', { ref: 'v1.2.3', ref_type: 'branch' }, main],
  ['delete', {}, main],
  ['push', { ref: 'refs/heads/v2.1.0', deleted: false }, 'refs/heads/v2.1.0'],
  ['pull_request', { action: 'opened' }, 'refs/pull/1/merge'],
  ['pull_request_target', { action: 'opened' }, main],
  ['merge_group', { merge_group: { head_ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc' } }, main],
  ['workflow_run', { workflow_run: { head_branch: 'v2.1.0', event: 'release' } }, main],
  ['registry_package', { action: 'published', registry_package: { name: 'network' } }, main],
  ['workflow_dispatch', {}, main],
  ['', undefined, undefined],
])('the event %s with %j at %s has no tag', (name, event, ref) =>
  expect(readTagEvent(name, event, ref)).toBeUndefined(),
);

test('readTagEvent returns a tag with a name or nothing for any event', () => {
  const name = fc.constantFrom('release', 'push', 'create', 'delete', 'schedule', '__proto__');
  const event = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('ref', 'ref_type', 'action', 'release', 'deleted'), fc.jsonValue({ maxDepth: 1 })),
  );
  fc.assert(
    fc.property(name, event, fc.option(fc.string(), { nil: undefined }), (eventName, value, ref) => {
      expect(readTagEvent(eventName, value, ref)?.tag).not.toBe('');
    }),
    { numRuns: 500 },
  );
});
