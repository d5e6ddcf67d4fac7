import { expect, test } from 'vitest';
import { findDeclaringFile } from '../../../src/operations/planning/declarations.ts';

const web = { id: 'web', namespace: 'default', region: '' };
const inWest = [{ file: 'web.hcl', job: { ...web, region: 'west' } }];

test('a job in an unknown region is declared by a file that names any region, unless that file is the one that moved it', () => {
  expect(findDeclaringFile(web, inWest)).toEqual({ file: 'web.hcl', isCertain: true });
  expect(findDeclaringFile({ ...web, file: 'other.hcl' }, inWest)).toEqual({ file: 'web.hcl', isCertain: true });
  expect(findDeclaringFile({ ...web, file: 'web.hcl' }, inWest)).toBeUndefined();
  expect(findDeclaringFile({ ...web, region: 'west', file: 'web.hcl' }, inWest)).toBeDefined();
  expect(findDeclaringFile({ ...web, file: 'web.hcl' }, [...inWest, { file: 'broken.hcl', job: undefined }])).toEqual({
    file: 'broken.hcl',
    isCertain: false,
  });
});
