import { describe, expect, test } from 'vitest';
import { readExpectedJob, jobFileCases, parseCase } from '../support/job-file-cases.ts';
import { selectFields, withCurrentFields } from './fields-by-version.ts';
import { since, version } from './live-story.ts';

/** Mode `parse` against the parser of a live Nomad. Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and …_TOKEN where ACLs are on). */
const address = process.env['OUTRIDER_TEST_NOMAD_ADDR'] ?? '';
const token = process.env['OUTRIDER_TEST_NOMAD_TOKEN'] ?? '';
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';

describe.skipIf(address === '')(`job files, against ${location}`, () => {
  const inputs = { address, ...(token === '' ? {} : { token, insecure: 'http' }) };

  for (const row of jobFileCases.filter(({ outrider: actual }) => actual === 'same')) {
    // Older parsers ignore variables that are set; test/scenarios/old-servers.test.ts tests that Outrider refuses this.
    const isSet = row.vars.length + row.varFiles.length + Object.keys(row.env).length > 0;
    const { skip, reason } = since(isSet ? '1.6.0' : '1.0.0');
    test.skipIf(skip)(`parse returns the recorded job for ${row.name}${reason}`, async () => {
      const { run, job } = await parseCase(row, inputs);
      expect(run.annotations).toEqual([]);
      expect(withCurrentFields(version, job)).toEqual(selectFields(version, readExpectedJob(row)));
    });
  }

  test.each(jobFileCases.filter(({ outrider: actual }) => actual !== 'same'))(
    'parse refuses the job file $name',
    async (row) => {
      const { run, job } = await parseCase(row, inputs);
      expect([run.exitCode, job]).toEqual([1, undefined]);
      expect(run.annotations.length).toBeGreaterThan(0);
    },
  );
});
