import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { listErrors } from '../../src/errors.ts';
import { readDeclaredJob } from '../../src/jobfiles/preprocess/declared-job.ts';
import { createLoader } from '../../src/jobfiles/preprocess/load.ts';
import { listLiterals } from '../../src/jobfiles/provenance/literals.ts';
import { isSameComment } from '../../src/report/comment/footer.ts';
import { openRecord } from '../../src/review/record-codec.ts';
import { parseKeys } from '../support/signing.ts';
import { commentWith, signingKey } from './answers.ts';
import { expectHarmless } from './harm.ts';
import { cuts, mutation, corruptText } from './mutate.ts';

const contents = globSync(join(import.meta.dirname, '../fixtures/jobfiles/*/files/**/*.{hcl,json,nomad}')).map((file) =>
  readFileSync(file, 'utf8'),
);

const folder = mkdtempSync(join(tmpdir(), 'outrider-texts-'));
const root = realpathSync(folder);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const texts = fc.record({
  job: fc.constantFrom(...contents),
  ending: fc.constantFrom('nomad', 'json'),
  file: cuts,
  variables: fc.constantFrom('# set\nimage = "web:2"\nlist = ["a"]\n', '{"image": "web:2", "list": ["a"]}'),
  settings: cuts,
  strict: fc.boolean(),
  record: mutation,
  comment: cuts,
});

/** Reading job files, variable files and comments does not crash, leak or take too long, whatever they contain. */
export const textsAreHarmless = fc.asyncProperty(texts, async (item) => {
  const name = `a.${item.ending}`;
  writeFileSync(join(root, name), corruptText(item.job, item.file));
  writeFileSync(join(root, 'v.hcl'), corruptText(item.variables, item.settings));
  const comment = corruptText(commentWith(item.record, '127.0.0.1'), item.comment);
  await expectHarmless(async () => {
    isSameComment(comment, item.job);
    return [openRecord(comment, parseKeys(signingKey)).kind, ...(await readAll(name, item.strict))].join('\n');
  });
});

async function readAll(name: string, strict: boolean): Promise<readonly string[]> {
  const variables = { environment: [], vars: [], secret: [], files: ['v.hcl'], strict };
  const inputs = { patterns: [], onlyChanged: false, workingDirectory: root, fileBase: 'job-file' as const, variables };
  try {
    const job = await createLoader({ inputs, workspace: root })({ path: join(root, name), name });
    if ('failures' in job) return job.failures.map(({ message }) => message);
    Array.from(listLiterals(job.source));
    readDeclaredJob(job.source);
    return [];
  } catch (error) {
    const failures = listErrors(error);
    if (failures === undefined) throw error;
    return failures.map(({ message }) => message);
  }
}
