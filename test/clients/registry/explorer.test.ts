import { describe, expect, onTestFinished, test } from 'vitest';
import { RegistryCaller } from '../../../sandbox/test/registry/caller.ts';
import { createExplorer } from '../../../src/clients/registry/explorer.ts';
import { ServiceError } from '../../../src/errors.ts';
import { failureOf, serve, transport } from '../http/sending.ts';
import { token } from './asking.ts';
import type { Step } from '../../support/server.ts';

function explorerAt(url: string, secret = token): ReturnType<typeof createExplorer> {
  return createExplorer({ transport: transport(), address: new URL(url), token: secret });
}

function page(rows: readonly object[], next: number | null, total = rows.length): Step {
  const pagination = { 'current-page': 1, 'next-page': next, 'total-count': total };
  return {
    body: { data: rows.map((attributes) => ({ attributes, type: 'visibility-module' })), meta: { pagination } },
  };
}

const row = { source: 'acme/vpc/aws', version: '1.0.0', 'workspace-count': 2, workspaces: 'a, b' };

describe('listModuleUses', () => {
  test('listModuleUses sends the view, a filter and the page, with the token', async () => {
    const server = await serve(page([row], null));
    const { uses } = await explorerAt(server.url).listModuleUses('acme', 'acme/vpc/aws');
    expect(uses).toEqual([
      { source: 'acme/vpc/aws', version: '1.0.0', registryType: undefined, workspaceCount: 2, workspaces: ['a', 'b'] },
    ]);
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${token}`);
    const { pathname, searchParams } = new URL(server.seen[0]?.url ?? '', server.url);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/api/v2/organizations/acme/explorer',
      { type: 'modules', 'filter[0][source][contains][0]': 'acme/vpc/aws', 'page[number]': '1', 'page[size]': '100' },
    ]);
  });

  test('listModuleUses reads all pages of the sandbox', async () => {
    const versions = Array.from({ length: 250 }, (_, at) => ({ version: `1.0.${at}`, workspaces: ['shop'] }));
    const caller = await RegistryCaller.start(versions);
    onTestFinished(() => caller[Symbol.asyncDispose]());
    const explorer = explorerAt(caller.sandbox.registry, caller.sandbox.registryTokens.organization);
    const { uses, total } = await explorer.listModuleUses('acme', 'acme/vpc/aws');
    expect([uses.length, total, new Set(uses.map(({ version }) => version)).size]).toEqual([250, 250, 250]);
  });

  test.each([
    [{}, { source: '', version: '', workspaces: [] }],
    [
      { source: null, version: null, workspaces: null },
      { source: '', version: '', workspaces: [] },
    ],
    [{ workspaces: 'a,b , c,' }, { workspaces: ['a', 'b', 'c'] }],
    [{ 'registry-type': 'public' }, { registryType: 'public' }],
  ])('listModuleUses accepts a row with %j', async (attributes, read) => {
    const server = await serve(page([{ 'workspace-count': 0, ...attributes }], null));
    expect((await explorerAt(server.url).listModuleUses('acme', 'x')).uses).toMatchObject([read]);
  });

  test('listModuleUses ends where a server repeats a page, which counts once', async () => {
    const server = await serve([page([row], 2, 3), page([row], 2, 3)]);
    const { uses, total } = await explorerAt(server.url).listModuleUses('acme', 'x');
    expect([uses.length, total, server.seen.length]).toEqual([1, 3, 2]);
  });

  test.each([
    { body: {} },
    { body: { data: [{}], meta: {} } },
    { body: '<html></html>' },
    page([{ version: '1.0.0' }], null),
  ])('listModuleUses rejects a response of another shape: %j', async (step) => {
    const server = await serve(step);
    const failure = await failureOf(explorerAt(server.url).listModuleUses('acme', 'x'));
    expect([failure instanceof ServiceError, failure]).toMatchObject([true, { isTransient: false, reason: 'server' }]);
  });
});
