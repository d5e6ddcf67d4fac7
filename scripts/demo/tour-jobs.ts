/** A service of so many allocations. */
export function web(count: number, image: string): string {
  return `job "web" {
  group "app" {
    count = ${count}
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

/** What works a payload off. */
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

/** What runs at night. */
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
