/** The layout of src/: rooms that stay within their budget, folders that do not import each other, files that carry their weight, names that say which file is meant. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { knownExceptions } from './layout-exceptions.ts';
import type { Imports } from './check-imports.ts';

/** By file, relative to src/. */
export type Lines = ReadonlyMap<string, number>;

interface Budget {
  readonly files: number;
  readonly lines: number;
}

/**
 * The largest size of each room. Only a commit that says what a user gets for it raises a number; a commit that makes a room smaller lowers it.
 * `inputs` counts the `inputs.ts` of the modes, which `modes` does not.
 */
const budgets: Readonly<Record<string, Budget>> = {
  // With warnings about inputs, which end no run.
  // With the job of a run in output `result`, a quarter less memory for large repositories, and the checks of a refused run.
  root: { files: 3, lines: 532 },
  // With mode `restart`: users restart a job in batches, and only as far as each batch is healthy.
  // With patterns of modules in `check`, and with the job files: a step of a plan can be checked as it is.
  // With variables and locals in the source and version of module calls, as Terraform 1.15 reads them.
  // A plan or register that a service refuses shows the checks of its setup.
  // With the review of changes of modules: a comment on the pull request, and exactly these changes after the merge.
  // A plan and the report of its register name the job that keeps running where a file declares another ID, namespace or region.
  // A second register reports a rollback that the first one, which timed out before, has not seen.
  modes: { files: 79, lines: 13_021 },
  // With the address of each canary, which a step of the workflow can test before it serves.
  // With the rule of late values: which fields they set, and that nothing else of the job differs.
  // With the 404 that concerns one version of the registry, and not the token.
  // With all modules of an organization in one run: found by patterns, and changed in stages.
  // With the versions of a module in a file of the repository, which is reviewed.
  // The review of a run is found in one place, for jobs and for modules; it was in the modes.
  // With one request for the deployments of all unchanged jobs of a register.
  // With YAML in the file of versions, and a line for each of its errors.
  // With the record of changes of modules, and what judges all of them before the first write.
  // With output `result`: programs and agents read one document in place of the log.
  // With the table of many modules and the plan of stages.
  // With the comment that shows what a merge would change in the registry.
  // With the canaries of system jobs, which replace allocations, in words of their own.
  // With the versions of a module in the record.
  // With plans of system jobs that stay reviewed when a node joins.
  // With the one way to stop a job, and its child jobs, which was in two modes.
  // With the list of what a register would write, from which outputs and headline are computed, and what a stop does.
  // With the jobs that another pull request of the same commit declares again.
  // With what a task waits for that is missing: a Nomad variable, a Consul key, a Vault secret, an image, an artifact.
  // With why Nomad has killed a task, such as a Vault token that cannot be renewed, in place of "often out of memory".
  // With the number of nodes of a system job whose canaries wait.
  // With the failing check that keeps an allocation from becoming healthy, and its output, which Nomad deletes when it stops the allocation.
  operations: { files: 44, lines: 7_029 },
  // With the command that ends a rollback which waits for the promotion of its canaries.
  report: { files: 41, lines: 3_940 },
  review: { files: 13, lines: 1_303 },
  // With the cause of a failed rollout in place of its last event: one table of Nomad's events, and what each means for the task.
  // With the end of a rollback to a version with canaries.
  rollout: { files: 5, lines: 1_360 },
  // A register refuses what reviewers overlook, such as less memory or an older image, until a maintainer approves the plan.
  // Changes that Nomad's diff has no field for, such as a spread, are planned, registered and shown: the two specifications are compared.
  // What a guard cannot judge is refused: the tables list the harmless options of each driver, and every block, field and function that reads secrets.
  // With mounts of host volumes, renamed tasks, devices, logs and Consul tokens, which a red team changed without a hit.
  guards: { files: 9, lines: 1_599 },
  // References to images are split in one place, also for guards; in the table they are short.
  // With one table of what the numbers of a plan mean for each type of job: on Nomad 1.11 and later those of system jobs were wrong.
  // With what Nomad accepts without a warning although it is hardly meant, such as a schedule that never launches the job.
  'nomad-plan': { files: 12, lines: 2_140 },
  // Names that occur in each job are searched for secrets once in a run.
  // With sentences of servers such as "failed to renew vault token: failed …" in clear.
  redaction: { files: 19, lines: 2_004 },
  // With the stages of a deprecation that is too large for one run.
  deprecation: { files: 5, lines: 717 },
  // With late values: an image that the build makes after the review.
  // With the former names of renamed job files.
  // With one budget for all work on a job file, counted where tokens are read: no file keeps a run busy.
  jobfiles: { files: 49, lines: 5_827 },
  // With the configuration file: plan, register, drift and commands share what they have in common, and each error names its line.
  // With the reader of YAML that both files have in common, in place of a second one.
  // With the signing key of a deprecation.
  // With `children` for `stop-removed`, also in the configuration file.
  // With the values that the configuration file may give an input: redaction only becomes stricter.
  inputs: { files: 38, lines: 3_142 },
  // With the attestations that GitHub holds of a late image.
  // With the list of an organization's modules, page by page, and the hint where Nomad closes a connection for want of a client certificate.
  // Each run loads a third of undici in place of all of it.
  // No approval counts while a commit is of an unknown account, and the message names the commit.
  // With counts that Nomad has counted below 0, which failed the plan of a sysbatch job that fewer nodes may run.
  clients: { files: 67, lines: 6_890 },
  // With the late values in the receipt of a register.
  gate: { files: 2, lines: 410 },
  // With the one sentence about a file that is not read, in place of two.
  files: { files: 3, lines: 207 },
  // One matcher for globs of job files, `fileset` and branches, in place of three.
  patterns: { files: 2, lines: 361 },
  // Markdown and log text as types: no foreign text is rendered but as code.
  // With the limits of comments and the step summary, callouts within them, and lists of names, in place of those of eight modes.
  text: { files: 8, lines: 837 },
};

