# What .github/workflows/sandbox-preview.yml plans and sandbox-register.yml registers, on the sandbox.
job "web" {
  datacenters = ["dc1"]

  update {
    min_healthy_time = "5s"
    auto_revert      = true
  }

  group "app" {
    count = 2

    task "server" {
      driver = "mock_driver"

      config {
        run_for = "2h"
      }

      env {
        GREETING = "hello"
      }
    }
  }
}
