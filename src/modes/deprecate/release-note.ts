import { code } from '../../report/markdown/markdown.ts';
import type { JudgedModule } from '../../deprecation/outcome.ts';

const start = '<!-- outrider:deprecations -->';
const end = '<!-- /outrider:deprecations -->';
/** From the last start marker before an end marker, so that an unclosed start marker removes no text. */
const block = new RegExp(`${start}(?:(?!${start})[^])*?${end}`);

/**
 * The text of a release with the list of versions that it deprecated, between Outrider's markers; the rest of the text is kept. Entries of an earlier run
 * stay, because a second run finds nothing left to deprecate.
 */
export function withNote(body: string, modules: readonly JudgedModule[]): string {
  const before = block.exec(body)?.[0] ?? '';
  const present = new Map(
    [...before.matchAll(/^- `([^`]+)`: (.*)$/gm)].map(([, module = '', list = '']) => [module, versionsIn(list)]),
  );
  for (const { module, versions } of modules) {
    const deprecated = versions.filter(({ text }) => text !== undefined).map(({ version }) => version);
    const all = [...new Set([...(present.get(module) ?? []), ...deprecated])];
    if (all.length > 0) present.set(module, all);
  }
  if (present.size === 0) return body;
  const lines = [...present].map(([module, versions]) => `- ${code(module)}: ${versions.map(code).join(', ')}`);
  const note = [start, '', '**Deprecated by this release:**', '', ...lines, '', end].join('\n');
  if (before !== '') return body.replace(block, () => note);
  return body.trim() === '' ? note : `${body.trimEnd()}\n\n${note}`;
}

function versionsIn(list: string): readonly string[] {
  return [...list.matchAll(/`([^`]+)`/g)].map(([, version = '']) => version);
}
