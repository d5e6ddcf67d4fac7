variable "image" {
  type = string
}

job "worker" {
  update {
    min_healthy_time  = "10s"
    healthy_deadline  = "2m"
    progress_deadline = "3m"
  }

  group "worker" {
    count = 2

    scaling {
      enabled = true
      min     = 1
      max     = 10
    }

    task "worker" {
      driver = "docker"

      config {
        image = var.image
        args  = ["work"]
      }
    }
  }
}
