/** A room that decides: the files in which faults are planted, and the tests that have to find them. */
interface Room {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

export const rooms: Readonly<Record<string, Room>> = {
  gate: { sources: ['src/gate/*.ts'], tests: ['test/gate', 'test/operations/write-permitted.test.ts'] },
  review: { sources: ['src/review/**/*.ts'], tests: ['test/review'] },
  guards: { sources: ['src/guards/*.ts'], tests: ['test/guards'] },
  redaction: {
    sources: ['src/redaction/**/*.ts'],
    tests: `test/redaction test/jobfiles/secret-attributes.test.ts test/report/secrecy.test.ts
      test/attacks/secrets-by-origin.test.ts`.split(/\s+/),
  },
  rollout: { sources: ['src/rollout/*.ts'], tests: ['test/rollout'] },
  'nomad-plan': {
    sources: ['src/nomad-plan/*.ts'],
    tests: [
      'test/nomad-plan',
      'test/golden/recorded-plans.test.ts',
      'test/report/plan',
      'test/golden/plan.test.ts',
      ...['references', 'schedules', 'values', 'kept-counts', 'compared-specs'].map(
        (name) => `test/scenarios/${name}.test.ts`,
      ),
    ],
  },
  deprecate: {
    sources: ['src/modes/deprecate/index.ts', 'src/operations/modules/policy.ts'],
    tests: ['test/operations/modules', 'test/golden/policies.test.ts', 'test/scenarios/deprecate.test.ts'],
  },
};
