import { expect, test } from 'vitest';
import { service, startStory } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

/** Resources that a group requires and no node offers; Nomad does not name them. */

const file = 'jobs/web.nomad.hcl';

function askFor(group: string, task = ''): string {
  return service('web')
    .replace('restart {', `${group}\n restart {`)
    .replace('driver = "mock_driver"', `driver = "mock_driver"\n ${task}`);
}

const hostVolume = (name: string): string => `volume "${name}" {\n type = "host"\n source = "${name}-data"\n }`;
const csiVolume =
  'volume "c" {\n type = "csi"\n source = "csi-data"\n access_mode = "single-node-writer"\n attachment_mode = "file-system"\n }';

test.concurrent.each([
  ['a host volume', askFor(hostVolume('pg')), '1 node does not offer the host volume `pg-data`'],
  [
    'several host volumes',
    askFor(`${hostVolume('pg')}\n ${hostVolume('logs')}`),
    '1 node does not offer all of the host volumes `logs-data, pg-data`',
  ],
  ['a CSI volume', askFor(csiVolume), '1 node lacks the CSI volume `csi-data`'],
  ['a device', askFor('', 'resources {\n device "nvidia/gpu" {}\n }'), '1 node does not offer the device `nvidia/gpu`'],
  ['a network', askFor('network {\n mode = "cni/mesh"\n }'), '1 node does not offer the network mode `cni/mesh`'],
  [
    'a host network',
    askFor('network {\n port "http" {\n host_network = "public"\n }\n }'),
    '1 node lacks the host network `public`',
  ],
  ['a driver', service('web').replace('"mock_driver"', '"docker"'), '1 node does not offer the task driver `docker`'],
])('plan and status name %s that is missing', async (_, source, reason) => {
  await using story = await startStory({ files: { [file]: source } });
  const run = await story.plan();
  expect([run.exitCode, readResult(run).jobs.some(({ unplaced = [] }) => (unplaced as unknown[]).length > 0)]).toEqual([
    0,
    true,
  ]);
  expect(story.github.comments[0]?.body).toContain(`**\`web\` cannot be placed**: ${reason} (1 allocation)`);
  await story.operate(source);
  const status = await story.run({ inputs: { mode: 'status', job: 'web', redact: 'none' } });
  expect(status.summary.replaceAll('`', '')).toContain(reason.replaceAll('`', ''));
});
