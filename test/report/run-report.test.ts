import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRequestMessage } from '../../src/clients/http/messages.ts';
import { ActionError } from '../../src/errors.ts';
import { expandReport, type ShortReport } from '../../src/report/run-report.ts';
import { createPublisher } from '../../src/text/publisher.ts';

const context = { publisher: createPublisher((text) => text) };

function createReport(message: string, more: Partial<ShortReport> = {}): ReturnType<typeof expandReport> {
  const failures = [new ActionError({ reason: 'not-found', message, hint: 'Check the inputs.' })];
  return expandReport({ headline: message, sign: '🟢', failures, notes: [], body: [], outputs: {}, ...more }, context);
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
      const message = formatRequestMessage('Not found in Nomad', request, text);
      const { summary, outputs, errors } = createReport(message);
      const [headline = '', ...rest] = summary.split('\n');
      expect(headline).not.toContain(request.path);
      expect(headline).toMatch(/^### 🔴 Not found in Nomad/);
      expect(outputs.summary).toBe(message.slice(0, message.lastIndexOf(' (')));
      expect(rest.join('\n')).toContain(`<sub>`);
      expect(rest.join('\n')).toContain(request.path);
      expect(errors[0]?.message).toBe(message);
    }),
  );
});

test('the headline of a failed run is red', () => {
  expect(createReport('Stopped', { sign: '⚪' }).summary).toMatch(/^### 🔴 Stopped/);
});
