import { ActionError } from '../../errors.ts';
import { createConstantResolver, toResolver } from '../functions/path-functions.ts';
import { readBlockBody, readFileBody } from '../hcl/bodies.ts';
import { readConstant, unresolvedNames, type Constant, type ConstantResolver } from '../hcl/constants.ts';
import { scanHcl } from '../hcl/scan.ts';
import { extractJob } from './json-job.ts';
import { isObject } from '../hcl/json-strings.ts';
import { readJobText } from '../hcl/job-text.ts';
import { resolveSettingText } from '../variables/settings.ts';
import type { CountStep } from '../hcl/tokens.ts';
import type { PreparedJob } from './prepare.ts';
import type { JobSource } from './job-source.ts';

export interface DeclaredJob {
  readonly id: string;
  /** The values that the file sets; `undefined` for a computed value. */
  readonly address: { readonly namespace: string | undefined; readonly region: string | undefined } | undefined;
}

/** Reads the job that a file declares from its literals, without Nomad. */
export function readDeclaredJob(source: JobSource<unknown>): DeclaredJob | undefined {
  const job = evaluateDeclaredJob({ source, preparedJob: undefined });
  return job === 'unknown' ? undefined : job;
}

interface EvaluatedFile {
  readonly source: JobSource<unknown>;
  readonly preparedJob: Pick<PreparedJob, 'text' | 'settings'> | undefined;
}

/** Like {@link readDeclaredJob}, for a file whose variables are known. `unknown` for a job whose ID only Nomad can compute. */
export function evaluateDeclaredJob({ source, preparedJob }: EvaluatedFile): DeclaredJob | 'unknown' | undefined {
  const { kind, text, budget } = source;
  const { step } = budget;
  if (preparedJob === undefined)
    return kind === 'hcl' ? readFromHcl(text, unresolvedNames, step) : readFromApiJson(text, step);
  const job = readJobText(preparedJob.text, step);
  const resolver = createConstantResolver(toResolver(job), (name, all) =>
    resolveSettingText(name, job.declarations.get(name), preparedJob.settings.get(name), all, step),
  );
  return readFromHcl(preparedJob.text, resolver, step);
}

/** Reads an argument of the job; `undefined` if it is not set. */
type ArgumentLookup = (name: string) => Constant | undefined;

function readFromHcl(text: string, resolver: ConstantResolver, step: CountStep): DeclaredJob | 'unknown' | undefined {
  const hcl = scanHcl(text, step);
  const [job, ...others] = readFileBody(hcl).blocks.filter((block) => block.type === 'job');
  if (job === undefined || others.length > 0) return undefined;
  const { attributes } = readBlockBody(hcl, job);
  return buildDeclaredJob(job.labels[0], (name) => {
    const match = attributes.find((attribute) => attribute.name === name);
    return match === undefined ? undefined : readConstant(match.expression, resolver);
  });
}

function buildDeclaredJob(label: string | undefined, argument: ArgumentLookup): DeclaredJob | 'unknown' {
  const [ownId, namespace, region] = [argument('id'), argument('namespace'), argument('region')];
  const id = ownId === undefined ? label : 'text' in ownId ? ownId.text : undefined;
  if (id === undefined) return 'unknown';
  const isKnown = [namespace, region].every((constant) => constant === undefined || 'text' in constant);
  const address = { namespace: readNonEmptyText(namespace), region: readNonEmptyText(region) };
  return { id, address: isKnown ? address : undefined };
}

/** Nomad treats an empty name as not set. */
function readNonEmptyText(constant: Constant | undefined): string | undefined {
  return constant === undefined || !('text' in constant) || constant.text === '' ? undefined : constant.text;
}

function readFromApiJson(text: string, step: CountStep): DeclaredJob | 'unknown' | undefined {
  try {
    const job = extractJob(JSON.parse(text), [], step);
    if (!isObject(job) || typeof job['ID'] !== 'string') return undefined;
    return buildDeclaredJob(job['ID'], (name) => {
      const value = job[{ namespace: 'Namespace', region: 'Region' }[name] ?? ''];
      return typeof value === 'string' ? { text: value } : undefined;
    });
  } catch (error) {
    if (error instanceof ActionError) throw error;
    return undefined;
  }
}
