import { readBlockBody, readFileBody, type Expression } from './hcl/bodies.ts';
import { scanHcl } from './hcl/scan.ts';
import { literalText } from './hcl/strings.ts';
import { behind } from './hcl/tokens.ts';
import type { JobSource } from './read.ts';

/** The job that a file declares. */
export interface DeclaredJob {
  readonly id: string;
  /** What the file names; undefined where that is computed. */
  readonly place: { readonly namespace: string | undefined; readonly region: string | undefined } | undefined;
}

/** The job that a file declares, as far as it stands there literally; nobody is asked. */
export function declaredJob(source: JobSource<unknown>): DeclaredJob | undefined {
  return source.kind === 'hcl' ? inHcl(source.text) : inJson(source.text);
}

function inHcl(text: string): DeclaredJob | undefined {
  const hcl = scanHcl(text);
  const job = readFileBody(hcl).blocks.find((block) => block.type === 'job');
  if (job === undefined) return undefined;
  const { attributes } = readBlockBody(hcl, job);
  const named = (name: string): Named => {
    const found = attributes.find((attribute) => attribute.name === name);
    return found === undefined ? { computed: false, text: undefined } : literal(found.expression);
  };
  const [ownId, namespace, region] = [named('id'), named('namespace'), named('region')];
  const id = ownId.text ?? job.labels[0];
  if (id === undefined || ownId.computed) return undefined;
  const place = { namespace: namespace.text, region: region.text };
  return { id, place: namespace.computed || region.computed ? undefined : place };
}

interface Named {
  readonly computed: boolean;
  readonly text: string | undefined;
}

function literal({ hcl, from, to }: Expression): Named {
  const text = hcl.kinds[from] === 'quote' && behind(hcl, from) >= to ? literalText(hcl, from) : undefined;
  return { computed: text === undefined, text };
}

function inJson(text: string): DeclaredJob | undefined {
  try {
    const value = JSON.parse(text) as { readonly Job?: unknown } | null;
    const job = (value?.Job ?? value) as Readonly<Record<string, unknown>>;
    const word = (name: string): string | undefined => (typeof job[name] === 'string' ? job[name] : undefined);
    const id = word('ID');
    return id === undefined ? undefined : { id, place: { namespace: word('Namespace'), region: word('Region') } };
  } catch {
    return undefined;
  }
}
