import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { needs } from '../server-version.ts';
import type { Peer } from './peer.ts';

export function access({ nomad, hasAcls, as, id: toId, parse, refusal, version }: Peer): void {
  const without = hasAcls ? ' (skipped: it has ACLs)' : '';
  const withAcls = hasAcls ? '' : ' (skipped: it has no ACLs)';

  const old = needs(version, '1.11.2');
  test.skipIf(hasAcls || old.skip)(
    `a server without ACLs accepts any token and refuses logins${without}${hasAcls ? '' : old.reason}`,
    async () => {
      expect((await as('anything').readOwnToken({})).AccessorID).toBe('acls-disabled');
      const { kind, message } = await refusal(nomad.logIn({ authMethod: 'github', identityToken: 'a.b.c' }));
      expect([kind, message]).toEqual(['invalid', expect.stringContaining('ACL support disabled')]);
      expect((await as('anything').listJobs({ prefix: toId('any') })).jobs).toEqual([]);
    },
  );

  test.skipIf(!hasAcls)(`readOwnToken reads the token of the client${withAcls}`, async () => {
    const ownToken = await nomad.readOwnToken({});
    expect(ownToken.AccessorID).toMatch(/^[0-9a-f-]{36}$/);
    expect(['client', 'management']).toContain(ownToken.Type);
  });

  test.skipIf(!hasAcls || old.skip)(
    `readOwnToken reads the anonymous token of a client without one${withAcls}${hasAcls ? old.reason : ''}`,
    async () => {
      expect(await as(undefined).readOwnToken({})).toMatchObject({ AccessorID: 'anonymous' });
    },
  );

  test.skipIf(!hasAcls).each([
    // Whether Nomad says that it does not know a token depends on its version.
    ['unknown', randomUUID(), /also possible that the namespace is wrong|Set `token` to the Secret ID of a token/],
    ['not a UUID', 'sesame', /also possible that the namespace is wrong|Set `token` to the Secret ID of a token/],
    ['missing', undefined, /^Set `token` to a token/],
  ])(`every request with a token that is %s is refused${withAcls}`, async (_, token, hint) => {
    const stranger = as(token);
    const id = toId('stranger');
    const job = await parse({ id });
    for (const ask of [
      () => stranger.listJobs({}),
      () => stranger.readJob({ id }),
      () => stranger.parseJob({ source: '', file: 'a.hcl' }),
      () => stranger.createJobPlan({ job }),
      () => stranger.createJob({ job, enforceIndex: 0 }),
      () => stranger.stopJob({ id }),
      () => stranger.scaleTaskGroup({ id, group: 'app', count: 1 }),
    ]) {
      const refused = await refusal(ask());
      expect([refused.kind, refused.reason]).toEqual(['unauthorized', 'unauthorized']);
      expect(refused.hint).toMatch(hint);
      expect(`${refused.message} ${refused.hint ?? ''}`).not.toContain(token ?? 'undefined');
    }
    const { jobs } = await nomad.listJobs({ prefix: id });
    expect(jobs).toEqual([]);
  });

  const login = needs(version, '1.5.4');
  test.skipIf(!hasAcls || login.skip)(
    `logIn with an unknown auth method is refused${withAcls}${login.reason}`,
    async () => {
      const { kind, message } = await refusal(nomad.logIn({ authMethod: toId('none'), identityToken: 'hush.hush' }));
      expect([kind, message]).toEqual(['invalid', expect.stringContaining('not found')]);
      expect(message).not.toContain('hush.hush');
    },
  );
}
