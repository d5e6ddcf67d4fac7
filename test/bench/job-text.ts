/** The text of one of many small service jobs. */
export function jobText(index: number): string {
  return `job "bench-${index}" {
  datacenters = ["dc1"]
  group "app" {
    count = 2
    task "server" {
      driver = "mock_driver"
      config {
        run_for = "2h"
        image   = "web:${index}"
      }
      env {
        INDEX = "${index}"
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
