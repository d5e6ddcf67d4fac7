/** Advice on comments: they name the thing, write "`undefined` if", and call Outrider by its name. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const files = globSync('{src,sandbox,scripts,test}/**/*.ts', {
  cwd: root,
  exclude: ['**/node_modules/**', 'test/real/**', 'test/support/**'],
});

/** A line of a comment, without its marker. */
const comment = /^\s*(?:\/\*\*|\*|\/\/)\s+(.*)$/;

const patterns: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/^(?:What|Those|Why|Whatever|Who|Where|How) /, 'begins with a relative clause: name the thing'],
  [/\bundefined where\b/i, 'write "`undefined` if"'],
  [/(?<![\w`-])(?:we|us|our|ours)(?![\w`-])/, 'write "Outrider", "this run" or "the sandbox"'],
  [
    /\b(?:Nomad|GitHub|Vault|Gitea|git|registry|server|service) (?:says|knows|answers)\b/,
    'services return, report, reject and recognize',
  ],
];

/** Returns one line for each comment of a source with a pattern to avoid. */
function findPoorComments(file: string, source: string): readonly string[] {
  return source.split('\n').flatMap((line, at) => {
    const text = comment.exec(line)?.[1];
    if (text === undefined) return [];
    return patterns.flatMap(([pattern, advice]) => {
      const match = pattern.exec(text)?.[0];
      return match === undefined ? [] : [`${file}:${at + 1}: "${match.trim()}" (${advice})`];
    });
  });
}

/** Returns one line for each comment to rewrite in src, the sandbox, the scripts and the tests. */
export function adviseComments(): readonly string[] {
  return files
    .filter((file) => !file.startsWith('scripts/advice/'))
    .flatMap((file) => findPoorComments(file, readFileSync(join(root, file), 'utf8')));
}
