import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import pMap from 'p-map';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFolders, placeFiles, programs, publishModules, reads, type Program } from '../support/checked-folders.ts';
import { hasOpenssl } from '../support/certificates.ts';
import { moduleFolder, type Files } from '../support/module-folders.ts';
import { startSecureRegistry, type SecureRegistry } from '../support/secure-registry.ts';
import { hasConstVariables, hasProgram, runTerraform } from '../support/terraform.ts';
import { createWorkspace } from '../support/workspace.ts';
import { moduleRows } from '../support/module-rows.ts';

/**
 * What `init` of Terraform and of OpenTofu installs, and what a check of dist says about the same folders. Skipped without the programs: `terraform` and `tofu` on
 * PATH, or in OUTRIDER_TEST_TERRAFORM and OUTRIDER_TEST_TOFU.
 */
const names = { Terraform: 'terraform', OpenTofu: 'tofu' } as const;
const isThere = programs.every((program) => hasProgram(names[program])) && hasOpenssl;
const reason = isThere ? '' : ' (skipped: no terraform, tofu or openssl)';

/** Module and version of each call, sorted; `undefined` if the program refuses the folder. */
type Installed = readonly string[] | undefined;

describe.skipIf(!isThere)(`modules as Terraform and OpenTofu install them${reason}`, () => {
  let registry: SecureRegistry;
  beforeAll(async () => {
    registry = await startSecureRegistry();
    publishModules(registry);
  });
  afterAll(() => registry[Symbol.asyncDispose]());

  async function install(program: Program, files: Files): Promise<Installed> {
    using folder = createWorkspace({ ...placeFiles(files, registry), 'settings.tfrc': '' });
    const env = {
      SSL_CERT_FILE: registry.authority,
      [`TF_TOKEN_${registry.host}`]: registry.sandbox.registryTokens.member,
    };
    const { code } = await runTerraform(folder.path, ['init', '-no-color', '-input=false'], names[program], env);
    if (code !== 0) return undefined;
    const file = join(folder.path, '.terraform/modules/modules.json');
    if (!existsSync(file)) return [];
    const { Modules } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly Modules: readonly { readonly Source: string; readonly Version?: string }[];
    };
    return Modules.flatMap(({ Source, Version }) =>
      Version === undefined ? [] : `${Source.split('/').slice(1).join('/')} ${Version}`,
    ).toSorted();
  }

  const rows = Object.entries(moduleRows);

  for (const program of programs)
    test.each(
      rows.filter(
        ([, row]) => program in row && (program === 'OpenTofu' || hasConstVariables || row.since === undefined),
      ),
    )(`${program} installs %s as the row says`, async (_, row) => {
      expect(await install(program, row.files)).toEqual(row[program]);
    });

  test(
    'check-modules names the versions that both programs install, for 300 generated folders',
    { timeout: 900_000 },
    async () => {
      const folders = fc.sample(moduleFolder, 300);
      const checked = await checkFolders(
        folders.map(({ files }) => files),
        registry,
      );
      const runs = folders.flatMap((folder, at) =>
        programs
          .filter((program) => reads(program, folder.files))
          .filter((program) => program === 'OpenTofu' || hasConstVariables || !folder.isRecent)
          .map((program) => ({ ...folder, at, program })),
      );
      const compared = await pMap(
        runs,
        async ({ program, files, at }) => ({
          program,
          files,
          installed: await install(program, files),
          checked: checked[at]?.[program],
        }),
        { concurrency: 3 },
      );
      const different = compared.filter(({ installed, checked: said }) =>
        installed === undefined
          ? said?.isUnchecked !== true
          : said?.isUnchecked === true || JSON.stringify(said?.versions) !== JSON.stringify(installed),
      );
      expect(
        different.map(({ program, files, installed, checked: said }) => ({ program, files, installed, said })),
      ).toEqual([]);
      const accepted = compared.filter(({ installed }) => installed !== undefined);
      expect(accepted.length).toBeGreaterThan(compared.length / 2);
    },
  );
});
