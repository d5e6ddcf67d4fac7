/** Advice on the titles of tests: sentences that name their subject without their `describe`. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser';

const root = resolve(import.meta.dirname, '../..');
const files = globSync('{test,sandbox/test}/**/*.ts', { cwd: root });

interface Title {
  readonly kind: 'describe' | 'it' | 'test';
  readonly place: string;
  /** With `…` for each inserted expression; `undefined` if it is not a literal. */
  readonly text: string | undefined;
}

/** `test` of `test.concurrent.each(…)`. */
function findRoot(expression: Expression): string | undefined {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'CallExpression') return findRoot(expression.callee);
  return expression.type === 'MemberExpression' ? findRoot(expression.object) : undefined;
}

/** These calls return the function that takes the title. */
const curried: ReadonlySet<string> = new Set(['each', 'for', 'runIf', 'skipIf']);

function isCurried(callee: Expression): boolean {
  return (
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && curried.has(callee.property.name)
  );
}

function readText([title]: CallExpression['arguments']): string | undefined {
  if (title?.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.cooked).join('…');
  return title?.type === 'Literal' && typeof title.value === 'string' ? title.value : undefined;
}

function listTitles(file: string): readonly Title[] {
  const source = readFileSync(join(root, file), 'utf8');
  const titles: Title[] = [];
  new Visitor({
    CallExpression(call) {
      const kind = findRoot(call.callee);
      if (
        (kind !== 'test' && kind !== 'it' && kind !== 'describe') ||
        isCurried(call.callee) ||
        call.arguments.length < 2
      )
        return;
      const line = source.slice(0, call.arguments[0]?.start).split('\n').length;
      titles.push({ kind, place: `${file}:${line}`, text: readText(call.arguments) });
    },
  }).visit(parseSync(file, source).program);
  return titles;
}

/** First words of a title that continues its `describe` instead of naming its own subject. */
const continuations: ReadonlySet<string> = new Set(
  'and are as because but by does for from gives has have in is keeps makes may nor of or shows takes that to was were when where which who whose with without'.split(
    ' ',
  ),
);

/** The problem with a title; `undefined` for a sentence. */
function findTitleProblem({ kind, text }: Omit<Title, 'place'>): string | undefined {
  if (text === undefined) return 'is not a string or template literal';
  if (/^(?:[A-Z]\d+[a-z]?|item \d+|rule \d+|architecture \d\.\d)(?:, [A-Z]\d+)*: /.test(text))
    return 'begins with the number of a finding, which nobody can look up';
  const words = text.split(/\s+/);
  if (continuations.has(words[0] ?? '')) return `begins with "${words[0]}", and does not name its subject`;
  return kind !== 'describe' && words.length < 3 ? 'has less than three words' : undefined;
}

/** Returns one line for every title that is not a sentence. */
export function adviseTitles(): readonly string[] {
  return files.flatMap(listTitles).flatMap(({ place, ...title }) => {
    const problem = findTitleProblem(title);
    return problem === undefined ? [] : [`${place}: "${title.text ?? ''}" ${problem}`];
  });
}
