/** A job file as users write it, beyond the recorded cases, with flags, variable files and environment. */
export interface WrittenFiles {
  readonly about: string;
  readonly files: Readonly<Record<string, string>>;
  readonly vars?: readonly string[];
  readonly varFiles?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A job whose task has this environment, line by line. */
function job(env: string, above = ''): string {
  const lines = env.split('\n').map((line) => `        ${line}`);
  return `${above}job "web" {
  group "app" {
    task "t" {
      driver = "raw_exec"
      config {
        command = "x"
      }
      env {
${lines.join('\n')}
      }
    }
  }
}
`;
}

function variable(name: string, type = '', value = ''): string {
  return `variable "${name}" {\n${type === '' ? '' : `  type = ${type}\n`}${value === '' ? '' : `  default = ${value}\n`}}\n`;
}

const file = 'job.nomad.hcl';

const readFiles: readonly WrittenFiles[] = [
  {
    about: 'a local of a variable of a file',
    files: {
      [file]: job('A = file(local.p)', `${variable('e')}locals {\n  p = "\${var.e}.txt"\n}\n`),
      'prod.txt': 'P',
      'v.hcl': 'e = "prod"\n',
    },
    varFiles: ['v.hcl'],
  },
  {
    about: 'numbers and booleans in a path',
    files: {
      [file]: job('A = file("f${var.n}-${var.b}")', variable('n', 'number', '1') + variable('b', 'bool', 'true')),
      'f7-false': 'x',
    },
    vars: ['n=7', 'b=false'],
  },
  {
    about: 'locals of locals',
    files: {
      [file]: job('A = file("${local.c}")', 'locals {\n  a = "x"\n  b = "${local.a}y"\n  c = "${local.b}z"\n}\n'),
      xyz: '!',
    },
  },
  { about: 'a template that strips white space', files: { [file]: job('A = "a ${~ file("a") ~} b"'), a: ' A ' } },
  {
    about: 'filesets with braces, classes and ..',
    files: {
      [file]: job(
        'A = join(",", fileset(".", "{a,b}/*.{x,y}"))\nB = join(",", fileset("./a/..", "a/[a-c]*"))\nC = join(",", fileset("none", "*"))\nD = join(",", fileset(".", "**/.h*"))',
      ),
      'a/1.x': '',
      'a/c.y': '',
      'b/2.y': '',
      'c/.h.x': '',
    },
  },
  {
    about: 'a loop over a set',
    files: {
      [file]: job(
        'A = join(",", [for f in fileset(".", "*.x") : upper(f)])\nB = contains(fileset(".", "*"), "a.x") ? "y" : "n"',
      ),
      'a.x': '',
      'b.x': '',
    },
  },
  {
    about: 'functions that split paths',
    files: {
      [file]: job(
        'A = basename("a/")\nB = dirname("a/b/")\nC = basename("/")\nD = dirname("/")\nE = dirname("")\nF = pathexpand("a~")\nG = basename(abspath("z"))',
      ),
    },
  },
  {
    about: 'optional files',
    files: {
      [file]: job('A = fileexists("x") ? file("x") : "none"\nB = try(file("x"), "t")\nC = can(file("x")) ? "y" : "n"'),
    },
  },
  {
    about: 'comments everywhere',
    files: { [file]: job('A = /* x */ file /* y */ ( # z\n "a" // w\n ) # end\n/* B = file("no") */'), a: '1' },
  },
  { about: 'comments in strings', files: { [file]: job('A = "/*"\nB = file("a")\nC = "*/ # $${file(a)}"'), a: 'A' } },
  {
    about: 'dollar and percent signs',
    files: { [file]: job('A = file("a")'), a: '$${a} $$${b} %%{c} $ % ${ %{ \\${ $' },
  },
];

const setVariables: readonly WrittenFiles[] = [
  {
    about: 'typed variables',
    files: {
      [file]: job(
        'B = jsonencode(var.b)\nC = jsonencode(var.c)\nD = jsonencode(var.d)\nE = jsonencode(var.e)',
        variable('b', '', '["x"]') +
          variable('c', 'map(number)', '{}') +
          variable('d', 'tuple([string, number])', '["a", 1]') +
          variable('e', '', 'true'),
      ),
    },
    vars: ['b=["y"]', 'c={k=1}', 'd=["q",2]', 'e=false'],
  },
  {
    about: 'a file with comments, several lines, a heredoc',
    files: {
      [file]: job(
        'A = jsonencode(var.o)\nB = var.h\nC = var.s',
        variable('o', 'object({ a = string, l = list(number) })') + variable('h') + variable('s'),
      ),
      'v.hcl':
        '# c\no = {\n  a = "x" // y\n  l = [\n    1,\n    2, # two\n  ]\n}\n/* b */ h = <<EOT\nline ${1 + 1}\nEOT\ns = "q" # end\n',
    },
    varFiles: ['v.hcl'],
  },
  {
    about: 'a file with CRLF and a byte order mark',
    files: {
      [file]: job('A = var.s\nB = var.t', variable('s') + variable('t')),
      'v.hcl': '\uFEFFs = "q"\r\nt = <<E\r\na\r\nE\r\n',
    },
    varFiles: ['v.hcl'],
  },
  {
    about: 'JSON recognized by its first character',
    files: { [file]: job('A = var.s', variable('s')), 'v.hcl': '  {"s": "j ${x}"}' },
    varFiles: ['v.hcl'],
  },
  {
    about: 'names of any script',
    files: { [file]: job('A = var.my-var\nB = var.größe', variable('my-var') + variable('größe')) },
    vars: ['my-var=x', 'größe=xl'],
  },
  {
    about: 'a block of variables',
    files: { [file]: job('A = var.a\nB = jsonencode(var.b)', 'variables {\n  a = "x"\n  b = [1]\n}\n') },
    vars: ['b=[2]', 'a=007'],
  },
  {
    about: 'the environment',
    files: { [file]: job('A = var.a\nB = jsonencode(var.b)', variable('a') + variable('b', 'list(string)')) },
    env: { NOMAD_VAR_a: 'e"q${x}', NOMAD_VAR_b: '["z"]', NOMAD_VAR_c: 'x' },
  },
  {
    about: 'empty values and many equal signs',
    files: { [file]: job('A = "-${var.a}-"\nB = var.b', variable('a') + variable('b')) },
    vars: ['a=', 'b=x=y=z'],
  },
];

/** Files that both read to the same job. */
export const readableFiles: readonly WrittenFiles[] = [...readFiles, ...setVariables];

export const refusedFiles: readonly WrittenFiles[] = [
  { about: 'a function in a declaration', files: { [file]: job('A = var.x', variable('x', '', 'file("a")')), a: '' } },
  {
    about: 'a variable set twice',
    files: { [file]: job('A = var.s', variable('s')), 'v.hcl': 's = 1\ns = 2\n' },
    varFiles: ['v.hcl'],
  },
  {
    about: 'a block in a variable file',
    files: { [file]: job('A = var.s', variable('s')), 'v.hcl': 'variable "s" {}\n' },
    varFiles: ['v.hcl'],
  },
  {
    about: 'a broken list in a variable file',
    files: { [file]: job('A = var.s', variable('s')), 'v.hcl': 's = ["a" "b"]\n' },
    varFiles: ['v.hcl'],
  },
  { about: 'an unused variable without a value', files: { [file]: job('A = "x"', variable('u')) } },
  {
    about: 'a value that fails its validation',
    files: {
      [file]: job(
        'A = var.a',
        'variable "a" {\n  type = string\n  validation {\n    condition = var.a == "x"\n    error_message = "No."\n  }\n}\n',
      ),
    },
    vars: ['a=y'],
  },
];
