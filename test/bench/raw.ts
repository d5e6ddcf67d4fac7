/**
 * Sends the requests of mode `plan` for many jobs by undici alone, with the same concurrency. A separate process, so that its code is as cold as that of dist.
 * Prints the milliseconds from the first request to the last response, and the processor time of the process.
 *
 *     node test/bench/raw.ts ADDRESS COUNT
 */
import { gunzipSync } from 'node:zlib';
import pMap from 'p-map';
import { Pool } from 'undici';
import { jobText } from './job-text.ts';

const concurrency = 10;
const [address = '', count = '0'] = process.argv.slice(2);
const pool = new Pool(address, { connections: concurrency });

async function post(path: string, body: string): Promise<string> {
  const {
    statusCode,
    headers,
    body: answer,
  } = await pool.request({ method: 'POST', path, body, headers: { 'accept-encoding': 'gzip' } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8');
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text}`);
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
await pool.destroy();
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ milliseconds, processor: (user + system) / 1000 }));
