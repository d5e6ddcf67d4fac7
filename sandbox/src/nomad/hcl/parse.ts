import { Job, type SentJob } from '../shapes/jobs.ts';
import { type Doc, many, single, type Shape, shape } from '../shapes/kinds.ts';
import { Secret, Vault } from '../shapes/tasks-parts.ts';
import { Task } from '../shapes/tasks.ts';
import { decodeBody } from './decode/body.ts';
import { finishJob } from './decode/finish.ts';
import { suggest } from './decode/suggest.ts';
import { type Context, addDiagnostic } from './evaluate/context.ts';
import { readDeclaredVariables, evaluateLocals, readGiven, evaluateVariables } from './evaluate/variables.ts';
import { readBody } from './syntax/bodies.ts';
import { readJsonJobBody, isJson } from './syntax/json.ts';
import { checkSyntax } from './syntax/official.ts';
import { type Diagnostic, Source, formatDiagnostic } from './syntax/source.ts';
import type { Block, Body, Value } from './syntax/tree.ts';

/** An invalid job file; the message is Nomad's, without its `Failed to parse job: `. */
export class ParseError extends Error {}

const extras = { Vault: single(Vault, 'vault'), Secrets: many(Secret, 'secret') };
/** A group in a file may have settings that its tasks inherit; so may a job, which may also contain tasks directly. */
const GroupInFile = shape('TaskGroup', { ...Job.fields.TaskGroups.shape?.fields, ...extras });
const JobInFile: Shape = shape('Job', {
  ...Job.fields,
  ...extras,
  Tasks: many(Task, 'task'),
  TaskGroups: many(GroupInFile, 'group'),
});
const topLevel = new Map([
  ['variables', 0],
  ['variable', 1],
  ['locals', 0],
  ['job', 1],
]);
/** Top-level keys of a job file in JSON. */
const Labelled = shape('Job', { ...JobInFile.fields, Label: { ...Task.fields.Name } });
const File: Shape = shape('File', {
  Job: many(Labelled, 'job'),
  Variable: many(shape('Variable', { Label: Task.fields.Name }), 'variable'),
});

/**
 * Parses a job file (HCL, or JSON if it begins with a brace) into the job that `POST /v1/jobs/parse` returns.
 *
 * @throws ParseError with all errors, in Nomad's format
 */
export async function parseJob(text: string, variables: string): Promise<SentJob> {
  const source = new Source(text, 'input.hcl');
  const body = isJson(text) ? readJsonJobBody(JSON.parse(text) as Value, File) : await parseBody(text);
  const variableFile = await readGiven(variables);
  if (variableFile.wrong.length > 0)
    throw new ParseError(`unable to parse var content: ${combineErrors(variableFile.wrong)}`);
  const context: Context = { diagnostics: [], scope: { source, names: new Map() } };
  checkTopLevel(body, context);
  stopIfWrong(context);
  const values = evaluateVariables(readDeclaredVariables(body.blocks), variableFile.body, variableFile.source, context);
  const withVariables = { ...context, scope: { source, names: new Map<string, Value>([['var', values]]) } };
  const locals = evaluateLocals(body.blocks, withVariables);
  stopIfWrong(context);
  const names = new Map<string, Value>([
    ['var', values],
    ['local', locals],
  ]);
  const job = decodeJob(body.blocks, { ...context, scope: { source, names } });
  stopIfWrong(context);
  return job;
}

async function parseBody(text: string): Promise<Body> {
  const diagnostics = await checkSyntax(text, 'input.hcl');
  if (diagnostics.length > 0) throw new ParseError(combineErrors(diagnostics));
  return readBody(text);
}

/** Nomad reports the first of several syntax errors and counts the others. */
function combineErrors(diagnostics: readonly Diagnostic[]): string {
  const first = diagnostics.slice(0, 1).map(formatDiagnostic).join('');
  return diagnostics.length > 1 ? `${first}, and ${diagnostics.length - 1} other diagnostic(s)` : first;
}

function stopIfWrong(context: Context): void {
  if (context.diagnostics.length > 0) throw new ParseError(context.diagnostics.map(formatDiagnostic).join('\n'));
}

function checkTopLevel(body: Body, context: Context): void {
  for (const { name, nameSpan } of body.attributes) {
    const hint = topLevel.has(name) ? ` Did you mean to define a block of type "${name}"?` : '';
    addDiagnostic(
      context,
      nameSpan,
      'Unsupported argument',
      `An argument named "${name}" is not expected here.${hint}`,
    );
  }
  for (const block of body.blocks) {
    const labels = topLevel.get(block.type);
    if (labels === undefined) {
      const hint = suggest(block.type, [...topLevel.keys()]);
      addDiagnostic(
        context,
        block.typeSpan,
        'Unsupported block type',
        `Blocks of type "${block.type}" are not expected here.${hint}`,
      );
    } else if (block.labels.length < labels) {
      addDiagnostic(
        context,
        block.brace,
        `Missing name for ${block.type}`,
        `All ${block.type} blocks must have 1 labels (name).`,
      );
    } else if (block.labels.length > labels) {
      const allowed =
        labels === 0
          ? `No labels are expected for ${block.type} blocks.`
          : `Only 1 labels (name) are expected for ${block.type} blocks.`;
      addDiagnostic(context, block.head, `Extraneous label for ${block.type}`, allowed);
    }
  }
}

function decodeJob(blocks: readonly Block[], context: Context): SentJob {
  const [first, ...others] = blocks.filter((block) => block.type === 'job');
  let doc: Doc = {};
  if (first === undefined) {
    context.diagnostics.push({ location: '<nil>', summary: 'Missing job block', detail: 'A job block is required' });
  } else {
    doc = decodeBody(first.body, JobInFile, context);
    for (const other of others) {
      const location = context.scope.source.place(first.head);
      addDiagnostic(
        context,
        other.head,
        'Duplicate job block',
        `Only one block of type "job" is allowed. Previous definition was at ${location}.`,
      );
    }
  }
  return finishJob(doc, first?.labels[0] ?? '');
}
