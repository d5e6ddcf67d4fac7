import { delimitersOf } from '../redaction/redact-diff.ts';
import type { JobDiff, ObjectDiff, TaskDiff } from '../clients/nomad/jobs/plan.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';

/** The functions of templates that read secrets and configuration, by what they read. */
const readers: readonly (readonly [what: string, functions: RegExp])[] = [
  ['Vault path', /\b(?:secrets?|pkiCert)\b/g],
  ['Consul key', /\b(?:key|keyExists|keyExistsGet|keyOrDefault|ls|safeLs|tree|safeTree)\b/g],
  ['Nomad variable', /\bnomadVar(?:Exists|List|ListSafe)?\b/g],
];

/** The first argument of a function: a string, or anything else up to the end of the action. */
const argument = /^\s*(?:"((?:[^"\\]|\\.){0,500})"|`([^`]{0,500})`|([^\s|)}]{1}[^|}]{0,200}))/;

/** What a template reads, such as `Vault path kv/data/db`; a computed path as its expression. */
function readsOf(text: string, left: string, right: string): readonly string[] {
  const [open, close] = delimitersOf(left, right) ?? ['{{', '}}'];
  const actions = text
    .split(open)
    .slice(1)
    .map((part) => part.split(close, 1)[0] ?? '');
  return actions.flatMap((action) =>
    readers.flatMap(([what, functions]) =>
      [...withoutStrings(action).matchAll(functions)].flatMap(({ 0: name, index }) => {
        const [, quoted, raw, computed] = argument.exec(action.slice(index + name.length)) ?? [];
        const of = quoted ?? raw ?? computed?.trim();
        // A field or a variable of the same name, such as `.key`.
        return of === undefined || /[.$\w]/.test(action[index - 1] ?? '') ? [] : [`${what} ${of}`];
      }),
    ),
  );
}

/** With strings and comments blanked, also unfinished ones: offsets stay the same. */
function withoutStrings(action: string): string {
  return action.replace(/"(?:[^"\\]|\\.)*"?|`[^`]*`?|\/\*[^]*?(?:\*\/|$)/g, (text) => ' '.repeat(text.length));
}

type Side = 'Old' | 'New';

function fieldOf({ Fields }: Pick<ObjectDiff, 'Fields'>, name: string, side: Side): string {
  return Fields.find((field) => field.Name === name)?.[side] ?? '';
}

/** What changed parts of a task read in templates and by a Vault block, in the specification before or after. */
export function readsInDiff({ Objects }: Pick<TaskDiff, 'Objects'>, side: Side): readonly string[] {
  return Objects.filter(({ Type }) => Type !== (side === 'Old' ? 'Added' : 'Deleted')).flatMap((object) => {
    if (object.Name === 'Vault') {
      const policies = object.Objects.filter(({ Name }) => Name === 'Policies').flatMap(({ Fields }) => Fields);
      return vaultReads(
        fieldOf(object, 'Role', side),
        policies.map((field) => field[side]),
      );
    }
    if (object.Name !== 'Template') return [];
    const text = fieldOf(object, 'EmbeddedTmpl', side);
    return readsOf(text, fieldOf(object, 'LeftDelim', side), fieldOf(object, 'RightDelim', side));
  });
}

function vaultReads(role: string, policies: readonly string[]): readonly string[] {
  const named = policies.filter((policy) => policy !== '').map((policy) => `Vault policy ${policy}`);
  return [`Vault role ${role === '' ? '(default)' : role}`, ...named];
}

/** What those parts of a job read that its plan does not change. */
export function unchangedReads(job: Job, { TaskGroups }: JobDiff): readonly string[] {
  const changed = new Map(
    TaskGroups.flatMap((group) => group.Tasks.map((task) => [keyOf(group.Name, task.Name), task.Objects] as const)),
  );
  return (job.TaskGroups ?? []).flatMap((group) =>
    listIn(group['Tasks']).flatMap((task) => {
      const objects = changed.get(keyOf(group.Name ?? '', textIn(task, 'Name'))) ?? [];
      const paths = new Set(objects.map((object) => fieldOf(object, 'DestPath', 'New')));
      const [vault] = objects.some(({ Name }) => Name === 'Vault') ? [] : listIn([task['Vault']]);
      return [
        ...listIn(task['Templates'])
          .filter((template) => !paths.has(textIn(template, 'DestPath')))
          .flatMap((template) =>
            readsOf(textIn(template, 'EmbeddedTmpl'), textIn(template, 'LeftDelim'), textIn(template, 'RightDelim')),
          ),
        ...(vault === undefined ? [] : vaultReads(textIn(vault, 'Role'), listed(vault['Policies']).map(String))),
      ];
    }),
  );
}

function keyOf(group: string, task: string): string {
  return JSON.stringify([group, task]);
}

type Data = Readonly<Record<string, unknown>>;

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function listIn(value: unknown): readonly Data[] {
  return listed(value).filter((one): one is Data => typeof one === 'object' && one !== null);
}

function textIn(data: Data, name: string): string {
  const value = data[name];
  return typeof value === 'string' ? value : '';
}
