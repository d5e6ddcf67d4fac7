export type NestPiece = readonly [open: string, close: string];

/** How each bracket opens and closes: also the constructs that have one. */
const brackets: readonly NestPiece[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['{ a = ', ' }'],
  ['[1, ', ']'],
  ['"${', '}"'],
  ['"%{ if a }', '%{ endif }"'],
  ['"%{ for a in b }${', '}%{ endfor }"'],
  ['<<E\n${', '}\nE\n'],
  ['<<-E\n  %{ if a }', '%{ endif }\n  E\n'],
  ['[for a in ', ' : a]'],
  ['{ for a, b in ', ' : a => b }'],
  ['(a ? b : ', ')'],
  ['(', ' ? a : b)'],
  ['a[', ']'],
  ['local.a[', ']'],
  ['var.s[', ']'],
  ['local[', ']'],
  ['a[*].', ''],
  ['{(', '}'],
  ['{ "a" : ', ' }'],
  ['block {\n a = 1\n', '\n}\n'],
  ['block {\n 1\n', '\n}\n'],
  ['locals {\n a = local.b\n', '\n}\n'],
  ['dynamic "a" {\n for_each = [1]\n content {\n b = a.value\n', '\n}\n}\n'],
  ['group "g" {\n task "t" {\n env {\n A = ', '\n}\n}\n}\n'],
];

/** Functions of Nomad's parser whose names are in a table, and names that begin like them. */
const functions =
  'file filebase64 fileexists fileset filex filemd5 file_ basename dirname abspath pathexpand try can format templatefile jsonencode ' +
  'base64encode md5 uuidv4 bcrypt join lower strrev trimspace convert values other';

const names: readonly NestPiece[] = [
  ...functions.split(' ').flatMap((name) => [[`${name}(`, ')'] as const, [`${name}("a", `, ')'] as const]),
  ...['var.s ', 'var.', 'local.a ', 'local.', 'var.late ', 'for ', 'if ', 'file ', 'a ', '.b', '"a" ', '1 '].map(
    (name) => [name, ''] as const,
  ),
  ...['\n', ' ', '# a\n', '/* a */', '/*', ',', '=', ':', '?', '!', '}', ')', ']', '"', '$${', '\\'].map(
    (sign) => [sign, ''] as const,
  ),
];

/** Everything that may be nested, or stand beside itself, in a job file. */
export const nestPieces: readonly NestPiece[] = [...brackets, ...names];
