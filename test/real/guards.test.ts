import { describe, expect, test } from 'vitest';
import { address, askLive, LiveStory, since, type Variant } from './live-story.ts';
import { readResult } from '../support/result.ts';

/** Guards against a live Nomad. Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on). */
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 60_000 };

const secrets = since('1.11.0');
const docker = (options: string, more: Variant = {}): Variant => ({
  driver: 'docker',
  config: `image = "web:1"\n        ${options}`,
  ...more,
});
const meta = (value: string): Variant => ({ job: `meta {\n    p = "${value}"\n  }` });
const secret = (path: string): Variant =>
  docker('', { task: `secret "s" {\n        provider = "nomad"\n        path     = "${path}"\n      }` });
const claims = (claim: string, ttl: string): Variant =>
  docker('', {
    task: `identity {\n        name         = "v"\n        aud          = ["vault.io"]\n        ttl          = "${ttl}"\n        extra_claims = ["${claim}"]\n      }`,
  });
const plugin = docker('', {
  task: 'csi_plugin {\n        id        = "x"\n        type      = "node"\n        mount_dir = "/csi"\n      }',
});

const volume = (more: string, mount = ''): Variant =>
  docker('', {
    group: `volume "v" {\n      type   = "host"\n      source = "d"\n      ${more}\n    }`,
    task: `volume_mount {\n        volume      = "v"\n        destination = "/x"\n        ${mount}\n      }`,
  });
const mesh = (image: string): Variant =>
  docker('', {
    group: `network {\n      mode = "bridge"\n    }\n    service {\n      name = "x"\n      port = "80"\n      connect {\n        sidecar_service {}\n        sidecar_task {\n          config {\n            image = "${image}"\n            args  = ["-l", "$\${meta.connect.log_level}"]\n          }\n        }\n      }\n    }`,
  });

const createDenied = (value: string): Variant => ({
  driver: 'raw_exec',
  config: 'command = "a"\n denied_envvars = ["${NOMAD_META_p}"]',
  ...meta(value),
});
const bridge = (connect: string): string =>
  `network {\n      mode = "bridge"\n    }\n    service {\n      name = "x"\n      port = "80"\n      ${connect === '' ? '' : `connect {\n        ${connect}\n      }`}\n    }`;

/** The live job has an environment of its own, `COLOR`. */
const createIndexed = (written: string): Variant =>
  docker('volumes = ["/srv/${NOMAD_ALLOC_INDEX}:/d"]', {
    task: `template {\n        data        = "${written}"\n        destination = "local/env"\n        env         = true\n      }`,
  });

const createWithEnvFile = (arg: string): Variant =>
  docker(`args = ["${arg}"]\n        volumes = ["/srv/\${X}:/d"]`, {
    task: 'template {\n        source      = "local/env"\n        destination = "local/out"\n        env         = true\n      }',
  });

const writeTask = (name: string, config: string, more = '', driver = 'docker'): string =>
  `task "${name}" {\n        driver = "${driver}"\n        config {\n          ${config}\n        }\n        ${more}\n      }\n      `;
const writeGroup = (name: string, ...parts: readonly string[]): string =>
  `group "${name}" {\n      ${parts.join('')}\n    }\n    `;
const tight = 'image = "acme/w:2"\n          cap_drop = ["all"]';
const network = (mode: string): string => `network {\n        mode = "${mode}"\n      }\n      `;
/** The group `b` with a task or without it, beside another one; with more groups, and more lines of this group and of `app`. */
const goes = (text: string, after = '', group = '', inApp = ''): Variant =>
  docker('', { job: writeGroup('b', group, text, writeTask('helper', 'image = "acme/h:1"')) + after, group: inApp });

