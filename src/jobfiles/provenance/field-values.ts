/** Where a field of a job stands, as far as it is compared; undefined where that is computed, or above. */
export interface FieldLevel {
  readonly group: string | undefined;
  readonly task: string | undefined;
}

interface FieldValue extends FieldLevel {
  /** A value, or the name of what it refers to. */
  readonly text: string;
}

/** What the difference names otherwise than the language. */
const namesInJobFile: Readonly<Record<string, string>> = {
  embeddedtmpl: 'data',
  gettersource: 'source',
  relativedest: 'destination',
  destpath: 'destination',
  sourcepath: 'source',
  ltarget: 'attribute',
  rtarget: 'value',
  audience: 'aud',
  spec: 'cron',
  specs: 'crons',
};

/** References lead to references so often. */
const maxDepth = 10;

/** The values that a job file gives to each field, by the field's name and by the group and task that it stands in. */
export class FieldValues {
  private readonly values = new Map<string, FieldValue[]>();
  private readonly references = new Map<string, FieldValue[]>();
  private readonly behind = new Map<string, ReadonlySet<string>>();
  private readonly asked = new Map<string, ReadonlySet<string>>();

  /** @param name of the attribute or key that a value is of */
  add(name: string, level: FieldLevel, text: string): void {
    addToList(this.values, normalizedName(name), { ...level, text });
  }

  /** @param to what the field is given by another name, such as `local.level` */
  refer(name: string, level: FieldLevel, to: string): void {
    addToList(this.references, normalizedName(name), { ...level, text: to });
  }

  /** Every value with the name of its field. */
  *all(): Generator<readonly [name: string, value: string]> {
    for (const [name, entries] of this.values) for (const { text } of entries) yield [name, text];
  }

  /** The values that may stand in a field. */
  valuesFor(field: string, level: FieldLevel): ReadonlySet<string> {
    const question = JSON.stringify([field, level.group, level.task]);
    const known = this.asked.get(question) ?? this.find(field, level);
    this.asked.set(question, known);
    return known;
  }

  private find(field: string, level: FieldLevel): ReadonlySet<string> {
    const key = normalizedName(innermost(field));
    const keys = [key, ...(namesInJobFile[key] === undefined ? [] : [namesInJobFile[key]])];
    const found = new Set<string>();
    for (const one of keys) {
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
    // What refers to itself has nothing more the second time.
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
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [entry]);
  else list.push(entry);
}

function appliesTo(entry: FieldLevel, { group, task }: FieldLevel): boolean {
  return (entry.group === undefined || entry.group === group) && (entry.task === undefined || entry.task === task);
}

/** `GRPCService`, `grpc_service`: one name in both spellings. */
function normalizedName(name: string): string {
  return name.replace(/[_-]/g, '').toLowerCase();
}

/** `Env[LOG_LEVEL]` is `LOG_LEVEL`, `args[0]` is `args`, `labels[0][app]` is `app`. */
function innermost(field: string): string {
  const keyed = /^[A-Za-z]+\[(.*)\]$/s.exec(field)?.[1];
  if (/^(?:Env|Meta)\[/.test(field) && keyed !== undefined) return keyed;
  const plain = field.replace(/(?:\[\d+\])+$/, '');
  return plain.endsWith(']') ? plain.slice(plain.lastIndexOf('[') + 1, -1) : plain;
}
