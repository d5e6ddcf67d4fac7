/** A job of the mock driver; its tasks use neither processor nor memory. */
interface ScaleJob {
  readonly image?: string;
  readonly count?: number;
  /** Allocations of a second group, whose tasks fail after a second. */
  readonly failing?: number;
  readonly update?: string;
  /** Seconds that an allocation has to run before it is healthy. */
  readonly healthyAfter?: number;
}

export function jobFile(
  id: string,
  { image = 'one', count = 1, failing = 0, update = '', healthyAfter = 1 }: ScaleJob = {},
): string {
  const bad = failing === 0 ? '' : group('bad', failing, image, 'run_for = "1s"\n        exit_code = 3');
  return `job "${id}" {
  datacenters = ["*"]
  update {
    min_healthy_time = "${healthyAfter}s"
    ${update}
  }
${group('app', count, image, 'run_for = "2h"')}${bad}}
`;
}

function group(name: string, count: number, image: string, config: string): string {
  return `  group "${name}" {
    count = ${count}
    ephemeral_disk {
      size = 10
    }
    restart {
      attempts = 0
      mode     = "fail"
    }
    reschedule {
      attempts  = 0
      unlimited = false
    }
    task "server" {
      driver = "mock_driver"
      config {
        ${config}
      }
      env {
        IMAGE = "${image}"
      }
      # Each log would be a process.
      logs {
        disabled      = true
        max_files     = 1
        max_file_size = 1
      }
      resources {
        cpu    = 10
        memory = 10
      }
    }
  }
`;
}
