/** A service with this many allocations. */
export function web(count: number, image: string): string {
  return `job "web" {
  group "app" {
    count = ${count}
    update {
      min_healthy_time = "1s"
    }
    scaling {
      min = 1
      max = 6
    }
    task "server" {
      driver = "mock_driver"
      config {
        image   = "${image}"
        run_for = "2h"
      }
      resources {
        cpu    = 50
        memory = 32
      }
    }
  }
}
`;
}

/** A parameterized job that processes a payload. */
export const mail = `job "mail" {
  type = "batch"
  parameterized {
    payload       = "required"
    meta_required = ["campaign"]
  }
  group "send" {
    task "send" {
      driver = "mock_driver"
      config {
        run_for = "100ms"
      }
      resources {
        cpu    = 50
        memory = 32
      }
    }
  }
}
`;

/** A periodic job that runs at night. */
export const report = `job "report" {
  type = "batch"
  periodic {
    crons = ["0 3 * * *"]
  }
  group "report" {
    task "report" {
      driver = "mock_driver"
      config {
        run_for = "100ms"
      }
      resources {
        cpu    = 50
        memory = 32
      }
    }
  }
}
`;

/** A service whose new versions start with a canary. */
export function shop(image: string): string {
  return web(2, image)
    .replace('job "web" {', 'job "shop" {')
    .replace(
      '  group "app" {',
      '  update {\n    canary           = 1\n    min_healthy_time = "1s"\n  }\n  group "app" {',
    );
}
