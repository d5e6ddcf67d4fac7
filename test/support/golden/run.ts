import { diffLines } from 'diff';
import { stringify } from 'yaml';
import { readOutputFile } from '../result.ts';
import type { ActionRun } from '../action.ts';

/** The standard output as a runner shows it: without the lines that mask a value or suspend commands, and with the text of annotations in lines. */
export function describeLog(stdout: string): string {
  let stopped: string | undefined;
  const lines = stdout.split('\n').flatMap((line) => {
    if (stopped !== undefined) {
      if (line !== `::${stopped}::`) return [line];
      stopped = undefined;
      return [];
    }
    const [, name, properties = '', message = ''] = /^::([a-z-]+)(?: (.*?))?::(.*)$/.exec(line) ?? [];
    if (name === 'stop-commands') stopped = message;
    if (name === undefined) return [line];
    if (name === 'stop-commands' || name === 'add-mask' || name === 'debug') return [];
    return [`::${name}${properties === '' ? '' : ` ${unescape(properties)}`}:: ${unescape(message)}`.trimEnd()];
  });
  return withoutSteps(lines).join('\n');
}

const following = /^\[\d+:\d\d\] ([^:;]*)/;
/** A line about a service that has not responded yet, or about several jobs of which some are not done. */
const pending = /^\[\d+:\d\d\] (?:Waiting for .+ to respond |\d+ of \d+ jobs done\b)/;

/** Of the lines by which a run follows a job, keeps the last: how many there are depends on the machine. Those of jobs side by side are sorted. */
function withoutSteps(lines: readonly string[]): readonly string[] {
  const kept = lines.filter((line) => !pending.test(line));
  const last = new Map(kept.map((line, at) => [following.exec(line)?.[1], at]));
  const ends = kept.filter((line, at) => !following.test(line) || last.get(following.exec(line)?.[1]) === at);
  return splitRuns(ends, (line) => following.test(line)).flatMap((run) =>
    following.test(run[0] ?? '') ? run.toSorted() : run,
  );
}

/** The items in groups of neighbors that are of one kind. */
export function splitRuns<Item>(
  items: readonly Item[],
  findKind: (item: Item) => unknown,
): readonly (readonly Item[])[] {
  const runs: Item[][] = [];
  let kind: unknown;
  for (const item of items) {
    if (runs.length > 0 && findKind(item) === kind) runs.at(-1)?.push(item);
    else runs.push([item]);
    kind = findKind(item);
  }
  return runs;
}

function unescape(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}

/** The step summary, as its difference from a text of the run where that is shorter. */
export function describeSummary(
  summary: string,
  texts: readonly string[],
): { readonly heading: string; readonly text: string; readonly language: 'diff' | 'markdown' } {
  const [difference] = texts
    .map((text) => describeDifference(withoutRecord(text), summary))
    .toSorted((a, b) => a.length - b.length);
  return difference === undefined || difference.length > summary.length
    ? { heading: '### Summary', text: summary, language: 'markdown' }
    : { heading: '### Summary, compared with the text above', text: difference, language: 'diff' };
}

/** The lines that one of two texts has and the other has not. */
function describeDifference(before: string, after: string): string {
  const changes = diffLines(`${before.trimEnd()}\n`, `${after.trimEnd()}\n`);
  const lines = changes.flatMap(({ value, added, removed }) => {
    if (!added && !removed) return [];
    return value
      .trimEnd()
      .split('\n')
      .map((line) => `${added ? '+' : '-'} ${line}`.trimEnd());
  });
  return lines.join('\n');
}

/** Outputs that are lists of the result, as every run of every test checks (see `checkResult`). */
const listsOfResult: ReadonlySet<string> = new Set(['jobs', 'versions', 'canaries']);

/** The other outputs by name, with JSON as data, and files by their content; a text that is shown elsewhere is only named. */
export function describeOutputs(run: ActionRun, texts: readonly string[]): string {
  const others = Object.entries(run.outputs).filter(([name]) => !listsOfResult.has(name));
  const entries = others.map(([name, value]) => {
    if (!value.startsWith('/')) return [name, parseIfJson(value)] as const;
    const content = readOutputFile(run, name);
    if (texts.some((text) => withoutRecord(text) === withoutRecord(content)))
      return [name, '<the text above>'] as const;
    return [name, content === run.summary ? '<the summary>' : withoutEmptyLists(parseIfJson(content))] as const;
  });
  return describeData(Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/** A comment without its record, which is signed when it is written. */
function withoutRecord(text: string): string {
  return text.replace(/\n<!-- outrider:record .*$/m, '');
}

/** Most lists of a result are empty. */
function withoutEmptyLists(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !Array.isArray(value) || value.length > 0));
}

function parseIfJson(text: string): unknown {
  return /^[[{]/.test(text) ? (JSON.parse(text) as unknown) : text;
}

/** Data as YAML, in which a text of several lines is one. */
export function describeData(data: unknown): string {
  return stringify(data, { lineWidth: 0, blockQuote: 'literal', aliasDuplicateObjects: false });
}
