import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeRequest } from '../../src/clients/http/messages.ts';
import { ActionError, type ErrorDetails } from '../../src/errors.ts';
import { expandReport, type ShortReport } from '../../src/report/run-report.ts';
import { createPublisher } from '../../src/text/publisher.ts';

const context = { publisher: createPublisher((text) => text) };

type Details = Pick<ErrorDetails, 'message' | 'request'>;

function createReport(details: Details, more: Partial<ShortReport> = {}): ReturnType<typeof expandReport> {
  const failure = new ActionError({ reason: 'not-found', hint: 'Check the inputs.', ...details });
  const report = { headline: failure, sign: '🟢', failures: [failure], notes: [], body: [], outputs: {} } as const;
  return expandReport({ ...report, ...more }, context);
}

const paths = fc
  .array(fc.stringMatching(/^[a-z0-9:._-]{1,12}$/), { minLength: 1 })
  .map((parts) => `/${parts.join('/')}`);
const requests = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
  path: paths,
  status: fc.option(fc.integer({ min: 400, max: 599 }), { nil: undefined }),
});

test('the headline and the output `summary` of a refused request are a sentence without HTTP, and the request is below', () => {
  fc.assert(
    fc.property(requests, fc.stringMatching(/^[a-z (),]{0,20}$/), (request, text) => {
      const details = describeRequest('Not found in Nomad', request, text);
      const { summary, outputs, errors } = createReport(details);
      const [headline = '', ...rest] = summary.split('\n');
      expect(headline).not.toContain(request.path);
      expect(headline).toMatch(/^### 🔴 Not found in Nomad/);
      expect(outputs.summary).toBe(details.message);
      expect(rest.join('\n')).toContain(`<sub>`);
      expect(rest.join('\n')).toContain(request.path);
      expect(errors[0]?.message).toBe(`${details.message} (${details.request})`);
    }),
  );
});

test('the headline of a failed run is red', () => {
  expect(createReport({ message: 'Stopped' }, { sign: '⚪' }).summary).toMatch(/^### 🔴 Stopped/);
});
