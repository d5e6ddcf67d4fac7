import { readBlockBody, readFileBody, type HclBody } from '../jobfiles/hcl/bodies.ts';
import { positionsIn } from '../jobfiles/hcl/positions.ts';
import { scanHcl } from '../jobfiles/hcl/scan.ts';
import type { JobSource } from '../jobfiles/preprocess/job-source.ts';
import type { Finding } from './changes.ts';

type Place = Pick<Finding, 'group' | 'task' | 'at'>;

/**
 * The line of the job file that a finding is about: of the attribute, or of the innermost block around it that the file has. Undefined for JSON, and for a group or
 * a task that a `dynamic` block generates.
 */
export function findLine(source: Pick<JobSource<unknown>, 'text' | 'kind'>, place: Place): number | undefined {
  const { text, kind } = source;
  if (kind !== 'hcl') return undefined;
  const hcl = scanHcl(text);
  const { group, task, at = [] } = place;
  const outer = [['job'], ['group', group], ['task', task]].filter(([, label]) => label !== '');
  let body: HclBody = readFileBody(hcl);
  let token: number | undefined;
  for (const [index, [name, label]] of [...outer, ...at.map((one) => [one])].entries()) {
    const block = body.blocks.find(({ type, labels }) => type === name && (label === undefined || labels[0] === label));
    if (block === undefined && index < outer.length) return undefined;
    const attribute = index < outer.length ? undefined : body.attributes.find((one) => one.name === name);
    token = (attribute ?? block)?.at ?? token;
    if (attribute !== undefined || block === undefined) break;
    body = readBlockBody(hcl, block);
  }
  const offset = token === undefined ? undefined : hcl.starts[token];
  return offset === undefined ? undefined : positionsIn(text).positionOf(offset).line;
}
