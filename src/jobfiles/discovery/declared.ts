import { createNames } from '../preprocess/constant-names.ts';
import { readBlockBody, readFileBody } from '../hcl/bodies.ts';
import { bareTemplate, computed, constantOf, type Constant, type Names } from '../hcl/constants.ts';
import { scanHcl } from '../hcl/scan.ts';
import { jobIn } from '../preprocess/json-job.ts';
import { isObject } from '../preprocess/json-keys.ts';
import { blocksOf, isJsonForm } from '../preprocess/json-text.ts';
import { readJobText } from '../preprocess/job-text.ts';
import { settingText } from '../variables/settings.ts';
import type { LoadedJob } from '../load.ts';
import type { JobSource } from '../read.ts';

/** The job that a file declares. */
export interface DeclaredJob {
  readonly id: string;
  /** What the file names; undefined where that is computed. */
  readonly place: { readonly namespace: string | undefined; readonly region: string | undefined } | undefined;
}

const noNames: Names = { variable: () => computed, local: () => computed, call: () => computed };

/** The job that a file declares, as far as it stands there literally; nobody is asked. */
export function declaredJob(source: JobSource<unknown>): DeclaredJob | undefined {
  return source.kind === 'hcl' ? inLanguage(source.text, noNames) : inJson(source.text);
}

/** The same of a file whose variables are known; nobody is asked. */
export function declaredBy({ source, prepared }: Pick<LoadedJob, 'source' | 'prepared'>): DeclaredJob | undefined {
  if (prepared === undefined) return declaredJob(source);
  const job = readJobText(prepared.text);
  const names = createNames(job, (name, all) =>
    settingText(name, job.declarations.get(name), prepared.settings.get(name), all),
  );
  return inLanguage(prepared.text, names);
}

/** What an argument of the job is; undefined where there is none. */
type Argument = (name: string) => Constant | undefined;

function inLanguage(text: string, names: Names): DeclaredJob | undefined {
  return isJsonForm(text) ? inJsonForm(text, names) : inHcl(text, names);
}

function inHcl(text: string, names: Names): DeclaredJob | undefined {
  const hcl = scanHcl(text);
  const job = readFileBody(hcl).blocks.find((block) => block.type === 'job');
  if (job === undefined) return undefined;
  const { attributes } = readBlockBody(hcl, job);
  return declared(job.labels[0], (name) => {
    const found = attributes.find((attribute) => attribute.name === name);
    return found === undefined ? undefined : constantOf(found.expression, names);
  });
}

function inJsonForm(text: string, names: Names): DeclaredJob | undefined {
  const [label, written] = blocksOf(text, 'job')[0] ?? [];
  const body: unknown = Array.isArray(written) ? written[0] : written;
  if (!isObject(body)) return undefined;
  return declared(label, (name) => {
    const value = body[name];
    if (value === undefined || value === null) return undefined;
    return typeof value === 'string' ? bareTemplate(scanHcl(value, 'template'), names) : computed;
  });
}

function declared(label: string | undefined, argument: Argument): DeclaredJob | undefined {
  const [ownId, namespace, region] = [argument('id'), argument('namespace'), argument('region')];
  const id = ownId === undefined ? label : 'text' in ownId ? ownId.text : undefined;
  if (id === undefined) return undefined;
  const isKnown = [namespace, region].every((one) => one === undefined || 'text' in one);
  return { id, place: isKnown ? { namespace: named(namespace), region: named(region) } : undefined };
}

/** To Nomad an empty name is none. */
function named(constant: Constant | undefined): string | undefined {
  return constant === undefined || !('text' in constant) || constant.text === '' ? undefined : constant.text;
}

function inJson(text: string): DeclaredJob | undefined {
  try {
    const job = jobIn(JSON.parse(text), []);
    if (!isObject(job) || typeof job['ID'] !== 'string') return undefined;
    return declared(job['ID'], (name) => {
      const value = job[{ namespace: 'Namespace', region: 'Region' }[name] ?? ''];
      return typeof value === 'string' ? { text: value } : undefined;
    });
  } catch {
    return undefined;
  }
}
