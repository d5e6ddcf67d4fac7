import { describe, expect, test } from 'vitest';
import { traitsOf } from '../../src/nomad-plan/traits.ts';
import type { JobDiff, ObjectDiff } from '../../src/clients/nomad/jobs/plan.ts';
import { diff, edited, taskDiff } from '../support/plans.ts';
import { recordedPlan } from '../support/recorded-plan.ts';
import { planNames } from '../support/replay.ts';

const expected: Readonly<Record<string, readonly string[]>> = {
  // The service itself asks for nodes that know services.
  'check-added-and-port': ['new constraints'],
  'count-down': ['count only'],
  'count-up': ['count only'],
  'count-zero': ['count only'],
  'scaled-behind-the-file': ['count only'],
  'group-renamed': ['a group renamed'],
  'periodic-edited': ['another schedule'],
  'placement-everything': ['new constraints'],
  'unplaceable-constraint': ['new constraints'],
};

describe('traits of the recorded plans', () => {
  test.each(planNames)('the recorded plan %s has its expected traits', (name) => {
    expect(traitsOf(recordedPlan(name).Diff)).toEqual(expected[name] ?? []);
  });
});

function withObject(object: ObjectDiff): JobDiff {
  const [group] = taskDiff([]).TaskGroups;
  const [task] = group?.Tasks ?? [];
  if (group === undefined || task === undefined) throw new Error('the difference has no task');
  return diff({ Type: 'Edited', TaskGroups: [{ ...group, Tasks: [{ ...task, Objects: [object] }] }] });
}

function objectDiff(name: string, ...fields: ObjectDiff['Fields']): ObjectDiff {
  return { Type: 'Edited', Name: name, Fields: fields, Objects: [] };
}

const unchanged = { Type: 'None', Name: 'ports[0]', Old: 'http', New: 'http', Annotations: [] } as const;
const stays = { Type: 'None', Name: 'Datacenters', Old: 'dc1', New: 'dc1', Annotations: [] } as const;
const gone = { Type: 'Deleted', Name: 'Datacenters', Old: 'dc2', New: '', Annotations: [] } as const;

describe('traits of single changes', () => {
  test.each<[string, JobDiff, readonly string[]]>([
    ['an image', withObject(objectDiff('Config', edited('image', 'a:1', 'a:2'), unchanged)), ['image only']],
    [
      'an image and more',
      withObject(objectDiff('Config', edited('image', 'a:1', 'a:2'), edited('args[0]', 'a', 'b'))),
      [],
    ],
    ['metadata', taskDiff([edited('Meta[owner]', 'a', 'b')]), ['metadata only']],
    [
      'less memory',
      withObject(objectDiff('Resources', edited('MemoryMB', '512', '64'), edited('CPU', '100', '200'))),
      ['less memory'],
    ],
    [
      'less of both resources',
      withObject(objectDiff('Resources', edited('MemoryMB', '100', '99'), edited('Cores', '10', '9'))),
      ['less memory', 'less cpu'],
    ],
    [
      'fewer datacenters',
      diff({ Type: 'Edited', Objects: [objectDiff('Datacenters', gone, stays)] }),
      ['fewer datacenters'],
    ],
    ['nothing notable', taskDiff([edited('Env[A]', '1', '2')]), []],
    ['a new job', diff({ Type: 'Added', Fields: [edited('Count', '1', '2')] }), []],
  ])('the traits of a change are found: %s', (_, given, traits) => {
    expect(traitsOf(given)).toEqual(traits);
  });
});
