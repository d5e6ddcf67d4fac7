import { isPublicByNature } from '../../../src/redaction/public-fields.ts';
import { isShown } from '../../../src/redaction/judge-value.ts';
import type { PublishedValues } from '../../../src/jobfiles/provenance/published-values.ts';
import { hiddenMark } from '../../../src/redaction/hidden-text.ts';
import { showSpec } from '../shown-spec.ts';
import { readCorpus, type Corpus, type PlantedSecret } from './corpus.ts';
import { isShownIn } from './shown.ts';
import { listValues, type PlannedValue } from './fields.ts';
import { planCorpus, type CorpusPlan } from './plans.ts';

/** Why a value is hidden; determined by applying the rules to variants of the value. */
type Cause =
  | 'the name'
  | 'the value: a template'
  | 'the value: anything else'
  | 'not in git: runtime interpolation'
  | 'not in git: not in the file as it is'
  | 'a secret variable';

interface HiddenValue extends PlannedValue {
  readonly cause: Cause;
}

/** The hidden values among some values. */
export interface Share {
  readonly values: number;
  readonly hidden: readonly HiddenValue[];
}

interface ShownSecret extends PlantedSecret {
  readonly at: PlannedValue | undefined;
}

export interface Measured {
  readonly files: number;
  readonly edits: number;
  readonly secrets: readonly PlantedSecret[];
  /** Values that may be hidden and contain no secret: values of new jobs, and values that the edits change. */
  readonly harmless: { readonly created: Share; readonly edited: Share };
  /** Values that are always shown and contain no secret: none of them should be hidden. */
  readonly natural: Share;
  /** Lines without a secret in values that contain one: their number, and the files of the hidden ones. */
  readonly lines: { readonly all: number; readonly hidden: readonly string[] };
  readonly shown: readonly ShownSecret[];
  /** Secrets in multi-line values whose own line would be shown alone: only another line hides them. */
  readonly notHiddenByOwnLine: readonly ShownSecret[];
  /** Secrets that are in no plan, and so prove nothing. */
  readonly unplanned: readonly PlantedSecret[];
  readonly places: ReadonlyMap<PlantedSecret, PlannedValue>;
}

/** Plans the corpus with the secrets of a seed, and compares the shown values with the values that should be shown. */
export async function measure(seed: string): Promise<Measured> {
  const corpus = readCorpus(seed);
  const plans = await planCorpus(corpus);
  const created = plans.created.flatMap(listValues);
  const edited = plans.edited.flatMap(listValues);
  const all = [...created, ...edited];
  const holding = listSecrets(all, corpus);
  const isHarmless = (value: PlannedValue): boolean =>
    !holding.has(value) && !isPublicByNature(value.objects, value.name);
  const places = new Map<PlantedSecret, PlannedValue>();
  for (const [value, secrets] of holding)
    for (const secret of secrets) if (!places.has(secret)) places.set(secret, value);
  const specs = [...plans.created, ...plans.edited].map(({ plan }) => joinTexts(plan.spec)).join('\n');
  return {
    files: plans.created.length,
    edits: plans.edited.length,
    secrets: corpus.secrets,
    harmless: { created: countShare(created.filter(isHarmless)), edited: countShare(edited.filter(isHarmless)) },
    natural: countShare(created.filter((value) => !holding.has(value) && !isHarmless(value))),
    lines: linesBeside(holding),
    notHiddenByOwnLine: notHiddenByOwnLine(holding),
    shown: listShownSecrets(corpus, all, [...plans.created, ...plans.edited]),
    unplanned: corpus.secrets.filter(({ parts }) => !parts.some((part) => specs.includes(part))),
    places,
  };
}

/** The values that contain secrets, with these secrets. */
function listSecrets(
  values: readonly PlannedValue[],
  { secrets }: Corpus,
): ReadonlyMap<PlannedValue, readonly PlantedSecret[]> {
  const results = values.map((value) => {
    const held = secrets.filter(({ parts }) => parts.some((part) => value.value.includes(part)));
    return [value, held] as const;
  });
  return new Map(results.filter(([, held]) => held.length > 0));
}

function countShare(values: readonly PlannedValue[]): Share {
  const hidden = values.filter(({ shown }) => shown.includes(hiddenMark));
  return { values: values.length, hidden: hidden.map((value) => ({ ...value, cause: findHidingCause(value) })) };
}

const everythingPublished: PublishedValues = { has: () => true };

function findHidingCause(value: PlannedValue): Cause {
  const { rules } = value;
  if (rules.secrets.redactName(value.value) !== value.value) return 'a secret variable';
  const published = { ...rules, published: everythingPublished };
  if (isShown(value, value.value, published)) {
    return value.value.includes('${') ? 'not in git: runtime interpolation' : 'not in git: not in the file as it is';
  }
  if (isShown({ ...value, name: 'Env[EXAMPLE]', objects: [] }, value.value, published)) return 'the name';
  return value.value.includes('{{') ? 'the value: a template' : 'the value: anything else';
}

function linesBeside(holding: ReadonlyMap<PlannedValue, readonly PlantedSecret[]>): Measured['lines'] {
  let all = 0;
  const hidden: string[] = [];
  for (const [{ file, value, shown }, secrets] of holding) {
    const parts = secrets.flatMap((secret) => secret.parts);
    const lines = new Set(shown.split('\n'));
    for (const line of value.includes('\n') ? value.split('\n') : []) {
      if (line.trim() === '' || parts.some((part) => line.includes(part))) continue;
      all += 1;
      if (!lines.has(line)) hidden.push(file);
    }
  }
  return { all, hidden };
}

function notHiddenByOwnLine(holding: ReadonlyMap<PlannedValue, readonly PlantedSecret[]>): readonly ShownSecret[] {
  const uncovered = new Map<PlantedSecret, ShownSecret>();
  for (const [at, secrets] of holding) {
    const lines = at.value.includes('\n') ? at.value.split('\n') : [];
    for (const secret of secrets) {
      const secretLines = lines.filter((line) => secret.parts.some((part) => line.includes(part)));
      const rules = { ...at.rules, published: everythingPublished };
      if (secretLines.some((value) => isShown(at, value, rules))) uncovered.set(secret, { ...secret, at });
    }
  }
  return [...uncovered.values()];
}

function listShownSecrets(
  { secrets }: Corpus,
  values: readonly PlannedValue[],
  plans: readonly CorpusPlan[],
): readonly ShownSecret[] {
  const specs = plans.map(({ plan, rules }) => joinTexts(showSpec(plan.spec, rules, plan.secretFields)));
  // Few secrets are shown, so that their places are searched for only then.
  const everything = [...values.map(({ shown }) => shown), ...specs].join('\n');
  return secrets
    .filter((secret) => isShownIn(everything, secret))
    .map((secret) => ({ ...secret, at: values.find(({ shown }) => isShownIn(shown, secret)) }));
}

function joinTexts(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(joinTexts).join('\n') : '';
}
