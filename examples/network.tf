# Module calls as `mode: check-modules` reads them: docs/consumers.md.

# Checked: the highest 1.x version in the registry.
module "network" {
  source  = "app.terraform.io/acme/network/aws"
  version = "~> 1.0"
}

# Checked: a submodule has the version of its package.
module "subnets" {
  for_each = toset(["eu", "us"])
  source   = "app.terraform.io/acme/network/aws//modules/subnets"
  version  = "1.2.0"
}

# Ignored: another registry, the repository itself, git.
module "vpc" {
  source  = "terraform-aws-modules/vpc/aws"
  version = "~> 6.0"
}

module "local" {
  source = "./modules/local"
}

module "legacy" {
  source = "git::https://git.example/network.git?ref=v1.0.0"
}

# Not checked, with a notice.
module "computed" {
  source  = "app.terraform.io/acme/network/aws"
  version = var.network_version
}

variable "network_version" {
  type    = string
  default = "1.2.0"
}
