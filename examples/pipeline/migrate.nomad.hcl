variable "image" {
  type = string
}

job "migrate" {
  type = "batch"

  group "migrate" {
    restart {
      attempts = 0
      mode     = "fail"
    }

    reschedule {
      attempts  = 0
      unlimited = false
    }

    task "migrate" {
      driver = "docker"

      config {
        image = var.image
        args  = ["migrate"]
      }
    }
  }
}
