import type { Variant } from './live-story.ts';

/** What a server does after its start. */
interface Answering {
  readonly status?: number;
  /** Seconds after which it ends; `undefined` for never. */
  readonly endsAfter?: number;
  /** The number of the allocation that does not start a second time. */
  readonly startsOnce?: number;
}

/** A task that answers at the address and port that Nomad has given it, with a service and a check of Nomad. */
export function createAnsweringTask({ status = 200, endsAfter, startsOnce }: Answering = {}): Pick<
  Variant,
  'driver' | 'config' | 'group' | 'task' | 'memory'
> {
  const lines = [
    `const { createServer } = require('node:http');`,
    `const { existsSync, writeFileSync } = require('node:fs');`,
    `const { env, exit } = process;`,
    `const mark = env.NOMAD_TASK_DIR + '/started';`,
    `if (existsSync(mark) && env.NOMAD_ALLOC_INDEX === '${startsOnce ?? 'none'}') exit(3);`,
    `writeFileSync(mark, '');`,
    // The check is about another path than the one that a smoke test asks for.
    `createServer((asked, answer) => { answer.statusCode = asked.url === '/alive' ? 200 : ${status}; answer.end(env.COLOR); })`,
    `  .listen(Number(env.NOMAD_PORT_http), env.NOMAD_IP_http);`,
    ...(endsAfter === undefined ? [] : [`setTimeout(() => exit(4), ${endsAfter * 1000});`]),
  ];
  return {
    driver: 'raw_exec',
    config: `command = ${JSON.stringify(process.execPath)}\n        args    = ["-e", ${JSON.stringify(lines.join(' '))}]`,
    memory: 64,
    group: 'network {\n      port "http" {}\n    }',
    task: `service {
        name     = "answering"
        provider = "nomad"
        port     = "http"
        check {
          type     = "http"
          path     = "/alive"
          interval = "1s"
          timeout  = "1s"
        }
      }`,
  };
}
