import { expect, test } from 'vitest';
import { describeRequest } from '../../../src/clients/http/messages.ts';
import { ActionError } from '../../../src/errors.ts';

const request = { method: 'GET', path: '/v1/jobs' };

test.each([
  ['Not found in Nomad', 'job not found', 404, 'Not found in Nomad: job not found (404, GET /v1/jobs)'],
  ['GitHub refused the connection', '', undefined, 'GitHub refused the connection (GET /v1/jobs)'],
  ['Not found on GitHub', 'Not Found', 404, 'Not found on GitHub (404, GET /v1/jobs)'],
  ['Not found on GitHub', 'Not', 404, 'Not found on GitHub (404, GET /v1/jobs)'],
  ['Not found on GitHub', 'No', 404, 'Not found on GitHub: No (404, GET /v1/jobs)'],
  ['Rejected by Nomad', 'no.', 400, 'Rejected by Nomad: no (400, GET /v1/jobs)'],
  ['Rejected by Nomad', 'and so on...', 400, 'Rejected by Nomad: and so on... (400, GET /v1/jobs)'],
  ['Rejected by Nomad', '2 errors:\n* a\n* b', 500, 'Rejected by Nomad: 2 errors:\n* a\n* b\n(500, GET /v1/jobs)'],
])('a message has the sentence %j, the text %j and the request: %s', (sentence, text, status, message) => {
  const described = describeRequest(sentence, { ...request, status }, text);
  expect(new ActionError({ reason: 'server', ...described }).message).toBe(message);
});
