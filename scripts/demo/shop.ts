/** A service whose rollout is shown: the running version, a better one, and one that fails after its start. */
function shop(version: string, task: string): string {
  return `job "shop" {
  datacenters = ["dc1"]

  update {
    min_healthy_time = "5s"
    auto_revert      = true
  }

  group "app" {
    count = 2

    restart {
      attempts = 0
      mode     = "fail"
    }

    reschedule {
      attempts  = 0
      unlimited = false
    }

    task "server" {
      driver = "mock_driver"

      config {
${task}
      }

      env {
        VERSION = "${version}"
      }
    }
  }
}
`;
}

const well = '        run_for = "2h"';

export const shopFile = 'shop/shop.nomad.hcl';
export const shops = {
  running: shop('2.0', well),
  better: shop('2.1', well),
  failing: shop('2.2', '        run_for   = "1s"\n        exit_code = 137'),
};
