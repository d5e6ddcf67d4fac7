import { startNomadProxy, startStory, type ProxiedRequest, type Story, type StoryOptions } from './registering.ts';
import type { TestServer } from './server.ts';

/** An allocation as the sandbox lists it. */
interface Placed {
  readonly ID: string;
  readonly Name: string;
  readonly ClientStatus: string;
  readonly DesiredStatus: string;
  readonly TaskStates: Readonly<
    Record<string, { readonly Restarts: number; readonly Events: readonly { readonly Type: string }[] }>
  >;
}

interface Web {
  readonly id?: string;
  readonly count?: number;
  readonly type?: string;
  readonly groups?: readonly string[];
  readonly task?: string;
  readonly job?: string;
  /** Lines of the block `env`. */
  readonly env?: string;
  /** Lines of the block `update`. */
  readonly update?: string;
  readonly healthyDeadline?: string;
  readonly healthyTime?: string;
}

/** A service with two tasks in each group, one of which ends: it prepares the other. */
export function web({
  count = 5,
  groups = ['app'],
  task = '',
  env = '',
  update = '',
  healthyDeadline = '1m',
  healthyTime = '10ms',
  ...job
}: Web = {}): string {
  const { id = 'web', type = 'service', job: blocks = '' } = job;
  const hasUpdate = type !== 'batch';
  return `job "${id}" {
  type = "${type}"
  ${blocks}
${groups
  .map(
    (group) => `  group "${group}" {
    ${type === 'system' ? '' : `count = ${count}`}
    ${hasUpdate ? `update {\n      min_healthy_time = "${healthyTime}"\n      healthy_deadline = "${healthyDeadline}"\n      progress_deadline = "3h"\n      ${update}\n    }` : ''}
    restart {
      attempts = 0
      mode     = "fail"
    }
    ${type === 'system' ? '' : 'reschedule {\n      attempts  = 0\n      unlimited = false\n    }'}
    network {
      port "http" {}
    }
    task "server" {
      driver = "mock_driver"
      config {
        run_for = "2h"
      }
      env {
        A = "b"
        ${env}
      }
      ${task}
    }
    task "sidecar" {
      driver = "mock_driver"
      config {
        run_for = "2h"
      }
    }
  }
`,
  )
  .join('')}}
`;
}

/** A block of a task: a service of Nomad with a check. */
export const checkedService = `service {
        provider = "nomad"
        port     = "http"
        check {
          name     = "alive"
          type     = "http"
          path     = "/"
          interval = "1s"
          timeout  = "1s"
        }
      }`;

/** A story in which the job runs. */
export async function startRunning(source = web(), options: Partial<StoryOptions> = {}): Promise<Story> {
  return startStory({ files: {}, running: [source], ...options });
}

export async function listPlaced(story: Story, job = 'web'): Promise<readonly Placed[]> {
  const all = await story.ask<readonly Placed[]>('GET', `/v1/job/${job}/allocations`);
  return all.toSorted((a, b) => (a.Name < b.Name ? -1 : 1));
}

/** How often each running allocation was restarted on request, by its number: the first task, or the named one. */
export async function countRestarts(story: Story, task = 'server', job = 'web'): Promise<readonly number[]> {
  const all = (await listPlaced(story, job)).filter(({ DesiredStatus }) => DesiredStatus === 'run');
  return all.map(
    ({ TaskStates }) => (TaskStates[task]?.Events ?? []).filter(({ Type }) => Type === 'Restart Signaled').length,
  );
}

/** A proxy that counts the requests that restart or stop an allocation, and how many of them run at once. */
export async function startCounting(
  story: Story,
  intercept: (request: ProxiedRequest, writes: number) => Promise<void> | void = () => undefined,
): Promise<TestServer & { readonly writes: string[] }> {
  const writes: string[] = [];
  const server = await startNomadProxy(story.sandbox.scheduler, async (request) => {
    const isWrite = request.method === 'POST' && /\/allocation\/[^/]+\/(restart|stop)/.test(request.path);
    if (isWrite) writes.push(`${/\/(restart|stop)/.exec(request.path)?.[1]} ${request.body}`);
    await intercept(request, isWrite ? writes.length : 0);
  });
  return { ...server, writes };
}
