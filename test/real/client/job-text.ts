/** The task drivers that the tests support. */
export const drivers = ['mock_driver', 'raw_exec'] as const;
export type Driver = (typeof drivers)[number];

/** What a task does: keeps running, succeeds at once, fails at once, or fails to start. */
type Course = 'stays' | 'ends' | 'fails' | 'never starts';

const shell = (line: string): string => `command = "/bin/sh"\n        args = ["-c", "${line}"]`;

const configs: Readonly<Record<Driver, Readonly<Record<Course, string>>>> = {
  mock_driver: {
    stays: 'run_for = "1h"',
    ends: 'run_for = "1ms"',
    fails: 'exit_code = 1',
    'never starts': 'start_error = "no power"',
  },
  raw_exec: {
    stays: shell('exec sleep 3600'),
    ends: shell('exit 0'),
    fails: shell('exit 1'),
    'never starts': 'command = "/nowhere/false"',
  },
};

// The shortest rollout whose health depends on its tasks.
const updateBlock = `
    health_check      = "task_states"
    min_healthy_time  = "100ms"
    healthy_deadline  = "20s"
    progress_deadline = "25s"`;

export interface JobText {
  readonly id: string;
  readonly type?: 'service' | 'batch';
  readonly driver?: Driver | undefined;
  readonly course?: Course;
  /** 0 by default, so that no node has to run a task. */
  readonly count?: number;
  /** What differs between two versions. */
  readonly color?: string;
  /** The body of the reschedule block; none by default, so that a failure is final. */
  readonly reschedule?: string;
  /** More of the job, its group, or its update block. */
  readonly job?: string;
  readonly group?: string;
  readonly update?: string;
}

/** A job file with one group `app` of one small task `main`. */
export function jobText(text: JobText): string {
  const { id, type = 'service', driver = 'raw_exec', course = 'stays', count = 0, color = 'blue' } = text;
  const { reschedule = 'attempts = 0\n      unlimited = false', job = '', group = '', update = '' } = text;
  return `
job ${JSON.stringify(id)} {
  type = "${type}"
  ${job}
  ${type === 'service' ? `update {${updateBlock}\n    ${update}\n  }` : ''}
  group "app" {
    count = ${String(count)}
    ${group}
    restart {
      attempts = 0
      mode     = "fail"
    }
    reschedule {
      ${reschedule}
    }
    task "main" {
      driver = "${driver}"
      config {
        ${configs[driver][course]}
      }
      env {
        COLOR = "${color}"
      }
      resources {
        cpu    = 20
        memory = 16
      }
    }
  }
}
`;
}
