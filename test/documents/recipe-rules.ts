import { parse } from 'yaml';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

type Environment = string | { readonly name?: unknown; readonly url?: unknown; readonly deployment?: unknown };

interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly environment?: Environment;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Recipe {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Returns what is wrong with a recipe of the documentation: a skipped check, a deployment that did not happen, or an expression in a script. */
export function recipeErrors(text: string): readonly string[] {
  const { permissions = {}, jobs } = parse(text) as Recipe;
  return Object.entries(jobs).flatMap(([name, job]) => [
    ...checkErrors(job).map((error) => `job ${name}: ${error}`),
    ...environmentErrors(job).map((error) => `job ${name}: ${error}`),
    ...recordErrors(job, job.permissions ?? permissions).map((error) => `job ${name}: ${error}`),
    ...(job.steps ?? []).flatMap((step) => stepErrors(step).map((error) => `job ${name}: ${error}`)),
  ]);
}

/** A check before the merge must not be skipped: https://docs.github.com/en/actions/how-tos/write-workflows/choose-when-workflows-run/control-jobs-with-conditions */
function checkErrors({ if: condition, needs, steps = [] }: Job): readonly string[] {
  const isCheck = steps.some(({ with: given = {} }) => given['mode'] === 'register' && given['dry-run'] === true);
  if (!isCheck || needs === undefined || condition === '${{ always() }}') return [];
  return ['GitHub counts a skipped check as passed: with `needs` it needs `if: ${{ always() }}`'];
}

function environmentErrors({ environment, steps = [] }: Job): readonly string[] {
  if (environment === undefined) return [];
  if (typeof environment === 'string') return ['the environment has neither `url` nor `deployment: false`'];
  const registering = steps.find(isRegister);
  const isRecorded = steps.some(({ with: given = {} }) => given['deployments'] === 'auto');
  if (registering === undefined || isRecorded)
    return environment.deployment === false ? [] : ['GitHub would record a deployment: `deployment: false` is missing'];
  const wanted = `\${{ steps.${registering.id}.outputs.url }}`;
  return environment.url === wanted ? [] : [`the environment does not link to the job: \`url: ${wanted}\``];
}

/** A step that registers jobs; a dry run deploys nothing. */
function isRegister({ uses = '', with: given = {} }: Step): boolean {
  return uses.startsWith('outrider/outrider@') && given['mode'] === 'register' && given['dry-run'] === undefined;
}

/** The environment of a GitHub deployment is that of the job, and the token may write it. */
function recordErrors({ environment, steps = [] }: Job, permissions: Job['permissions'] = {}): readonly string[] {
  const named = typeof environment === 'object' ? environment.name : environment;
  return steps.flatMap(({ with: given = {} }) => {
    if (given['deployments'] !== 'auto') return [];
    return [
      ...(given['environment'] === named ? [] : ['`environment` of the step is not that of the job']),
      ...(permissions['deployments'] === 'write' ? [] : ['`deployments: auto` needs `deployments: write`']),
    ];
  });
}

function stepErrors({ uses = '', run = '', with: given = {} }: Step): readonly string[] {
  const keepsToken = uses.startsWith('actions/checkout@') && given['persist-credentials'] !== false;
  return [
    ...(keepsToken ? ['the checkout keeps its token'] : []),
    ...(run.includes('${{') ? [`an expression in a script: ${run.trim()}`] : []),
  ];
}
