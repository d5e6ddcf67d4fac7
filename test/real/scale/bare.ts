/**
 * Sends the requests of mode `plan` for the job files of a folder by Node.js alone. A separate process, so that its code is as cold as that of dist. Prints the
 * milliseconds from the first request to the last response, and those of the processor with the start.
 *
 *     NOMAD_TOKEN=… node test/real/scale/bare.ts ADDRESS FOLDER CONCURRENCY
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pMap from 'p-map';

const [address = '', folder = '', atOnce = '10'] = process.argv.slice(2);
const concurrency = Number(atOnce);
const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
const headers = { 'accept-encoding': 'gzip', 'x-nomad-token': process.env['NOMAD_TOKEN'] ?? '' };

async function send(method: string, path: string, body?: string): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(new URL(path, address), { agent, method, headers }, resolve).on('error', reject).end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const text = (response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8');
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${text}`);
  return text;
}

interface Plan {
  readonly Diff: { readonly Type: string };
}

const files = readdirSync(folder).map((name) => ({
  id: basename(name, '.nomad.hcl'),
  text: readFileSync(join(folder, name), 'utf8'),
}));
const started = performance.now();
await pMap(
  files,
  async ({ id, text }) => {
    const job = await send('POST', '/v1/jobs/parse', JSON.stringify({ JobHCL: text }));
    const plan = JSON.parse(await send('POST', `/v1/job/${id}/plan`, `{"Job":${job},"Diff":true}`)) as Plan;
    if (plan.Diff.Type === 'None') await send('GET', `/v1/job/${id}`);
  },
  { concurrency },
);
const milliseconds = performance.now() - started;
agent.destroy();
const { user, system } = process.cpuUsage();
console.log(milliseconds, (user + system) / 1000);
