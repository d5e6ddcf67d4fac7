import { expect, test } from 'vitest';
import { formatModuleName } from '../../../src/clients/registry/module.ts';
import { parseModuleSource } from '../../../src/modes/check-modules/module-calls.ts';

test.each([
  ['app.terraform.io/acme/vpc/aws', 'app.terraform.io', 'acme/vpc/aws'],
  ['APP.Terraform.io/acme/vpc/aws', 'app.terraform.io', 'acme/vpc/aws'],
  ['app.terraform.io:443/acme/vpc/aws', 'app.terraform.io', 'acme/vpc/aws'],
  ['tfe.example:8443/acme/vpc/aws//modules/sub', 'tfe.example:8443', 'acme/vpc/aws'],
  ['127.0.0.1:8080/acme/vpc_2/aws//', '127.0.0.1:8080', 'acme/vpc_2/aws'],
  ['tfé.example/acme/vpc/aws', 'xn--tf-cja.example', 'acme/vpc/aws'],
  ['terraform-aws-modules/vpc/aws', 'registry.terraform.io', 'terraform-aws-modules/vpc/aws'],
  ['hashicorp/consul/aws//sub/dir', 'registry.terraform.io', 'hashicorp/consul/aws'],
])('the module source %s is in the registry %s: %s', (source, host, module) => {
  const parsed = parseModuleSource(source);
  expect(parsed === undefined ? undefined : [parsed.host, formatModuleName(parsed.module)]).toEqual([host, module]);
});

test.each([
  ...`./vpc ../acme/vpc/aws /acme/vpc/aws acme/vpc acme/b/vpc/aws github.com/acme/vpc git@github.com:acme/vpc/aws.git
    git::https://app.terraform.io/acme/vpc/aws https://app.terraform.io/acme/vpc/aws
    s3::https://s3.example/acme/vpc/aws.zip app.terraform.io/acme/vpc/AWS app.terraform.io/acme/vpc/aws?ref=v1
    app.terraform.io/acme/vpc/aws/ user@app.terraform.io/acme/vpc/aws app.terraform.io:port/acme/vpc/aws
    app.terraform.io/-acme/vpc/aws`.split(/\s+/),
  ' app.terraform.io/acme/vpc/aws',
  `app.terraform.io/${'a'.repeat(65)}/vpc/aws`,
  '',
])('the module source %j is not in a registry', (source) => {
  expect(parseModuleSource(source)).toBeUndefined();
});
