import type { Doc, Shape } from '../shapes/kinds.ts';
import { Template } from '../shapes/tasks-parts.ts';
import { diffSet } from './fields.ts';
import { flatten, flattenPointers, type Flat } from './flatten.ts';
import { sortObjects } from './order.ts';
import { pick, findShape, diffStructure, readTexts } from './structure.ts';
import type { ObjectDiff } from './types.ts';

const Wait = findShape(Template, 'Wait');
const ChangeScript = findShape(Template, 'ChangeScript');

/** Owner and group are pointers that Nomad shows if they are set. */
function flattenTemplate(doc: Doc | null, shape: Shape): Flat {
  const flat = flatten(doc, shape);
  for (const name of ['Uid', 'Gid']) if (typeof doc?.[name] === 'number') flat.set(name, String(doc[name]));
  return flat;
}

function diffTemplate(before: Doc | null, after: Doc | null): ObjectDiff | null {
  return diffStructure(before, after, {
    Name: 'Template',
    shape: Template,
    flat: flattenTemplate,
    inside: (old, now) => [
      // Nomad also calls the inner wait block "Template".
      diffStructure(pick(old, 'Wait'), pick(now, 'Wait'), { Name: 'Template', shape: Wait, flat: flattenPointers }),
      diffStructure(pick(old, 'ChangeScript'), pick(now, 'ChangeScript'), {
        Name: 'ChangeScript',
        shape: ChangeScript,
        inside: (oldScript, newScript) => [diffSet(readTexts(oldScript, 'Args'), readTexts(newScript, 'Args'), 'Args')],
      }),
    ],
  });
}

/** Returns the diffs of templates, paired by destination; a single one on both sides is always a pair. */
export function diffTemplates(before: Doc[] | null, after: Doc[] | null): ObjectDiff[] {
  const old = before ?? [];
  const now = [...(after ?? [])];
  if (old.length === 1 && now.length === 1)
    return [diffTemplate(old[0] ?? null, now[0] ?? null)].filter((diff) => diff !== null);
  const diffs = old.map((template) => {
    const partner = now.findIndex((candidate) => candidate['DestPath'] === template['DestPath']);
    return diffTemplate(template, partner === -1 ? null : (now.splice(partner, 1)[0] ?? null));
  });
  return sortObjects(
    [...diffs, ...now.map((template) => diffTemplate(null, template))].filter((diff) => diff !== null),
  );
}
