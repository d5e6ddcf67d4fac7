import { modes, scheduling, type InputRow } from './row.ts';

/** Which scheduler, with whose rights, and how it is spoken to. */
export const schedulerRows = {
  address: {
    kind: 'text',
    modes: scheduling,
    env: 'NOMAD_ADDR',
    text: "The scheduler's address, such as `https://nomad.example:4646`.",
  },
  token: {
    kind: 'secret',
    modes: scheduling,
    env: 'NOMAD_TOKEN',
    text: 'ACL token; to plan it needs only `plan-job`, `parse-job` and `read-job`, to parse only `parse-job`, to register also `register-job`.',
  },
  'auth-method': {
    kind: 'text',
    modes: scheduling,
    text: "Instead of `token`: log in with GitHub's identity token by this JWT auth method; the job needs `id-token: write`.",
  },
  audience: {
    kind: 'text',
    modes: scheduling,
    text: "Audience of that identity token, as the auth method's bound audience; GitHub's own default when empty.",
  },
  namespace: {
    kind: 'text',
    modes: scheduling,
    env: 'NOMAD_NAMESPACE',
    text: 'Namespace of the jobs whose file names none; else `default`.',
  },
  region: {
    kind: 'text',
    modes: scheduling,
    env: 'NOMAD_REGION',
    text: 'Region of the jobs whose file names none; else the one of the server.',
  },
  'ca-cert': {
    kind: 'text',
    modes: scheduling,
    env: 'NOMAD_CACERT',
    text: "Certificate authority of the scheduler's certificate: PEM text or the path of a file.",
  },
  'client-cert': {
    kind: 'text',
    modes: scheduling,
    env: 'NOMAD_CLIENT_CERT',
    text: 'Client certificate for mutual TLS: PEM text or the path of a file.',
  },
  'client-key': {
    kind: 'secret',
    modes: scheduling,
    env: 'NOMAD_CLIENT_KEY',
    text: 'Private key of `client-cert`: PEM text or the path of a file.',
  },
  'tls-server-name': {
    kind: 'text',
    modes: scheduling,
    env: 'NOMAD_TLS_SERVER_NAME',
    text: "Name expected in the scheduler's certificate, such as `server.global.nomad`.",
  },
  'tls-skip-verify': {
    kind: 'boolean',
    modes: scheduling,
    env: 'NOMAD_SKIP_VERIFY',
    text: "Do not verify the scheduler's certificate. Anyone on the way can then read the token.",
  },
  'http-auth': {
    kind: 'secret',
    modes: scheduling,
    env: 'NOMAD_HTTP_AUTH',
    text: '`user:password` for a proxy in front of the scheduler (HTTP Basic).',
  },
  'allow-http': {
    kind: 'boolean',
    modes,
    default: 'false',
    text: 'Let a token go over plain http to another machine.',
  },
  dialect: {
    kind: 'choice',
    modes: scheduling,
    default: 'nomad',
    choices: ['nomad', 'generic'],
    text: 'Names on the wire: those of the real server, or those of the API document to the letter.',
  },
} as const satisfies Record<string, InputRow>;
