import type { InputTable } from '../../src/inputs/input.ts';

/** Inputs that several modes share, described once: a table of their own below those of the modes. */
export interface InputGroup {
  readonly title: string;
  readonly names: readonly string[];
}

/** In the order of the page; what is rarely needed is last. */
export const inputGroups: readonly InputGroup[] = [
  {
    title: 'Job files and variables',
    names: [
      'only-changed',
      'vars',
      'secret-vars',
      'var-files',
      'late-vars',
      'strict-vars',
      'working-directory',
      'file-base',
    ],
  },
  { title: 'Comment', names: ['comment', 'comment-id', 'comment-author', 'github-token'] },
  { title: 'GitHub deployment', names: ['deployments', 'environment'] },
  { title: 'Commands in comments', names: ['from-command', 'commands', 'commanders'] },
  { title: 'Redaction', names: ['redact', 'redact-patterns', 'reveal', 'verbose'] },
  {
    title: 'Connection to Nomad',
    names: 'namespace region auth-method audience ca-cert client-cert client-key tls-server-name http-auth'.split(' '),
  },
  { title: 'Rarely needed', names: ['tls-skip-verify', 'allow-http', 'dialect'] },
];

/** What most workflows set, in the order of a step; in the table of a mode these come first. */
const everyday = [
  'mode job-files terraform-files fail-on job module address token registry-token signing-key',
  'count group job-version payload payload-file payloads-file meta expect filter',
  'policy keep reason dry-run wait timeout',
].flatMap((names) => names.split(' '));

/** The groups whose inputs a mode has, all of them. */
export function groupsOf(inputs: InputTable): readonly InputGroup[] {
  return inputGroups.filter(({ names }) => names.every((name) => Object.hasOwn(inputs, name)));
}

/** The names of a mode's other inputs, the most used first. */
export function ownInputs(inputs: InputTable): readonly string[] {
  const shared = new Set(groupsOf(inputs).flatMap(({ names }) => names));
  const own = Object.keys(inputs).filter((name) => !shared.has(name));
  return [...everyday.filter((name) => own.includes(name)), ...own.filter((name) => !everyday.includes(name))];
}
