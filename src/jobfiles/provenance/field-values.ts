import type { CountStep } from '../hcl/tokens.ts';

/** The group and task of a field; undefined above that level, and where the name is computed. */
export interface FieldLevel {
  readonly group: string | undefined;
  readonly task: string | undefined;
}

/** Values, or names of references, by the name of their field, its group and its task. */
type Texts = Map<string, Map<FieldLevel['group'], Map<FieldLevel['task'], string[]>>>;

/** Names in Nomad's diff that differ from those in a job file. */
const namesInJobFile = new Map(
  Object.entries({
    embeddedtmpl: 'data',
    gettersource: 'source',
    getteroptions: 'options',
    getterheaders: 'headers',
    relativedest: 'destination',
    destpath: 'destination',
    sourcepath: 'source',
    ltarget: 'attribute',
    rtarget: 'value',
    audience: 'aud',
    spec: 'cron',
    specs: 'crons',
  }),
);

/** Chains of references that are followed at most. */
const maxDepth = 10;

/** The literals of a job file by field name, group and task. */
export class FieldValues {
  private readonly values: Texts = new Map();
  private readonly references: Texts = new Map();
  private readonly behind = new Map<string, ReadonlySet<string>>();
  private readonly asked = new Map<string, ReadonlySet<string>>();
  private readonly step: CountStep;

  /** @param step counts each value that is found: many fields may refer to the same long list */
  constructor(step: CountStep) {
    this.step = step;
  }

  /** @param name of the attribute or key */
  add(name: string, level: FieldLevel, text: string): void {
    addText(this.values, name, level, text);
  }

  /** @param to the reference that the field is set to, such as `local.level` */
  refer(name: string, level: FieldLevel, to: string): void {
    addText(this.references, name, level, to);
  }

  /** Every literal with its field name. */
  *all(): Generator<readonly [name: string, value: string]> {
    for (const name of this.values.keys()) for (const text of textsOf(this.values, name)) yield [name, text];
  }

  /** The literals that a field may have. */
  valuesFor(field: string, level: FieldLevel): ReadonlySet<string> {
    const question = JSON.stringify([field, level.group, level.task]);
    const known = this.asked.get(question) ?? this.find(field, level);
    this.asked.set(question, known);
    return known;
  }

  private find(field: string, level: FieldLevel): ReadonlySet<string> {
    const name = innermost(field);
    const found = new Set<string>();
    for (const one of new Set([normalizedName(name), attributeOf(name)])) {
      this.collect(textsAt(this.values, one, level), found);
      for (const reference of textsAt(this.references, one, level))
        this.collect(this.valuesBehind(reference, 0), found);
    }
    return found;
  }

  private collect(texts: Iterable<string>, found: Set<string>): void {
    for (const text of texts) {
      this.step(stepsToCollect);
      found.add(text);
    }
  }

  private valuesBehind(name: string, depth: number): ReadonlySet<string> {
    const known = this.behind.get(name);
    if (known !== undefined) return known;
    const found = new Set<string>();
    // Stops at circular references.
    this.behind.set(name, found);
    const key = normalizedName(name);
    this.collect(textsOf(this.values, key), found);
    if (depth === maxDepth) return found;
    for (const reference of textsOf(this.references, key)) this.collect(this.valuesBehind(reference, depth + 1), found);
    return found;
  }
}

/** Adding to a set takes longer than reading a token. */
const stepsToCollect = 4;

function addText(texts: Texts, name: string, { group, task }: FieldLevel, text: string): void {
  const key = normalizedName(name);
  const groups = texts.get(key) ?? new Map<FieldLevel['group'], Map<FieldLevel['task'], string[]>>();
  texts.set(key, groups);
  const tasks = groups.get(group) ?? new Map<FieldLevel['task'], string[]>();
  groups.set(group, tasks);
  const list = tasks.get(task);
  if (list === undefined) tasks.set(task, [text]);
  else list.push(text);
}

/** Those that apply at a level: also where the group or the task is not known. */
function textsAt(texts: Texts, name: string, { group, task }: FieldLevel): readonly string[] {
  const groups = texts.get(name);
  return [...new Set([group, undefined])].flatMap((one) =>
    [...new Set([task, undefined])].flatMap((other) => groups?.get(one)?.get(other) ?? []),
  );
}

function textsOf(texts: Texts, name: string): readonly string[] {
  return [...(texts.get(name)?.values() ?? [])].flatMap((tasks) => [...tasks.values()].flat());
}

/** `GRPCService` and `grpc_service` are the same name. */
function normalizedName(name: string): string {
  return name.replace(/[_-]/g, '').toLowerCase();
}

/** The name of an attribute in a job file for one in Nomad's diff, or the attribute itself; both without case and underscores. */
export function attributeOf(name: string): string {
  const key = normalizedName(name);
  return namesInJobFile.get(key) ?? key;
}

/** `Env[LOG_LEVEL]` is `LOG_LEVEL`, `args[0]` is `args`, `labels[0][app]` is `app`. */
function innermost(field: string): string {
  const keyed = /^[A-Za-z]+\[(.*)\]$/s.exec(field)?.[1];
  if (/^(?:Env|Meta)\[/.test(field) && keyed !== undefined) return keyed;
  const plain = field.replace(/(?:\[\d+\])+$/, '');
  return plain.endsWith(']') ? plain.slice(plain.lastIndexOf('[') + 1, -1) : plain;
}
