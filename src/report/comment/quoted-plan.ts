import { hiddenMark } from '../../redaction/hidden-text.ts';
import {
  clip,
  code,
  comparable,
  details,
  fromPublished,
  md,
  nothing,
  paragraphs,
  type Markdown,
} from '../../text/markdown.ts';
import { listTexts } from '../../text/numbers.ts';
import { asPublished, joinPublished, publishedLines, findRange, toMark, type Published } from '../../text/published.ts';

/** The lines around the plan in a comment with a record, whose signature covers the text between them. No foreign text can begin one. */
export const planMarks = { begin: toMark`outrider:plan`, end: toMark`outrider:plan end` };

/** A plan, to be found again in the comment that it is put into. */
export function quotePlan(text: Published): Markdown {
  return paragraphs([md`${planMarks.begin}`, fromPublished(text), md`${planMarks.end}`]);
}

/** The plan in a comment, as its reviewers saw it; `undefined` if it did not fit into the comment of a register. */
export function planIn(comment: string): Published | undefined {
  const lines = publishedLines(asPublished(comment));
  const range = findRange(lines, planMarks);
  return range === undefined ? undefined : asPublished(joinPublished(lines.slice(range.from + 1, range.to)).trim());
}

/** The lines of a job's plan in a comment; `undefined` if it has none, not all, or several. For display only: what counts is the record. */
export function findPlanLines(plan: Published, id: string): readonly string[] | undefined {
  const lines: readonly string[] = publishedLines(plan);
  // No foreign line is a title: the lines of a difference begin with a marker.
  const [title = ''] = comparable(details(md`<b>${code(id)}</b>`, nothing, false)).split('\n');
  const [at, ...others] = lines.flatMap((line, index) =>
    line.replace('<details open>', '<details>') === title ? [index] : [],
  );
  const ticks = at === undefined || others.length > 0 ? undefined : /^(`{3,})diff$/.exec(lines[at + 2] ?? '')?.[1];
  if (at === undefined || ticks === undefined) return undefined;
  const to = lines.indexOf(ticks, at + 2);
  return to === -1 || lines[to + 2]?.startsWith('… and ') === true ? undefined : lines.slice(at + 3, to);
}

const maxShown = 3;
const maxValueLength = 100;

/**
 * Names the differences between two plans of a job, by their lines: `` `Count` of group `app`: "1" → "3" in Nomad ``.
 *
 * @param isSame whether both plans are for the same specification, so that only the running job differs
 */
export function describeDifference(reviewed: readonly string[], current: readonly string[], isSame: boolean): string {
  const [before, now] = [readParts(reviewed), readParts(current)];
  const names = [...new Set([...now.keys(), ...before.keys()])];
  const differing = names.filter((name) => !mayBeEqual(now.get(name), before.get(name)));
  if (differing.length === 0)
    return 'Both plans look the same, so a hidden or shortened value differs, or another job would lose allocations';
  // The effects on groups and tasks, whose names are of two words, are consequences of their fields.
  const fields = differing.filter((name) => name.startsWith('`'));
  const texts = (fields.length > 0 ? fields : differing).map((name) => {
    const [then, changed] = [before.get(name), now.get(name)];
    const [[thenFrom, thenTo] = [], [nowFrom, nowTo] = []] = [readSides(then), readSides(changed)];
    const [from, to] = [thenFrom ?? nowTo, nowFrom ?? thenTo];
    return isSame && from !== undefined && to !== undefined
      ? `${name}: ${format(`${from} → ${to}`)} in Nomad`
      : `${name}: now ${format(changed)}, reviewed ${format(then)}`;
  });
  return listTexts(texts, '; ', maxShown);
}

/** The values before and after a change; `undefined` if it is not one of a value. */
function readSides(value = ''): readonly string[] | undefined {
  return /^("(?:[^"\\]|\\.)*"|‹hidden›) => ("(?:[^"\\]|\\.)*"|‹hidden›)/.exec(value)?.slice(1);
}

/** Whether two values look the same, as far as they are not hidden. */
function mayBeEqual(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const [before, after] = [left.split(' => '), right.split(' => ')];
  return (
    before.length === after.length &&
    before.every((text, at) => text === after[at] || `${text}${after[at]}`.includes(hiddenMark))
  );
}

function format(value: string | undefined): string {
  if (value === undefined) return 'no change';
  const [, verb = '', text = ''] = /^(adds |deletes )?(.*)$/s.exec(value) ?? [];
  return text.includes('"') ? `${verb}\`${clip(text, maxValueLength).replaceAll('`', "'")}\`` : value;
}

/** The changed fields of a plan, and the effects on its groups and tasks, by their names. */
function readParts(lines: readonly string[]): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const add = (part: string, value: string): unknown =>
    parts.set(part, [...(parts.has(part) ? [parts.get(part)] : []), value].join('; '));
  let body = '';
  let objects: readonly { readonly depth: number; readonly name: string }[] = [];
  let text: { readonly depth: number; readonly part: string } | undefined;
  for (const line of lines) {
    const [, marker = '', { length: depth } = '', content = ''] = /^(.) ( *)(.*)$/.exec(line) ?? [];
    const [, kind, named = '', effect] = /^(Job|Task Group|Task): "(.*?)"(?: \((.*)\))?$/.exec(content) ?? [];
    if (text !== undefined && depth > text.depth) {
      if (marker !== ' ') add(text.part, `${marker} "${content}"`);
      continue;
    }
    objects = objects.filter((object) => object.depth < depth);
    text = undefined;
    if (kind !== undefined) {
      body = kind === 'Job' ? 'the job' : `${kind === 'Task' ? 'task' : 'group'} \`${named}\``;
      const state = marker === '+' ? 'added' : marker === '-' ? 'deleted' : effect;
      if (state !== undefined) add(body, state);
    } else if (content.endsWith(' {')) objects = [...objects, { depth, name: content.slice(0, -2) }];
    else if (marker !== ' ' && content !== '}') {
      const [, name = content, value = ''] = /^(.*?(?:\[.*?\])?):(?: (.*))?$/.exec(content) ?? [];
      const part = `\`${[...objects.map((object) => object.name), name].join('.')}\` of ${body}`;
      if (/["‹]/.test(value)) add(part, `${marker === '+' ? 'adds ' : marker === '-' ? 'deletes ' : ''}${value}`);
      else text = { depth, part };
    }
  }
  return parts;
}
