import { ActionError, orElse } from '../../errors.ts';
import { editRelease } from '../../clients/github/releases.ts';
import { connectGitHub, type RunContext } from '../../operations/run-context.ts';
import { asPublished, type Published, markOf } from '../../text/published.ts';
import { code, join, joinLines, md, paragraphs } from '../../text/markdown.ts';
import type { Door } from '../../text/door.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { Repository } from '../../clients/github/context.ts';
import type { JudgedModule } from '../../deprecation/outcome.ts';

interface NoteOptions {
  readonly context: RunContext;
  readonly token: string | undefined;
  readonly modules: readonly JudgedModule[];
}

type NoteResult = 'updated' | 'unchanged' | 'missing';

/** Lists the deprecated versions in the text of each release that superseded them. @throws ActionError when a release could not be edited */
export async function noteReleases({ context, token, modules }: NoteOptions): Promise<NoteResult> {
  const { repo: repository } = context.event;
  if (token === undefined || repository === undefined) return 'missing';
  const github = await connectGitHub(context, token);
  const results: NoteResult[] = [];
  for (const [tag, released] of Map.groupBy(modules.filter(hasDeprecation), (module) => module.tag)) {
    results.push(
      tag === ''
        ? 'missing'
        : await noteRelease({ github, repository, tag, modules: released, door: context.runner.door }),
    );
  }
  return (['missing', 'updated'] as const).find((one) => results.includes(one)) ?? 'unchanged';
}

function hasDeprecation({ versions }: JudgedModule): boolean {
  return versions.some(({ text }) => text !== undefined);
}

interface ReleaseNote {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly tag: string;
  readonly modules: readonly JudgedModule[];
  readonly door: Door;
}

async function noteRelease({ github, repository, tag, modules, door }: ReleaseNote): Promise<NoteResult> {
  const editing = editRelease(github, repository, tag, (body) => withNote(body, modules, door));
  return orElse(editing, (error) => {
    const { reason, message, hint, help } = error;
    throw new ActionError({
      reason,
      message: `The note in the release \`${tag}\` could not be written: ${message}`,
      hint:
        reason === 'unauthorized' || reason === 'not-found' ? 'Give the job `permissions: { contents: write }`.' : hint,
      help,
      cause: error,
    });
  });
}

const start = markOf`outrider:deprecations`;
const end = markOf`/outrider:deprecations`;
/** From the last start marker before an end marker, so that an unclosed start marker removes no text. */
const block = new RegExp(`${start}(?:(?!${start})[^])*?${end}`);

/**
 * The text of a release with the list of versions that it deprecated, between Outrider's markers; the rest of the text is kept. Entries of an earlier run
 * stay, because a second run finds nothing left to deprecate.
 */
export function withNote(body: string, modules: readonly JudgedModule[], door: Door): Published {
  const before = block.exec(body)?.[0] ?? '';
  const present = new Map(
    [...before.matchAll(/^- `([^`]+)`: (.*)$/gm)].map(([, module = '', list = '']) => [module, versionsIn(list)]),
  );
  for (const { module, versions } of modules) {
    const deprecated = versions.filter(({ text }) => text !== undefined).map(({ version }) => version);
    const all = [...new Set([...(present.get(module) ?? []), ...deprecated])];
    if (all.length > 0) present.set(module, all);
  }
  if (present.size === 0) return asPublished(body);
  const lines = [...present].map(([module, versions]) => {
    const list = versions.map((version) => code(version));
    return md`- ${code(module)}: ${join(list, ', ')}`;
  });
  const note = door.markdown(paragraphs([start, md`**Deprecated by this release:**`, joinLines(lines), end]));
  if (before !== '') return asPublished(body.replace(block, () => note));
  return body.trim() === '' ? note : asPublished(`${body.trimEnd()}\n\n${note}`);
}

function versionsIn(list: string): readonly string[] {
  return [...list.matchAll(/`([^`]+)`/g)].map(([, version = '']) => version);
}
