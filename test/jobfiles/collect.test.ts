import { realpathSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectJobs } from '../../src/jobfiles/discovery/collect.ts';
import { refusingParser } from '../support/refusing-parser.ts';
import { createWorkspace } from '../support/workspace.ts';

/** A path that only Nomad's parser can evaluate. */
const computed = 'job "web" {\n meta = {\n a = file(join("", ["a", ".txt"]))\n }\n}\n';

test(
  'job files with computed paths are loaded ten at a time, in the order of their names',
  { timeout: 20_000 },
  async () => {
    const names = Array.from({ length: 25 }, (_, index) => `job-${String(index).padStart(2, '0')}.nomad`);
    using workspace = createWorkspace(Object.fromEntries(names.map((name) => [name, computed])));
    const root = realpathSync(workspace.path);
    const waiting: (() => void)[] = [];
    let most = 0;
    // No answer before ten files ask, or as many as are left.
    let unanswered = names.length;
    const nomad: typeof refusingParser = {
      parseJob: async (request) => {
        const answered = new Promise<void>((resolve) => waiting.push(resolve));
        most = Math.max(most, waiting.length);
        if (waiting.length === Math.min(10, unanswered)) {
          unanswered -= waiting.length;
          // The last one is answered first.
          for (const answer of waiting.splice(0).toReversed()) answer();
        }
        await answered;
        return refusingParser.parseJob(request);
      },
    };
    const { jobs } = await collectJobs({
      inputs: {
        patterns: ['*.nomad'],
        onlyChanged: false,
        workingDirectory: root,
        fileBase: 'working-directory',
        variables: { environment: [], given: [], secret: [], files: [], strict: true },
      },
      workspace: root,
      touched: undefined,
      nomad,
    });
    expect(jobs.map(({ file }) => file.name)).toEqual(names);
    expect(most).toBe(10);
  },
);
