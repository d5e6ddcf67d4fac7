import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noLinks } from '../support/platform.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { readGivenInputs, listMistakes } from './inputs.ts';

function wrong({ path }: Workspace, given: string): readonly string[] {
  const errors = listMistakes({ workspace: path, inputs: { 'working-directory': given } });
  return errors.map((message) => message.replace(/^Input `working-directory` is ".*", /, ''));
}

describe('working-directory', () => {
  test('working-directory is a folder of the workspace', () => {
    using workspace = createWorkspace({ 'deploy/jobs/a.hcl': '' });
    const read = (given: string) =>
      readGivenInputs({ workspace: workspace.path, inputs: { 'working-directory': given } }).jobFiles.workingDirectory;
    expect(read('')).toBe(workspace.path);
    expect(read('.')).toBe(workspace.path);
    expect(read('deploy/jobs/')).toBe(join(workspace.path, 'deploy/jobs'));
    expect(read('deploy/../deploy')).toBe(join(workspace.path, 'deploy'));
    expect(read(join(workspace.path, 'deploy'))).toBe(join(workspace.path, 'deploy'));
  });

  test('working-directory cannot be outside of the workspace, missing or a file', () => {
    using outside = createWorkspace({ 'secret.hcl': '' });
    using workspace = createWorkspace({ 'a.hcl': '', '..dots/a.hcl': '' });
    expect(wrong(workspace, '..dots')).toEqual([]);
    for (const given of ['..', '/', outside.path, '..dots/../..'])
      expect(wrong(workspace, given)).toEqual(['which is outside the workspace.']);
    for (const given of ['nope', 'nope/x', 'a.hcl/x', 'x'.repeat(5000)])
      expect(wrong(workspace, given)).toEqual(['which does not exist.']);
    expect(wrong(workspace, 'a.hcl')).toEqual(['which is a file.']);
  });

  test.skipIf(noLinks)(`working-directory follows no symbolic link out of the workspace or in a loop${noLinks}`, () => {
    using outside = createWorkspace({ 'secret.hcl': '' });
    using workspace = createWorkspace({});
    symlinkSync(outside.path, join(workspace.path, 'out'));
    symlinkSync('out/..', join(workspace.path, 'up'));
    symlinkSync('loop', join(workspace.path, 'loop'));
    for (const given of ['out', 'up']) expect(wrong(workspace, given)).toEqual(['which is outside the workspace.']);
    expect(wrong(workspace, 'loop')).toEqual(['which does not exist.']);
  });

  test.skipIf(noLinks)(`working-directory may be a symbolic link inside of the workspace${noLinks}`, () => {
    using workspace = createWorkspace({ 'real/a.hcl': '' });
    symlinkSync('real', join(workspace.path, 'link'));
    const { workingDirectory } = readGivenInputs({
      workspace: workspace.path,
      inputs: { 'working-directory': 'link' },
    }).jobFiles;
    expect(workingDirectory).toBe(join(workspace.path, 'real'));
  });
});

