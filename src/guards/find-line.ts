import { readBlockBody, readFileBody, type Block, type HclBody } from '../jobfiles/hcl/bodies.ts';
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
  const blocks: readonly (readonly [type: string, label?: string])[] = [
    ['job'],
    ...(group === '' ? [] : [['group', group] as const]),
    ...(task === '' ? [] : [['task', task] as const]),
  ];
  let body: HclBody = readFileBody(hcl);
  let token: number | undefined;
  const enter = (block: Block | undefined): boolean => {
    if (block === undefined) return false;
    token = block.at;
    body = readBlockBody(hcl, block);
    return true;
  };
  for (const [type, label] of blocks) {
    const isFound = enter(
      body.blocks.find((block) => block.type === type && (label === undefined || block.labels[0] === label)),
    );
    if (!isFound) return undefined;
  }
  for (const name of at) {
    const attribute = body.attributes.find((one) => one.name === name);
    token = attribute?.at ?? token;
    if (attribute !== undefined || !enter(body.blocks.find(({ type }) => type === name))) break;
  }
  const offset = token === undefined ? undefined : hcl.starts[token];
  return offset === undefined ? undefined : positionsIn(text).positionOf(offset).line;
}
