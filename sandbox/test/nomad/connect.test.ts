import { expect, it } from 'vitest';
import { Caller, type Doc } from '../caller.ts';

const group = (name: string, connect: string): string => `
  group "${name}" {
    network {
      mode = "bridge"
    }
    service {
      name = "${name}"
      port = "9000"
      connect {
        ${connect}
      }
    }
    task "server" {
      driver = "docker"
      config {
        image = "web:1"
      }
    }
  }`;

const ingress = 'gateway {\n ingress {\n listener {\n port = 8080\n service {\n name = "web"\n }\n }\n }\n }';

/** Returns every value that a plan shows of a part of a job, by its path. */
function flat(part: Doc, path = ''): readonly string[] {
  const fields = ((part['Fields'] ?? []) as Doc[]).filter(({ New }) => New !== '');
  return [
    ...fields.map(({ Name, New }) => `${path}${Name} = ${New}`),
    ...((part['Objects'] ?? []) as Doc[]).flatMap((inner) => flat(inner, `${path}${inner['Name']}.`)),
  ];
}

async function planConnect(connect: string): Promise<{ readonly group: Doc; readonly proxy: Doc | undefined }> {
  await using caller = await Caller.start();
  const job = await caller.parse(`job "mesh" {${group('web', connect)}\n}`);
  const [shown] = (await caller.plan(job))['Diff'].TaskGroups as [Doc];
  const tasks = shown['Tasks'] as Doc[];
  return { group: shown, proxy: tasks.find(({ Name }) => Name !== 'server') };
}

// As planned by Nomad 2.0.5.
it('Connect: a sidecar service adds a proxy task and its port', async () => {
  const { group: web, proxy } = await planConnect('sidecar_service {}');
  expect(proxy?.['Name']).toBe('connect-proxy-web');
  expect(flat(proxy ?? {})).toEqual(
    expect.arrayContaining([
      'Driver = docker',
      'Kind = connect-proxy:web',
      'ShutdownDelay = 5000000000',
      'Config.args[0] = -c',
      'Config.args[1] = ${NOMAD_SECRETS_DIR}/envoy_bootstrap.json',
      'Config.image = ${meta.connect.sidecar_image}',
      'Resources.CPU = 250',
      'LogConfig.MaxFiles = 2',
    ]),
  );
  expect(flat(web)).toEqual(
    expect.arrayContaining(['Network.Dynamic Port.Label = connect-proxy-web', 'Network.Dynamic Port.To = -1']),
  );
});

it('Connect: settings of the sidecar task are merged and the proxy arguments kept', async () => {
  const sidecar = 'sidecar_service {}\n sidecar_task {\n name = "envoy"\n config {\n image = "envoy:1"\n }\n }';
  const { proxy } = await planConnect(sidecar);
  expect(proxy?.['Name']).toBe('envoy');
  expect(flat(proxy ?? {})).toEqual(
    expect.arrayContaining(['Config.image = envoy:1', 'Config.args[4] = --concurrency', 'LogConfig.MaxFiles = 10']),
  );
});

it('Connect: a gateway adds a proxy task and its bind addresses', async () => {
  const { group: web, proxy } = await planConnect(ingress);
  expect(flat(proxy ?? {})).toContain('Kind = connect-ingress:web');
  const bound = 'Service.ConsulConnect.Gateway.Proxy.EnvoyGatewayBindAddresses.web = 0.0.0.0:8080';
  expect(flat(web)).toContain(bound);
});

it('Connect: a native service is marked and gets no proxy task', async () => {
  const { group: web, proxy } = await planConnect('native = true');
  expect(proxy).toBeUndefined();
  expect(flat(web)).toContain('Service.ConsulConnect.Native = true');
});
