job "everything" {
  datacenters = ["dc1", "dc2"]
  type        = "service"
  priority    = 70
  all_at_once = true
  meta {
    owner = "team"
  }
  ui {
    description = "Everything"
    link {
      label = "docs"
      url   = "http://127.0.0.1/docs"
    }
  }
  constraint {
    attribute = "${attr.cpu.arch}"
    operator  = "set_contains_any"
    value     = "amd64,arm64"
  }
  constraint {
    distinct_hosts = true
  }
  affinity {
    attribute = "${node.datacenter}"
    value     = "dc1"
    weight    = 60
  }
  spread {
    attribute = "${node.datacenter}"
    weight    = 100
    target "dc1" {
      percent = 70
    }
  }
  migrate {
    max_parallel = 2
  }
  reschedule {
    delay          = "30s"
    delay_function = "fibonacci"
    max_delay      = "120s"
    unlimited      = true
  }
  update {
    max_parallel      = 3
    health_check      = "task_states"
    canary            = 1
    auto_promote      = true
    auto_revert       = true
    stagger           = "30s"
    min_healthy_time  = "10s"
    healthy_deadline  = "3m"
    progress_deadline = "10m"
  }
  group "web" {
    count          = 1
    shutdown_delay = "4s"
    consul {
      namespace = "apps"
    }
    disconnect {
      lost_after = "6h"
      replace    = false
    }
    ephemeral_disk {
      migrate = true
      size    = 500
      sticky  = true
    }
    scaling {
      min     = 1
      max     = 5
      enabled = false
      policy {
        cooldown = "1m"
        check "load" {
          source = "prometheus"
          query  = "avg(load)"
          strategy "target-value" {
            target = 70.5
          }
        }
      }
    }
    volume "data" {
      type      = "host"
      source    = "data"
      read_only = true
    }
    volume "csi" {
      type            = "csi"
      source          = "vol"
      access_mode     = "single-node-writer"
      attachment_mode = "file-system"
      mount_options {
        fs_type     = "ext4"
        mount_flags = ["noatime"]
      }
    }
    network {
      mode     = "bridge"
      hostname = "web"
      dns {
        servers = ["1.1.1.1"]
      }
      cni {
        args = { "k" = "v" }
      }
      port "http" {
        to           = 8080
        host_network = "public"
      }
      port "admin" {
        static = 9000
      }
    }
    service {
      name     = "web-${JOB}"
      port     = "http"
      tags     = ["a", "b"]
      provider = "consul"
      meta {
        version = "1"
      }
      canary_tags = ["canary"]
      weights {
        passing = 10
      }
      check {
        type     = "http"
        path     = "/health"
        interval = "10s"
        timeout  = "2s"
        header {
          Authorization = ["Basic x"]
        }
        check_restart {
          limit = 3
          grace = "90s"
        }
      }
      check_restart {
        limit = 5
      }
      connect {
        sidecar_service {
          tags = ["proxy"]
          proxy {
            local_service_port = 8080
            upstreams {
              destination_name = "api"
              local_bind_port  = 9191
              mesh_gateway {
                mode = "local"
              }
            }
            expose {
              path {
                path            = "/metrics"
                protocol        = "http"
                local_path_port = 9102
                listener_port   = "admin"
              }
            }
            transparent_proxy {
              uid                    = "101"
              exclude_outbound_ports = [80, 443]
            }
            config {
              x = 1
            }
          }
        }
        sidecar_task {
          resources {
            cpu = 250
          }
          shutdown_delay = "5s"
        }
      }
    }
    service {
      name = "gateway"
      connect {
        gateway {
          proxy {
            connect_timeout = "5s"
            envoy_gateway_bind_addresses "all" {
              address = "0.0.0.0"
              port    = 8080
            }
          }
          ingress {
            tls {
              enabled       = true
              cipher_suites = ["A"]
            }
            listener {
              port = 8080
              service {
                name  = "web"
                hosts = ["web.local"]
                max_connections = 10
                request_headers {
                  add {
                    X = "1"
                  }
                  remove = ["Y"]
                }
              }
            }
          }
          terminating {
            service {
              name    = "legacy"
              ca_file = "ca.pem"
            }
          }
          mesh {}
        }
      }
    }
    vault {
      role = "web"
    }
    task "server" {
      driver         = "docker"
      user           = "app"
      leader         = true
      kill_signal    = "SIGQUIT"
      kill_timeout   = "25s"
      shutdown_delay = "3s"
      config {
        image = "web:1.2.3"
        ports = ["http"]
        mount {
          type   = "bind"
          source = "local"
        }
        labels = { app = "web" }
        limit  = 1048576
        ratio  = 0.00001
      }
      env = { "A.B" = "1" }
      artifact {
        source      = "git::http://127.0.0.1/repo"
        destination = "local/repo"
        options {
          depth = "1"
        }
        headers {
          X-Token = "t"
        }
      }
      identity {
        env  = true
        file = true
      }
      identity {
        name        = "vault_default"
        aud         = ["vault.io"]
        ttl         = "1h"
        change_mode = "restart"
      }
      action "migrate" {
        command = "/bin/migrate"
        args    = ["--all"]
      }
      consul {
        cluster = "east"
      }
      secret "db" {
        provider = "nomad"
        path     = "secret/db"
        config {
          namespace = "x"
        }
      }
      logs {
        max_files     = 3
        max_file_size = 5
      }
      volume_mount {
        volume      = "data"
        destination = "/data"
      }
      template {
        data        = "key={{ key \"x\" }}"
        destination = "local/app.env"
        env         = true
        change_mode = "script"
        uid         = 1000
        change_script {
          command       = "/bin/reload"
          args          = ["now"]
          fail_on_error = true
        }
        wait {
          min = "5s"
          max = "90s"
        }
      }
      scaling "cpu" {
        max = 500
        policy {
          x = 1
        }
      }
      resources {
        cores      = 2
        memory     = 256
        memory_max = 512
        secrets    = 10
        device "nvidia/gpu" {
          count = 2
          constraint {
            attribute = "${device.attr.memory}"
            operator  = ">="
            value     = "2 GiB"
          }
          affinity {
            attribute = "${device.model}"
            regexp    = "Tesla.*"
          }
        }
        numa {
          affinity = "require"
        }
      }
      restart {
        attempts = 1
      }
      schedule {
        cron {
          start    = "0 30 11 * * * *"
          end      = "30 13"
          timezone = "UTC"
        }
      }
    }
    task "before" {
      driver = "exec"
      lifecycle {
        hook    = "prestart"
        sidecar = true
      }
      dispatch_payload {
        file = "in.json"
      }
      csi_plugin {
        id   = "p"
        type = "node"
      }
    }
  }
}
