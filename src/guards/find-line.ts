import { readBlockBody, readFileBody, type HclBody } from '../jobfiles/hcl/bodies.ts';
import { mapPositions } from '../jobfiles/hcl/positions.ts';
import { scanHcl } from '../jobfiles/hcl/scan.ts';
import type { Hcl } from '../jobfiles/hcl/tokens.ts';
import type { JobSource } from '../jobfiles/preprocess/job-source.ts';
import type { Finding } from './changes.ts';

/**
 * Finds the line of a finding: the line of its attribute, or of the innermost block around it. The job file is read once for all findings. `undefined` for JSON, and for a group
 * or task that a `dynamic` block generates.
 */
export function createLineFinder({ text, kind }: Pick<JobSource<unknown>, 'text' | 'kind'>) {
  if (kind !== 'hcl') return () => undefined;
  // Scanned for the first finding: most plans have none.
  let scan: { readonly hcl: Hcl; readonly positions: ReturnType<typeof mapPositions> } | undefined;
  const bodies = new Map<number, ReturnType<typeof indexBody>>();
  const read = (opener: number, body: () => HclBody) => {
    const bodyIndex = bodies.get(opener) ?? indexBody(body());
    bodies.set(opener, bodyIndex);
    return bodyIndex;
  };
  return ({ group, task, at = [] }: Pick<Finding, 'group' | 'task' | 'at'>): number | undefined => {
    const { hcl, positions } = (scan ??= { hcl: scanHcl(text), positions: mapPositions(text) });
    const outer = [['job'], ['group', group], ['task', task]].filter(([, label]) => label !== '');
    let body = read(-1, () => readFileBody(hcl));
    let token: number | undefined;
    for (const [index, [name = '', label]] of [...outer, ...at.map((step) => [step])].entries()) {
      const block = body.blocks.get(JSON.stringify([name, label]));
      if (block === undefined && index < outer.length) return undefined;
      const attribute = index < outer.length ? undefined : body.attributes.get(name);
      token = (attribute ?? block)?.at ?? token;
      if (attribute !== undefined || block === undefined) break;
      body = read(block.opener, () => readBlockBody(hcl, block));
    }
    const offset = token === undefined ? undefined : hcl.starts[token];
    return offset === undefined ? undefined : positions.findPosition(offset).line;
  };
}

/** The first attribute of each name, and the first block of each type, with any label and with each. */
function indexBody({ attributes, blocks }: HclBody) {
  const entries = blocks.toReversed().flatMap((block) => {
    const { type, labels } = block;
    return [[JSON.stringify([type, undefined]), block] as const, [JSON.stringify([type, labels[0]]), block] as const];
  });
  return {
    attributes: new Map(attributes.toReversed().map((attribute) => [attribute.name, attribute] as const)),
    blocks: new Map(entries),
  };
}
