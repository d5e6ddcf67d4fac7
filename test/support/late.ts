import { service, startStory, type Story, type StoryOptions } from './registering.ts';

export const lateFile = 'jobs/web.nomad.hcl';
export const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
export const image = `registry.example/web@${digest}`;

/** A declaration of late variables. */
export function declare(...names: readonly string[]): string {
  return names.map((name) => `variable "${name}" {\n  type = string\n}\n`).join('');
}

type ServiceOptions = Parameters<typeof service>[1];

/** A service whose image, and value of `env`, are expressions. */
export function imageService(id: string, expression: string, options: ServiceOptions = {}): string {
  return service(id, { task: `run_for = "2h"\n        image = ${expression}`, ...options });
}

/** A repository whose job runs `registry.example/web:1.2`, and whose job file leaves the image to the build. */
export async function startLate(
  source = declare('image') + imageService('web', 'var.image'),
  options: Partial<StoryOptions> = {},
): Promise<Story> {
  return startStory({
    files: { [lateFile]: source },
    running: [imageService('web', '"registry.example/web:1.2"')],
    ...options,
  });
}

/** The same after a plan and its merge. */
export async function startReviewed(
  source?: string,
  options: Partial<StoryOptions> = {},
  plan = createPlanOptions(),
): Promise<Story> {
  const story = await startLate(source, options);
  await story.plan(plan);
  merge(story);
  return story;
}

export function createPlanOptions(names = 'image', more: Readonly<Record<string, string>> = {}) {
  return { inputs: { 'late-vars': names, ...more } };
}

/** The inputs of a register run. */
export function createRegisterOptions(value: string, more: Readonly<Record<string, string>> = {}) {
  return { inputs: { 'late-vars': 'image', vars: `image=${value}`, ...more } };
}

/** Closes the pull request as merged. */
export function merge({ github }: Story): void {
  github.closed = true;
}