type Row = readonly [what: string, guard: string, before: Variant, after: Variant, hit: object];
const rows: readonly Row[] = [
  ['a converted literal', 'privileged', docker(''), docker('privileged = "1"'), { new: '1' }],
  ['an option that is computed of meta', 'privileged', docker('privileged = "${NOMAD_META_p}"', meta('false')), docker('privileged = "${NOMAD_META_p}"', meta('true')), { new: '${NOMAD_META_p}' }],
  ['an option that is computed of what a template may set', 'privileged', createIndexed('LOG=0'), createIndexed('NOMAD_ALLOC_INDEX=../..'), { new: '/srv/${NOMAD_ALLOC_INDEX}:/d' }],
  ['a path of an environment that the program may write', 'privileged', createWithEnvFile('1'), createWithEnvFile('2'), { new: '/srv/${X}:/d' }],
  ['a path outside of the task', 'privileged', docker(''), docker('volumes = ["local/a:/a", "../../etc:/b"]'), { new: '../../etc:/b' }],
  ['a device', 'privileged', docker(''), docker('devices = [{ host_path = "/dev/kvm", container_path = "/dev/kvm" }]'), { new: '/dev/kvm' }],
  ['a mount that is a bind mount', 'privileged', docker(''), docker('mount {\n          type     = "bind"\n          source   = "/srv"\n          target   = "/srv"\n          readonly = true\n        }'), { new: '/srv' }],
  ['a CSI plugin beside another change', 'privileged', docker(''), { ...plugin, color: 'green' }, { new: '' }],
  ['the privileged proxy of a service mesh', 'privileged', docker('', { group: 'network {\n      mode = "bridge"\n    }' }), docker('', { group: 'network {\n      mode = "bridge"\n    }\n    service {\n      name = "x"\n      port = "80"\n      connect {\n        sidecar_service {}\n        sidecar_task {\n          config {\n            privileged = true\n          }\n        }\n      }\n    }' }), { task: 'connect-proxy-x', new: 'true' }],
  ['denied variables that are computed of meta', 'privileged', createDenied('AWS_*'), createDenied('NONE'), { new: '${NOMAD_META_p}' }],
  ['a sidecar for a service', 'new-secrets-access', docker('', { group: bridge('') }), docker('', { group: bridge('sidecar_service {}') }), { task: 'connect-proxy-x', new: 'connect-proxy:x' }],
  ['a gateway for a service', 'new-secrets-access', docker('', { group: bridge('') }), docker('', { group: bridge('gateway {\n mesh {}\n }') }), { task: 'connect-mesh-x', new: 'connect-mesh:x' }],
  ['another volume for each allocation', 'privileged', volume(''), volume('per_alloc = true'), { new: 'd' }],
  ['a lower image of a proxy', 'image-downgrade', mesh('envoy:v1.31.0'), mesh('envoy:v1.30.0'), { task: expect.stringMatching(/^connect-proxy-x/) as string, new: 'envoy:v1.30.0' }],
  ['a task with another name in another group', 'privileged', goes(writeTask('w', tight)), goes('', '', '', writeTask('x', 'image = "acme/w:2"')), { group: '', old: 'b/w', new: 'app/x' }],
  ['a task in a new group', 'less-memory', goes(writeTask('w', tight)), goes('', writeGroup('c', writeTask('w', tight))), { old: 'b/w', new: 'c/w' }],
  ['a task whose image another one runs', 'image-downgrade', goes(writeTask('w', tight), writeGroup('c', writeTask('x', 'image = "acme/x:1"'))), goes('', writeGroup('c', writeTask('x', tight))), { old: 'b/w', new: 'c/x' }],
  ['a network instead of none', 'privileged', goes(writeTask('w', tight), '', network('none')), goes(writeTask('w', tight), '', network('bridge')), { group: 'b', task: '', old: 'none', new: 'bridge' }],
  ['an image of a lower line', 'image-downgrade', docker('', { config: 'image = "postgres:16.4"' }), docker('', { config: 'image = "postgres:15"' }), { new: 'postgres:15' }],
]; // prettier-ignore
const newer: readonly (readonly [since: string, ...Row])[] = [
  ['1.11.0', 'a secret block with another path', 'new-secrets-access', secret('nomad/jobs/web'), secret('nomad/jobs/billing'), { new: 'nomad/jobs/billing' }],
  ['1.8.0', 'an SELinux label for files of the node', 'privileged', volume('read_only = true'), volume('read_only = true', 'selinux_label = "Z"'), { new: 'Z' }],
  ['2.0.0', 'other claims of an identity, beside a change that Nomad shows', 'new-secrets-access', claims('a', '1h'), claims('b', '2h'), { new: 'v (claim b)' }],
  ['2.0.0', 'other claims of an identity', 'new-secrets-access', claims('a', '1h'), claims('b', '1h'), { new: 'v (claim b)' }],
]; // prettier-ignore

