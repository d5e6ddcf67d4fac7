import * as fc from 'fast-check';

type Wrapping = (text: string, local: (value: string) => string) => string;

/** Ways to make a text from another one as a whole, each defined for every text. */
const copies: readonly Wrapping[] = [
  (text) => `"x-\${${text}}"`,
  (text) => `upper(${text})`,
  (text) => `strrev(${text})`,
  (text) => `base64encode(${text})`,
  (text) => `jsonencode([${text}])`,
  (text) => `sha256(${text})`,
  (text, local) => local(text),
];

/** Ways to make a text from another one, after which a part of it may be left. */
const wrappings: readonly Wrapping[] = [
  ...copies,
  (text) => `substr(${text}, 0, 2)`,
  (text) => `substr(${text}, 2, 3)`,
  (text) => `replace(${text}, "Q", "")`,
  (text) => `"n\${strlen(${text})}"`,
  (text) => `(contains(["a", "b"], substr(${text}, 1, 1)) ? "low" : "high")`,
  (text) => `(${text} == "Qabc" ? "" : "other")`,
  (text) => `[for one in [${text}] : one][0]`,
  (text) => `{for key, one in { a = ${text} } : key => one}["a"]`,
  (text) => `keys({for one in [${text}] : one => 1})[0]`,
  (text) => `join("", [for one in split("", ${text}) : one if contains(["a", "Q"], one)])`,
  (text) => `([{ a = ${text} }][*].a)[0]`,
  (text) => `element([${text}, "z"], 0)`,
  (text) => `sort(["m", ${text}])[0]`,
  (text) => `lookup({ a = ${text} }, "a", "")`,
  (text) => `"%{ if contains(["a", "b"], substr(${text}, 1, 1)) }low%{ else }high%{ endif }"`,
  (text) => `"%{ for one in split("", ${text}) }\${upper(one)}%{ endfor }"`,
  (text) => `try(parseint(${text}, 10), "no number") == 1 ? "one" : ${text}`,
  (text) => `coalesce(trimprefix(${text}, "Qa"), "none")`,
  (text, local) => `${local(`{ a = ${text} }`)}.a`,
  (text, local) => `${local(`[${text}, "z"]`)}[0]`,
  (text, local) => `values(${local(`{ a = ${text} }`)})[0]`,
];

/** Places of a text in a job: of the job, the group, the task, the environment and the driver's settings. */
interface Parts {
  readonly job?: string;
  readonly group?: string;
  readonly task?: string;
  readonly env?: string;
  readonly config?: string;
}

const constraint = (value: string): string =>
  `constraint {\n attribute = "\${meta.rack}"\n operator = "!="\n value = ${value}\n }`;

const placings: readonly ((value: string, name: string) => Parts)[] = [
  (value) => ({ job: constraint(value) }),
  (value) => ({ group: constraint(value) }),
  (value) => ({ task: constraint(value) }),
  (value) => ({ job: `affinity {\n attribute = "\${meta.rack}"\n value = ${value}\n }` }),
  (value) => ({ job: `datacenters = ["dc1", "dc-\${${value}}"]` }),
  (value) => ({ job: `priority = strlen(${value}) > 4 ? 50 : 60` }),
  (value) => ({ group: `count = strlen(${value}) > 4 ? 1 : 2` }),
  (value, name) => ({ group: `service {\n name = "${name}-\${${value}}"\n provider = "nomad"\n }` }),
  (value) => ({ task: `user = ${value}` }),
  (value) => ({ task: `kill_timeout = "\${strlen(${value}) + 1}s"` }),
  (value) => ({ task: `resources {\n cpu = 100 + strlen(${value})\n }` }),
  (value) => ({
    group: `dynamic "constraint" {\n for_each = [${value}]\n content {\n attribute = constraint.value\n operator = "is_set"\n }\n }`,
  }),
  (value) => ({
    group: `dynamic "constraint" {\n for_each = ["a"]\n content {\n attribute = constraint.value\n value = ${value}\n }\n }`,
  }),
  (value, name) => ({ task: `meta = { (${value}) = "${name}" }` }),
  (value, name) => ({ group: `meta = {for one in [${value}] : one => "${name}"}` }),
  (value, name) => ({ task: `template {\n data = "of \${${value}}"\n destination = "local/${name}"\n }` }),
  (value, name) => ({ task: `template {\n data = "x"\n destination = "local/${name}-\${${value}}"\n }` }),
  (value, name) => ({ job: `meta {\n ${name} = ${value}\n }` }),
  (value, name) => ({ group: `service {\n name = "${name}"\n provider = "nomad"\n tags = ["A", "Qm", ${value}]\n }` }),
  (value, name) => ({ group: `service {\n name = "${name}"\n provider = "nomad"\n meta {\n of = ${value}\n }\n }` }),
  (value, name) => ({
    task: `artifact {\n source = "https://files.example/${name}"\n options {\n depth = ${value}\n }\n }`,
  }),
  (value, name) => ({ env: `${name} = ${value}` }),
  (value, name) => ({ env: `${name} = "before \${${value}} after"` }),
  (value) => ({ config: `image = "app:\${${value}}"` }),
  (value) => ({ config: `args = ["-x", ${value}, "-y"]` }),
  (value) => ({ config: `logging {\n opts = ["a", ${value}]\n }` }),
  (value) => ({ config: `labels = { before = "a", of = ${value} }` }),
];

const wrapping = fc.nat(wrappings.length - 1);

/** From here on, Nomad hands the value on to the task. */
const firstHandedOn = placings.length - 12;

/** Where a secret comes from: a variable that the input `secret-vars` sets, one with the name of a secret, one with a number, an index or a flag, a file that git does not contain. */
type Origin = 'secret-vars' | 'name' | 'number' | 'index' | 'flag' | 'file';