describe('certificate inputs', () => {
  const [cert, key] = ['-----BEGIN CERTIFICATE-----\nMIIB\n', '-----BEGIN PRIVATE KEY-----\nMIIE\n'];

  test('certificates are PEM text or the path of a file in the workspace', () => {
    using workspace = createWorkspace({ 'tls/ca.pem': cert, 'tls/key.pem': key });
    const inputs = { 'ca-cert': 'tls/ca.pem', 'client-cert': cert, 'client-key': join(workspace.path, 'tls/key.pem') };
    const { tls } = readGivenInputs({
      workspace: workspace.path,
      inputs: { ...inputs, 'tls-server-name': 'server.global.nomad' },
    }).nomad;
    expect(tls).toEqual({ ca: cert, cert: cert.trim(), key, serverName: 'server.global.nomad', skipVerify: false });
  });

  test('a certificate of the runner is read without a workspace', () => {
    using runner = createWorkspace({ 'empty.pem': 'nothing' });
    const inputs = { 'ca-cert': join(runner.path, 'empty.pem') };
    expect(listMistakes({ workspace: join(runner.path, 'none'), inputs })).toContain(
      'Input `ca-cert` is the path of a file without PEM text.',
    );
  });

  test('certificates can come from environment variables', () => {
    const env = { NOMAD_CACERT: cert, NOMAD_CLIENT_CERT: cert, NOMAD_CLIENT_KEY: key, NOMAD_TLS_SERVER_NAME: 'x' };
    const { tls } = readGivenInputs({ env }).nomad;
    expect(tls).toEqual({ ca: cert.trim(), cert: cert.trim(), key: key.trim(), serverName: 'x', skipVerify: false });
  });

  test('invalid certificates are reported, and an invalid key is not shown', () => {
    using workspace = createWorkspace({ 'empty.pem': 'nothing' });
    const inputs = { 'ca-cert': 'empty.pem', 'client-cert': 'nope.pem', 'client-key': 'geheimnis' };
    expect(listMistakes({ workspace: workspace.path, inputs })).toEqual([
      'Input `ca-cert` is the path of a file without PEM text.',
      'Input `client-cert` is neither PEM text nor the path of a readable file ("nope.pem").',
      'Input `client-key` is neither PEM text nor the path of a readable file.',
    ]);
  });

  test('a client certificate and its key must be given together', () => {
    expect(listMistakes({ inputs: { 'client-cert': cert } })).toEqual([
      'Input `client-cert` is set without `client-key`.',
    ]);
    expect(listMistakes({ env: { NOMAD_CLIENT_KEY: key } })).toEqual([
      'Input `client-key` (from `NOMAD_CLIENT_KEY`) is set without `client-cert`.',
    ]);
  });

  test('certificates are rejected for an http address', () => {
    const inputs = { address: 'http://127.0.0.1:4646', 'ca-cert': cert, 'tls-server-name': 'x' };
    expect(listMistakes({ inputs })).toEqual([
      'Input `ca-cert` is set, but the address is plain HTTP.',
      'Input `tls-server-name` is set, but the address is plain HTTP.',
    ]);
  });
});

describe('plain http addresses', () => {
  const secrets = { token: 'geheimnis', 'http-auth': 'user:geheimnis' };

  test.each(['http://127.0.0.1:4646', 'http://localhost:4646', 'http://[::1]:4646'])(
    'the http address %s accepts a token',
    (address) => expect(listMistakes({ inputs: { ...secrets, address } })).toEqual([]),
  );
  test.each(['http://10.0.0.1:4646', 'http://localhost.example', 'http://127.0.0.1.example'])(
    'the http address %s needs `insecure: http` for a token',
    (address) => {
      expect(listMistakes({ inputs: { ...secrets, address } })).toHaveLength(1);
      expect(listMistakes({ inputs: { ...secrets, address, insecure: 'tls' } })).toHaveLength(1);
      expect(listMistakes({ inputs: { ...secrets, address, insecure: 'http' } })).toEqual([]);
      expect(listMistakes({ inputs: { address } })).toEqual([]);
    },
  );
});

describe('redaction inputs', () => {
  test('redaction patterns are lists, and each invalid one is reported', () => {
    const { patterns, reveal } = readGivenInputs({
      inputs: { 'redact-patterns': 'A_*\nb', reveal: 'Env[LOG_*]' },
    }).redaction;
    expect([patterns, reveal].map((list) => list.map(({ text }) => text))).toEqual([['A_*', 'b'], ['Env[LOG_*]']]);
    expect(listMistakes({ inputs: { 'redact-patterns': '*\nA\n/b/', reveal: '**' } })).toHaveLength(3);
  });
});

test('job-files has a default, which may match nothing, and other patterns must include files', () => {
  for (const given of ['', ' \n']) {
    const { patterns, mayBeEmpty } = readGivenInputs({ inputs: { 'job-files': given } }).jobFiles;
    expect({ patterns, mayBeEmpty }).toEqual({ patterns: ['**/*.nomad.hcl', '**/*.nomad'], mayBeEmpty: true });
  }
  expect(readGivenInputs({ inputs: { 'job-files': '**/*.nomad.hcl' } }).jobFiles.mayBeEmpty).toBe(false);
  for (const given of ['!a.hcl', '!a.hcl\n!b.hcl'])
    expect(listMistakes({ inputs: { 'job-files': given } })).toEqual([
      'Input `job-files` contains only patterns with `!`, which exclude files.',
    ]);
  expect(readGivenInputs({ inputs: { 'job-files': 'a.hcl\n!b.hcl' } }).jobFiles.patterns).toEqual(['a.hcl', '!b.hcl']);
});

test.each(['a b', 'ü', 'x'.repeat(65), '-->', 'a/b'])('environment cannot be %j', (id) =>
  expect(listMistakes({ inputs: { environment: id } })).toHaveLength(1),
);