const noHits: readonly (readonly [what: string, before: Variant, after: Variant])[] = [
  ['another image of a proxy with computed arguments', mesh('envoy:v1.30.0'), mesh('envoy:v1.31.0')],
  [
    'another environment of a task with a computed option',
    docker('volumes = ["/srv/${NOMAD_ALLOC_INDEX}:/d"]'),
    docker('volumes = ["/srv/${NOMAD_ALLOC_INDEX}:/d"]', { color: 'green' }),
  ],
  ['a digest instead of a tag', docker(''), docker('', { config: `image = "web@sha256:${'a'.repeat(64)}"` })],
];

async function findLive(guard: string, before: Variant, after: Variant): Promise<unknown> {
  await using story = await LiveStory.start();
  await story.operate(before);
  story.write(after);
  const plan = await story.plan({ guards: guard });
  return readResult(plan).guards;
}

describe.skipIf(address === '').concurrent(`guards against ${location}`, () => {
  test.each<[guard: string, before: Variant, after: Variant, hit: object]>([
    ['less-memory', { memory: 64 }, { memory: 32 }, { task: 'server', old: '64', new: '32' }],
    ['stops', { count: 1 }, { count: 0 }, { task: '', old: '1', new: '0' }],
  ])(
    'guard %s refuses a change in the plan of Nomad, and lets it pass without the guard',
    patience,
    async (guard, before, after, hit) => {
      await using story = await LiveStory.start();
      await story.first(before);
      story.write({ ...after, color: 'green' });
      const plan = await story.plan({ guards: guard });
      expect(readResult(plan).guards).toEqual([expect.objectContaining({ guard, group: 'app', ...hit })]);
      expect(story.comment()).toMatch(
        new RegExp(`\\(\\[${guard}\\]\\(\\S+\\)\\)\\. This plan cannot be registered until a maintainer approves\\.`),
      );
      const refused = await story.register();
      expect([refused.exitCode, refused.outputs]).toMatchObject([1, { reason: 'guarded', changed: 'false' }]);
      expect((await story.state()).colors).toEqual(['blue']);
      await story.plan();
      const run = await story.register();
      expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
      expect((await story.state()).colors).toEqual(['green', 'blue']);
    },
  );

  test('guard privileged judges raw_exec of a new job, and not of one that ran with it before', patience, async () => {
    await using story = await LiveStory.start();
    story.write({});
    const fresh = await story.plan({ guards: 'recommended' });
    expect(readResult(fresh).guards).toMatchObject([{ guard: 'privileged', new: 'raw_exec' }]);
    await story.first();
    story.write({ color: 'green' });
    const edited = await story.plan({ guards: 'recommended' });
    expect(readResult(edited).guards).toEqual([]);
  });

  test.each(noHits)(
    'no guard of images and rights finds in the plan of Nomad: %s',
    patience,
    async (_, before, after) => {
      expect(await findLive('privileged\nimage-downgrade\nimage-unpinned', before, after)).toEqual([]);
    },
  );

  test.each(rows)('a guard finds in the plan of Nomad: %s', patience, async (_, guard, before, after, hit) => {
    expect(await findLive(guard, before, after)).toEqual([expect.objectContaining({ guard, ...hit })]);
  });

  for (const [version, what, guard, before, after, hit] of newer) {
    const { skip, reason } = since(version);
    test.skipIf(skip)(`a guard finds in the plan of Nomad: ${what}${reason}`, patience, async () => {
      expect(await findLive(guard, before, after)).toEqual([expect.objectContaining({ guard, ...hit })]);
    });
  }

  test(
    `Nomad's parser keeps texts of options, and names what selects secrets${secrets.reason}`,
    patience,
    async (context) => {
      context.skip(secrets.skip);
      const task =
        'secret "s" {\n        provider = "vault"\n        path     = "kv/a"\n        config {\n          engine = "kv_v2"\n        }\n      }';
      const vault = 'vault {\n        role      = "web"\n        namespace = "admin"\n      }';
      const JobHCL = `job "a" {\n  group "g" {\n    task "t" {\n      driver = "docker"\n      config {\n        privileged = "1"\n      }\n      ${task}\n      ${vault}\n    }\n  }\n}\n`;
      expect(await askLive('POST', '/v1/jobs/parse', { JobHCL, Canonicalize: true })).toMatchObject({
        TaskGroups: [
          {
            Tasks: [
              {
                Config: { privileged: '1' },
                Secrets: [{ Name: 's', Provider: 'vault', Path: 'kv/a', Config: { engine: 'kv_v2' } }],
                Vault: { Role: 'web', Namespace: 'admin', Cluster: 'default' },
              },
            ],
          },
        ],
      });
    },
  );
});