interface OriginForm {
  /** The variables of the file. */
  readonly declared: string;
  readonly secret: string;
  /** Another value, which a running job may have; it shares its beginning with one of two secrets, or is on the same side as one. */
  readonly guess: string;
  /** Texts that are made from it. */
  readonly starts: readonly ((secret: string) => string)[];
}

const keepSecret = (secret: string): string => secret;

const origins: Readonly<Record<Origin, OriginForm>> = {
  'secret-vars': { declared: 'variable "s" {}', secret: 'var.s', guess: '"Qa-guess"', starts: [keepSecret] },
  name: {
    declared: 'variable "plain" {\n default = "x"\n}\nvariable "api_token" {}',
    secret: 'var.api_token',
    guess: '"Qa-guess"',
    starts: [keepSecret],
  },
  number: {
    declared: 'variable "s" {\n type = number\n}',
    secret: 'var.s',
    guess: '16000',
    starts: [
      (number) => `"\${${number}}"`,
      (number) => `(${number} > 50000 ? "more" : "less")`,
      (number) => `"\${${number} < 50000}"`,
      (number) => `"\${-${number}}"`,
    ],
  },
  index: {
    declared: 'variable "s" {\n type = number\n}',
    secret: 'var.s',
    guess: '0',
    starts: [(index) => `["low", "high"][${index}]`],
  },
  // Directives and conditions without a function or an operator.
  flag: {
    declared: 'variable "s" {\n type = bool\n}',
    secret: 'var.s',
    guess: 'true',
    starts: [
      (flag) => `"%{ if ${flag} }low%{ else }high%{ endif }"`,
      (flag) => `"%{ if ${flag} }low%{ endif }"`,
      (flag) => `(${flag} ? "low" : "high")`,
      (flag) => `join("", [for one in ["low", "high"] : one if ${flag}])`,
    ],
  },
  file: { declared: '', secret: 'file("dist/secret.txt")', guess: '"Qa-guess"', starts: [keepSecret] },
};

export interface SecretJob {
  readonly origin: Origin;
  readonly source: string;
  /** The running job: with the guess instead of the secret where Nomad passes it to the task; `undefined` for a new job. */
  readonly running: string | undefined;
}

/** A job file in which a secret is in some places, behind some expressions. */
export const secretJobs: fc.Arbitrary<SecretJob> = fc
  .record({
    origin: fc.constantFrom(...(Object.keys(origins) as Origin[])),
    isRunning: fc.boolean(),
    // Of one computed value or one structure, the whole file is refused.
    isCopied: fc.boolean(),
    uses: fc.array(
      fc.record({
        start: fc.nat(3),
        // A single expression shows values that a chain of expressions hides.
        wraps: fc.oneof(
          { weight: 3, arbitrary: fc.array(wrapping, { minLength: 1, maxLength: 1 }) },
          { weight: 1, arbitrary: fc.array(wrapping, { maxLength: 4 }) },
          { weight: 1, arbitrary: fc.constant<number[]>([]) },
        ),
        place: fc.oneof(fc.nat(placings.length - 1), fc.integer({ min: firstHandedOn, max: placings.length - 1 })),
      }),
      { minLength: 2, maxLength: 6 },
    ),
  })
  .map(({ origin, isRunning, isCopied, uses }) => {
    const { declared, secret, guess, starts } = origins[origin];
    const jobWith = (from: string, variables: string, kept: readonly (keyof Parts)[]): string => {
      const locals: string[] = [];
      const local = (value: string): string => `local.l${locals.push(value) - 1}`;
      const parts = uniquePlaces(isCopied ? uses.map(handOn) : uses).map(({ start, wraps, place }, index) => {
        const first = starts[isCopied ? 0 : start % starts.length]?.(from) ?? from;
        const ways = isCopied ? copies : wrappings;
        const value = wraps.reduce((text, at) => `(${ways[at % ways.length]?.(text, local) ?? text})`, first);
        return placings[place]?.(value, `n${index}`) ?? {};
      });
      return formatJob(parts, locals, variables, kept);
    };
    return {
      origin,
      source: jobWith(secret, declared, ['job', 'group', 'task', 'env', 'config']),
      // That a task changes is shown, so it always does.
      running: isRunning ? jobWith(guess, '', ['env', 'config']).replace('PLAIN = "yes"', 'PLAIN = "no"') : undefined,
    };
  });

function handOn<Use extends { readonly place: number }>(use: Use): Use {
  return { ...use, place: firstHandedOn + (use.place % (placings.length - firstHandedOn)) };
}

/** An attribute may be set once. */
function uniquePlaces<Use extends { readonly place: number }>(uses: readonly Use[]): readonly Use[] {
  return [...new Map(uses.map((use) => [use.place, use])).values()];
}

function formatJob(
  parts: readonly Parts[],
  locals: readonly string[],
  declared: string,
  kept: readonly (keyof Parts)[],
): string {
  const all = (kind: keyof Parts): string =>
    (kept.includes(kind) ? parts : [])
      .map((part) => part[kind] ?? '')
      .filter((text) => text !== '')
      .join('\n');
  const job = all('job');
  return `${declared}
locals {
${locals.map((value, index) => `l${index} = ${value}`).join('\n')}
}
job "web" {
${job.includes('datacenters') ? '' : 'datacenters = ["dc1"]'}
${job}
group "app" {
${all('group')}
task "server" {
driver = "mock_driver"
${all('task')}
env {
PLAIN = "yes"
${all('env')}
}
config {
run_for = "2h"
${all('config')}
}
}
}
}
`;
}
