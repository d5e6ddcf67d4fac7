import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  listPolicyCapabilities,
  includesCapability,
  readTokenPolicies,
} from '../../../src/operations/token/token-rights.ts';
import { ServiceError } from '../../../src/errors.ts';
import type { AclPolicy } from '../../../src/clients/nomad/acl.ts';

// The same is tested against a live Nomad in test/real/check.test.ts.

type Rule = readonly [namespace: string, capabilities: readonly string[]];

function createPolicy(rules: readonly Rule[]): AclPolicy {
  const none = { Agent: null, Node: null, Operator: null, Quota: null };
  const Namespaces = rules.map(([Name, Capabilities]) => ({ Name, Capabilities, Variables: null }));
  return { RulesJSON: { ...none, Namespaces } };
}

function listGranted(rules: readonly Rule[], namespace = 'default'): readonly string[] {
  return [...listPolicyCapabilities([createPolicy(rules)], namespace)].toSorted();
}

const capability = fc.constantFrom('read-job', 'plan-job', 'submit-job', 'scale-job', 'deny');
const rule: fc.Arbitrary<Rule> = fc.tuple(
  fc.constantFrom('default', 'def*', '*', '*ult', 'de*lt', 'other'),
  fc.array(capability, { maxLength: 3 }),
);

describe('the capabilities of policies', () => {
  test.each<[string, readonly Rule[], readonly string[]]>([
    ['the rule of the namespace', [['default', ['read-job']]], ['read-job']],
    [
      'several rules of one name',
      [
        ['default', ['read-job']],
        ['default', ['plan-job']],
      ],
      ['plan-job', 'read-job'],
    ],
    ['no rule of another namespace', [['other', ['read-job']]], []],
    ['a pattern', [['def*', ['read-job']]], ['read-job']],
    [
      'the exact rule, not a pattern',
      [
        ['*', ['submit-job']],
        ['default', ['read-job']],
      ],
      ['read-job'],
    ],
    [
      'the closest pattern',
      [
        ['*', ['submit-job']],
        ['def*', ['read-job']],
      ],
      ['read-job'],
    ],
    [
      'nothing that is denied',
      [
        ['default', ['read-job']],
        ['default', ['deny']],
      ],
      [],
    ],
    [
      'a denial by the closest pattern',
      [
        ['*', ['read-job']],
        ['def*', ['deny']],
      ],
      [],
    ],
  ])('the capabilities of a namespace include %s', (_, rules, expected) => {
    expect(listGranted(rules)).toEqual(expected);
  });

  test('the capabilities of all namespaces are those of any namespace', () => {
    expect(
      listGranted(
        [
          ['a', ['list-jobs']],
          ['b', ['read-job']],
        ],
        '*',
      ),
    ).toEqual(['list-jobs', 'read-job']);
  });

  test('the order of the rules and their distribution over policies change nothing', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), fc.nat(6), (rules, at) => {
        const split = [createPolicy(rules.slice(0, at)), createPolicy(rules.slice(at))];
        expect([...listPolicyCapabilities(split, 'default')].toSorted()).toEqual(listGranted(rules));
        expect(listGranted(rules.toReversed())).toEqual(listGranted(rules));
      }),
    );
  });

  test('the exact rule decides whatever the patterns are, and deny always wins', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), fc.array(capability), (rules, names) => {
        const patterns = rules.filter(([name]) => name !== 'default');
        expect(listGranted([...patterns, ['default', names]])).toEqual(listGranted([['default', names]]));
        expect(listGranted([...rules, ['default', ['deny']]])).toEqual([]);
      }),
    );
  });

  test.each([
    ['submit-job', 'plan-job', true],
    ['submit-job', 'promote-deployment', true],
    ['submit-job', 'scale-job', true],
    ['submit-job', 'dispatch-job', false],
    ['submit-job', 'read-job', false],
    ['dispatch-job', 'force-periodic-job', true],
    ['purge-job', 'deregister-job', true],
    ['deregister-job', 'register-job', false],
  ])('whether %s includes %s: %s', (wider, narrower, expected) => {
    expect(includesCapability(new Set([wider]), narrower)).toBe(expected);
  });
});

test('the policies of a token are its own and those of its roles, each read once, and missing ones grant nothing', async () => {
  const read: string[] = [];
  const missing = new ServiceError({ reason: 'not-found', message: 'ACL policy not found' });
  const nomad = {
    readAclRole: async () => ({ Policies: [{ Name: 'a' }, { Name: 'b' }] }),
    readAclPolicy: async ({ id }: { readonly id: string }) => {
      read.push(id);
      if (id === 'gone') throw missing;
      return createPolicy([['default', [id]]]);
    },
  };
  const token = { Policies: ['a', 'gone'], Roles: [{ ID: 'r', Name: 'role' }] };
  const policies = await readTokenPolicies(nomad, token, undefined);
  expect(read.toSorted()).toEqual(['a', 'b', 'gone']);
  expect([...listPolicyCapabilities(policies, 'default')].toSorted()).toEqual(['a', 'b']);
});
