variable "image" {
  type = string
}

job "api" {
  update {
    canary            = 1
    min_healthy_time  = "10s"
    healthy_deadline  = "2m"
    progress_deadline = "3m"
    auto_revert       = true
  }

  group "api" {
    count = 2

    restart {
      attempts = 0
      mode     = "fail"
    }

    task "api" {
      driver = "docker"

      config {
        image = var.image
        args  = ["serve"]
      }
    }
  }
}
