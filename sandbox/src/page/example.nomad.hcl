job "hello" {
  group "web" {
    count = 2

    update {
      min_healthy_time = "1s"
    }

    task "server" {
      driver = "docker"

      config {
        image = "hello:1.0"
      }

      env {
        GREETING = "Hello"
      }
    }
  }
}
