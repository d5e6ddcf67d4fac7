/** The group and task of a field; undefined above that level, and where the name is computed. */
export interface FieldLevel {
  readonly group: string | undefined;
  readonly task: string | undefined;
}

interface FieldValue extends FieldLevel {
  /** A value, or the name of a reference. */
  readonly text: string;
}

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
  private readonly values = new Map<string, FieldValue[]>();
  private readonly references = new Map<string, FieldValue[]>();
  private readonly behind = new Map<string, ReadonlySet<string>>();
  private readonly asked = new Map<string, ReadonlySet<string>>();

  /** @param name of the attribute or key */
  add(name: string, level: FieldLevel, text: string): void {
    addToList(this.values, normalizedName(name), { ...level, text });
  }

  /** @param to the reference that the field is set to, such as `local.level` */
  refer(name: string, level: FieldLevel, to: string): void {
    addToList(this.references, normalizedName(name), { ...level, text: to });
  }

  /** Every literal with its field name. */
  *all(): Generator<readonly [name: string, value: string]> {
    for (const [name, entries] of this.values) for (const { text } of entries) yield [name, text];
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
      for (const entry of this.values.get(one) ?? []) if (appliesTo(entry, level)) found.add(entry.text);
      for (const entry of this.references.get(one) ?? [])
        if (appliesTo(entry, level)) for (const value of this.valuesBehind(entry.text, 0)) found.add(value);
    }
    return found;
  }

  private valuesBehind(name: string, depth: number): ReadonlySet<string> {
    const known = this.behind.get(name);
    if (known !== undefined) return known;
    const found = new Set<string>();
    // Stops at circular references.
    this.behind.set(name, found);
    const key = normalizedName(name);
    for (const { text } of this.values.get(key) ?? []) found.add(text);
    if (depth === maxDepth) return found;
    for (const { text } of this.references.get(key) ?? [])
      for (const value of this.valuesBehind(text, depth + 1)) found.add(value);
    return found;
  }
}

function addToList(lists: Map<string, FieldValue[]>, key: string, entry: FieldValue): void {
  const list = lists.get(key) ?? [];
  list.push(entry);
  lists.set(key, list);
}

function appliesTo(entry: FieldLevel, { group, task }: FieldLevel): boolean {
  return (entry.group === undefined || entry.group === group) && (entry.task === undefined || entry.task === task);
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
