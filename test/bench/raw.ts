/**
 * Sends the requests of mode `plan` for many jobs by Node.js alone, with the same concurrency. A separate process, so that its code is as cold as that of dist.
 * Prints the milliseconds from the first request to the last response, and the processor time of the process.
 *
 *     node test/bench/raw.ts ADDRESS COUNT
 */
import { Agent, request, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import pMap from 'p-map';
import { jobText } from './job-text.ts';

const concurrency = 10;
const [address = '', count = '0'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

async function post(path: string, body: string): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    request(new URL(path, address), { agent, method: 'POST', headers }, resolve).on('error', reject).end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const text = (response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8');
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${text}`);
  return text;
}

const started = performance.now();
await pMap(
  Array.from({ length: Number(count) }, (_, index) => index),
  async (index) => {
    const job = await post('/v1/jobs/parse', JSON.stringify({ JobHCL: jobText(index) }));
    await post(`/v1/job/bench-${index}/plan`, `{"Job":${job},"Diff":true}`);
  },
  { concurrency },
);
const milliseconds = performance.now() - started;
agent.destroy();
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ milliseconds, processor: (user + system) / 1000 }));
