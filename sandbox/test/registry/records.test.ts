import { describe, expect, it } from 'vitest';
import { RegistryCaller, modulesPath, recordPath } from './caller.ts';

describe('module records', () => {
  it('a module record has publishing, statuses, revoked versions and permissions', async () => {
    const seeds = ['1.0.0', { version: '1.1.0', revoked: true }, { version: '1.2.0', status: 'clone_failed' as const }];
    await using caller = await RegistryCaller.start(seeds);
    const reply = await caller.ask('GET', recordPath);
    expect(reply.headers.get('content-type')).toBe('application/vnd.api+json; charset=utf-8');
    expect(JSON.parse(reply.text)).toMatchObject({
      data: {
        type: 'registry-modules',
        id: expect.stringMatching(/^mod-/),
        attributes: {
          status: 'setup_complete',
          'version-statuses': [
            { version: '1.2.0', status: 'clone_failed', error: expect.any(String) },
            { version: '1.1.0', status: 'ok' },
            { version: '1.0.0', status: 'ok' },
          ],
          'publishing-mechanism': 'git_tag',
          'vcs-repo': { identifier: 'acme/terraform-aws-vpc', tags: true, 'tag-prefix': '' },
          'no-code': false,
          permissions: { 'can-delete': true, 'can-resync': true, 'can-retry': true },
          'revoked-versions': ['1.1.0'],
        },
      },
    });
    const { data } = await caller.json(recordPath, 'member');
    expect(data.attributes.permissions).toEqual({ 'can-delete': false, 'can-resync': false, 'can-retry': false });
  });

  it('a module record has the tag prefix of a module in a monorepo', async () => {
    await using caller = await RegistryCaller.start([]);
    caller.sandbox.modules.publish({
      name: 'db',
      provider: 'aws',
      tagPrefix: 'app-db-',
      versions: ['1.0.0', { version: '1.1.0', tag: 'app-db-1.1.0' }],
      noCode: true,
    });
    const { data } = await caller.json(recordPath.replace('/vpc/', '/db/'));
    expect(data.attributes).toMatchObject({
      'no-code': true,
      'vcs-repo': { identifier: 'acme/terraform-modules', 'tag-prefix': 'app-db-' },
    });
    const tags = ['1.0.0', '1.1.0'].map((version) => caller.json(`${modulesPath.replace('/vpc/', '/db/')}/${version}`));
    expect((await Promise.all(tags)).map((version) => version['tag'])).toEqual(['app-db-v1.0.0', 'app-db-1.1.0']);
  });

  it('a module record covers modules from a branch and uploaded ones', async () => {
    await using caller = await RegistryCaller.start([]);
    caller.sandbox.modules.publish({ name: 'branch', provider: 'aws', mechanism: 'branch', versions: ['1.0.0'] });
    caller.sandbox.modules.publish({ name: 'upload', provider: 'aws', mechanism: 'non_vcs', versions: ['1.0.0'] });
    const [branch, upload] = ['branch', 'upload'].map((name) => recordPath.replace('/vpc/', `/${name}/`));
    expect((await caller.json(`${branch}`))['data'].attributes).toMatchObject({
      'publishing-mechanism': 'branch',
      'vcs-repo': { branch: 'main', tags: false },
    });
    expect((await caller.json(`${upload}`))['data'].attributes['vcs-repo']).toBeNull();
    expect((await caller.json(`${upload}/version?module_version=1.0.0`))['data'].attributes.source).toBe('tfe-api');
    expect((await caller.json(`${modulesPath.replace('/vpc/', '/upload/')}/1.0.0`))['tag']).toBe('');
  });

  it.each([
    ['no_version_tags', []],
    ['pending', ['pending', 'clone_failed']],
    ['setup_failed', ['reg_ingress_req_failed', 'reg_ingress_failed']],
    ['setup_complete', ['ok', 'reg_ingressing']],
  ] as const)('a module record has the status %s for its version statuses', async (status, statuses) => {
    await using caller = await RegistryCaller.start(
      statuses.map((name, index) => ({ version: `1.${index}.0`, status: name })),
    );
    expect((await caller.json(recordPath))['data'].attributes.status).toBe(status);
  });

  it('module records are not found without permission to read them', async () => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    const paths = [
      recordPath,
      `${recordPath}/version?module_version=1.0.0`,
      '/api/v2/organizations/acme/entitlement-set',
    ];
    const replies = paths.flatMap((path) => [caller.ask('GET', path, 'audit'), caller.ask('GET', path, 'nobody')]);
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([404, 401, 404, 401, 404, 401]);
    expect((await caller.ask('GET', '/api/v2/organizations/other/entitlement-set')).status).toBe(404);
  });
});