export function countLines(src: string, imports: Imports): Lines {
  return new Map(
    [...imports.keys()].map((file) => [file, readFileSync(join(src, file), 'utf8').split('\n').length - 1]),
  );
}

/** Returns one sentence for every room over its budget, and for a room without one. */
export function budgetErrors(lines: Lines, table = budgets): readonly string[] {
  const sizes = new Map<string, Budget>();
  for (const [file, count] of lines) {
    const room = roomOf(file);
    const size = sizes.get(room) ?? { files: 0, lines: 0 };
    sizes.set(room, { files: size.files + 1, lines: size.lines + count });
  }
  return [...sizes].flatMap(([room, size]) => {
    const budget = table[room];
    if (budget === undefined) return [`${room} has no budget in scripts/check-layout.ts.`];
    return (['files', 'lines'] as const)
      .filter((what) => size[what] > budget[what])
      .map((what) => `${room} has ${size[what]} ${what}, and its budget is ${budget[what]}.`);
  });
}

function roomOf(file: string): string {
  const [top = '', below] = file.split('/');
  if (below === undefined) return 'root';
  return top === 'modes' && file.endsWith('/inputs.ts') ? 'inputs' : top;
}

/** Returns `a and b` for all pairs of folders, of any depth, that import each other; a folder counts by its own files against the folders in it. */
export function mutualFolders(imports: Imports): readonly string[] {
  const arrows = new Set<string>();
  for (const [file, targets] of imports) {
    // The list of the modes is above the modes; what they share is below them.
    if (file === 'modes/index.ts') continue;
    for (const target of targets) {
      const [from, to] = foldersBetween(file, target);
      // The root's own files have their places in the order of the folders.
      if (from !== to && from !== '' && to !== '') arrows.add(`${from} and ${to}`);
    }
  }
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' and ');
    return from < to && arrows.has(`${to} and ${from}`);
  });
}

/** Returns the two folders below the last common one; the common folder itself for a file that lies there. */
function foldersBetween(file: string, target: string): readonly [string, string] {
  const [from, to] = [file.split('/').slice(0, -1), target.split('/').slice(0, -1)];
  let depth = 0;
  while (depth < from.length && from[depth] === to[depth]) depth += 1;
  return [from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/')];
}

const longest = 400;

/** Returns one sentence for every file that is too long. */
export function longFiles(lines: Lines): readonly string[] {
  return [...lines].flatMap(([file, count]) =>
    count > longest ? [`${file} has ${count} lines, and ${longest} are allowed.`] : [],
  );
}

const small = 60;

/** Returns the small files that only one file of the same folder reads: they belong into their reader. */
export function smallFiles(imports: Imports, lines: Lines): readonly string[] {
  const readers = new Map<string, string[]>();
  for (const [file, targets] of imports)
    for (const target of targets) readers.set(target, [...(readers.get(target) ?? []), file]);
  return [...readers].flatMap(([file, [reader = '', ...others]]) =>
    others.length === 0 && dirname(reader) === dirname(file) && (lines.get(file) ?? small) < small ? [file] : [],
  );
}

/** Returns the names that several files have. A name of one word is a topic, which its folder makes precise; a longer one says what the file does. */
export function sharedNames(imports: Imports): readonly string[] {
  const names = [...imports.keys()].map((file) => basename(file)).filter((name) => name.includes('-'));
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

interface Rule {
  readonly rule: string;
  readonly found: readonly string[];
  /** What was there before the rule. Nothing may be added. */
  readonly known: readonly string[];
}

/** Returns one sentence for every file, folder and room that breaks a rule, and for every exception that is fixed. */
export function layoutErrors(imports: Imports, lines: Lines, exceptions = knownExceptions): readonly string[] {
  const rules: readonly Rule[] = [
    { rule: 'import each other', found: mutualFolders(imports), known: exceptions.mutualFolders },
    {
      rule: `has less than ${small} lines and one reader, in the same folder: move it there`,
      found: smallFiles(imports, lines),
      known: exceptions.smallFiles,
    },
    { rule: 'is the name of several files', found: sharedNames(imports), known: exceptions.sharedNames },
  ];
  return [
    ...budgetErrors(lines),
    ...longFiles(lines),
    ...rules.flatMap(({ rule, found, known }) => [
      ...found.filter((one) => !known.includes(one)).map((one) => `${one} ${rule}.`),
      ...known
        .filter((one) => !found.includes(one))
        .map((one) => `${one} is fixed: remove it from scripts/layout-exceptions.ts.`),
    ]),
  ];
}
