# A job for the sandbox: planned by .github/workflows/sandbox-preview.yml, registered by sandbox-register.yml.
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
