import { unpackRecord } from '../../src/review/record.ts';
import { listPublicTexts } from './planning.ts';
import { startStory } from './registering.ts';
import { evenPace } from './pace.ts';

/** A plan of a job file with a secret: its exit code, and everything that a reader of the pull request may see. */
export interface Seen {
  readonly exitCode: number | null;
  readonly reason: string;
  readonly texts: Readonly<Record<string, string>>;
}

export interface WithSecret {
  readonly name?: string;
  readonly source: string;
  /** The value of the secret variable `s`. */
  readonly secret?: string;
  /** Files that git does not contain. */
  readonly files?: Readonly<Record<string, string>>;
  readonly running?: string | undefined;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Plans a job file on a new sandbox. Addresses and temporary folders are left out. */
export async function planSecret({
  name = 'web.nomad.hcl',
  source,
  secret,
  files = {},
  running,
  inputs,
}: WithSecret): Promise<Seen> {
  const ignored = Object.keys(files).map((file) => `${file}\n`);
  await using story = await startStory({
    files: { [`jobs/${name}`]: source, '.gitignore': ignored.join('') },
    key: '',
    ...(running === undefined ? {} : { running: [running] }),
  });
  story.workspace.commit();
  for (const [file, content] of Object.entries(files)) story.workspace.write(file, content);
  const secrets = secret === undefined ? {} : { 'secret-vars': `s=${secret}` };
  const given = { 'job-files': `jobs/${name}`, verbose: 'true', ...secrets, ...inputs };
  // In the pace of a runner: on a busy machine one of two runs might log that it waits.
  const run = await story.plan({ inputs: given, pace: evenPace });
  const texts = listPublicTexts(
    run,
    story.github.comments.map(({ body }) => body),
  ).map(([place, text]) => [place, withoutPlaces(text)] as const);
  return { exitCode: run.exitCode, reason: run.outputs['reason'] ?? '', texts: Object.fromEntries(texts) };
}

function withoutPlaces(text: string): string {
  return (
    text
      .replaceAll(/<!-- outrider:record v2 (\S+) .*-->/g, (_, packed: string) => JSON.stringify(unpackRecord(packed)))
      // Of a slow machine.
      .replaceAll(/^\[\d+:\d\d\] Waiting for .*\n/gm, '')
      .replaceAll(/127\.0\.0\.1:\d+/g, 'nomad')
      .replaceAll(/"since":"[^"]*"/g, '')
      .replaceAll(/\/[\w./+-]*\/(?=(?:plan\.(?:md|txt)|(?:plan|result)\.json)\b)/g, '')
      .replaceAll(/\b[0-9a-f]{40}\b/g, 'commit')
  );
}
