import { expect, test } from 'vitest';
import { describeLatest } from '../../src/report/deployment-report.ts';

test.for([
  ['running', 'is running'],
  ['successful', 'is successful'],
  ['failed', 'has failed'],
] as const)('the latest deployment with the status %s is described as a sentence', ([status, text]) => {
  expect(describeLatest({ JobVersion: 3, Status: status })).toBe(`its latest deployment, of version 3, ${text}`);
});