describe('version records', () => {
  it('a version record has age, status, commit and revocation but no deprecation', async () => {
    const createdAt = '2025-01-02T03:04:05.000Z';
    await using caller = await RegistryCaller.start([
      { version: '1.0.0', createdAt, deprecation: { reason: 'Old.', link: '' } },
      { version: '1.1.0', revoked: true },
      { version: '1.2.0', status: 'reg_ingressing' },
    ]);
    const read = async (version: string): Promise<Record<string, unknown>> =>
      (await caller.json(`${recordPath}/version?module_version=${version}`))['data'].attributes;
    const first = await read('1.0.0');
    expect(first).toMatchObject({
      version: '1.0.0',
      status: 'ok',
      source: 'github',
      'created-at': createdAt,
      'commit-sha': expect.stringMatching(/^[0-9a-f]{40}$/),
      revocation: null,
    });
    expect(first).not.toHaveProperty('deprecation');
    expect((await read('1.1.0'))['revocation']).toMatchObject({ status: 'revoked' });
    expect((await read('1.2.0'))['status']).toBe('reg_ingressing');
    expect((await caller.ask('GET', `${recordPath}/version?module_version=v1.0.0`)).status).toBe(404);
  });
});

describe('releases in the sandbox', () => {
  it.each([
    [undefined, ['cloning', 'reg_ingressing', 'ok']],
    ['clone_failed', ['cloning', 'clone_failed']],
    ['reg_ingress_req_failed', ['cloning', 'reg_ingress_req_failed']],
    ['reg_ingress_failed', ['cloning', 'reg_ingressing', 'reg_ingress_failed']],
  ] as const)('a release goes through its steps (%s)', async (fails, expected) => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    caller.sandbox.modules.release('acme/vpc/aws', '1.1.0', { ...(fails && { fails }) });
    expect(await caller.statuses('1.1.0')).toEqual(['pending', ...expected]);
    expect(Object.keys(await caller.listDeprecations())).toHaveLength(fails === undefined ? 2 : 1);
  });

  it('a release may appear later, and again after it failed', async () => {
    await using caller = await RegistryCaller.start(['1.0.0'], { pace: 100 });
    const started = caller.clock.now() / 1_000_000;
    caller.sandbox.modules.release('acme/vpc/aws', '1.1.0', { after: 40, fails: 'clone_failed' });
    expect(await caller.statuses('1.1.0')).toEqual(['absent', 'pending', 'cloning', 'clone_failed']);
    const created = (await caller.json(`${recordPath}/version?module_version=1.1.0`))['data'].attributes['created-at'];
    expect(Date.parse(created)).toBe(started + 40);
    caller.sandbox.modules.release('acme/vpc/aws', '1.1.0');
    expect((await caller.statuses('1.1.0')).at(-1)).toBe('ok');
  });

  it('an impossible release throws an error in the test', async () => {
    await using caller = await RegistryCaller.start(['1.0.0']);
    const { modules } = caller.sandbox;
    expect(() => modules.release('acme/vpc/aws', '1.0.0')).toThrow('acme/vpc/aws has 1.0.0 already');
    expect(() => modules.release('acme/vpc/gcp', '1.0.0')).toThrow('there is no module acme/vpc/gcp');
    expect(() => modules.publish({ name: 'vpc', provider: 'aws' })).toThrow('acme/vpc/aws is published already');
    expect(() => modules.deprecation('acme/vpc/aws', '3.0.0')).toThrow('acme/vpc/aws has no version 3.0.0');
  });
});
