import { annotateFailures } from './annotations.ts';
import { failureItems } from './failure-items.ts';
import { outputFiles } from './output-files.ts';
import { prose } from './prose.ts';
import { registryHeadline } from './registry-words.ts';
import { registryTables } from './registry-tables.ts';
import { failuresOf, withResult, type Note, type RegistryOutcome, type VersionResult } from './registry-outcome.ts';
import type { Runner } from '../github/runner.ts';
import type { OutputName } from './output-table.ts';

interface TellOptions {
  readonly runner: Runner;
  /** Where the files of outputs go. */
  readonly directory: string;
}

/**
 * Tells what became of the versions of modules: annotations, log, step summary and outputs.
 *
 * @returns whether the mode did what it promised
 */
export function tellRegistry(outcome: RegistryOutcome, { runner, directory }: TellOptions): boolean {
  const failures = failuresOf(outcome);
  const headline = registryHeadline(outcome);
  annotateFailures(failures, runner);
  const notes = [...outcome.modules.flatMap((module) => module.notes), ...releaseNotes(outcome)];
  for (const { level, words } of notes) runner[level](words, { title: 'Outrider' });
  const isUntagged = outcome.modules.length === 0 && failures.length === 0;
  if (isUntagged) runner.notice(`${headline}.`, { title: 'Outrider' });
  else runner.foreign(headline);
  const markdown = [
    `### ${sign(outcome)} ${prose(headline)}`,
    ...(failures.length === 0 ? [] : ['', ...failureItems(failures, undefined)]),
    ...(notes.length === 0 ? [] : ['', ...notes.map(callout)]),
    '',
    ...registryTables(outcome),
    '',
  ].join('\n');
  runner.appendSummary(markdown);
  const path = outputFiles(directory)('outrider.md', [markdown], 0o644);
  for (const [name, value] of Object.entries(outputsOf(outcome, headline, path))) runner.setOutput(name, value);
  return failures.length === 0;
}

function sign(outcome: RegistryOutcome): string {
  if (failuresOf(outcome).length > 0) return '🔴';
  return outcome.dryRun ? '🔵' : '🟢';
}

function callout({ level, words }: Note): string {
  return `> [!${level === 'notice' ? 'NOTE' : 'WARNING'}]\n> ${prose(words)}\n`;
}

function releaseNotes({ note }: RegistryOutcome): readonly Note[] {
  if (note !== 'missing') return [];
  return [{ level: 'warning', words: 'No note was written: there is no release with the tag of the version.' }];
}

const results = [
  'deprecated',
  'reinstated',
  'unchanged',
  'skipped',
  'failed',
] as const satisfies readonly VersionResult[];

function outputsOf(outcome: RegistryOutcome, summary: string, markdown: string): Partial<Record<OutputName, string>> {
  const { modules } = outcome;
  const lists = results.map((result) => {
    // What was held back is as it was.
    const found = withResult(modules, ...(result === 'unchanged' ? ([result, 'held'] as const) : [result]));
    const entries = found.map(({ module, version, why, failure }) => ({
      module,
      version,
      reason: failure?.message ?? why,
    }));
    return [result, JSON.stringify(entries)] as const;
  });
  const changed = withResult(modules, 'deprecated').length + withResult(modules, 'reinstated').length;
  return {
    summary,
    changed: String(changed > 0),
    ...Object.fromEntries(lists),
    markdown,
    reason: failuresOf(outcome)[0]?.reason ?? '',
  };
}
