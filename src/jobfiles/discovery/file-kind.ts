import type { Help } from '../../errors.ts';

/** The files that an input selects: how its patterns are read, and the texts of its errors. */
export interface FileKind {
  readonly setting: 'Input `job-files`' | 'Input `terraform-files`' | 'Key `stages`';
  /** The extensions that a glob matches unless it writes its own. */
  readonly extensions: readonly string[];
  /** Whether wildcards match folders that begin with a dot. */
  readonly searchesDotFolders: boolean;
  /** Extensions of files that are suggested for a pattern without a match. */
  readonly suggested: { readonly first: readonly string[]; readonly fallback: readonly string[] };
  /** A glob for all files of the kind in a folder. */
  readonly glob: string;
  /** An example of a glob with a different extension. */
  readonly otherGlob: string;
  /** The entry of docs/troubleshooting.md about files that are not found. */
  readonly help: Help;
  readonly texts: {
    readonly plural: string;
    /** The text between a pattern and a folder in an error. */
    readonly unmatched: string;
    readonly noFilesText: string;
  };
}

export const jobFileKind: FileKind = {
  setting: 'Input `job-files`',
  extensions: ['.hcl', '.nomad', '.json'],
  searchesDotFolders: false,
  suggested: { first: ['.nomad', '.nomad.hcl', '.nomad.json'], fallback: ['.hcl'] },
  glob: '**/*.nomad.hcl',
  otherGlob: 'jobs/*.job',
  help: 'no-such-job-file',
  texts: {
    plural: 'job files',
    unmatched: 'matches no job file in',
    noFilesText: 'The workspace has no file that ends in `.nomad.hcl`, `.nomad` or `.hcl`.',
  },
};

export const stageKind: FileKind = { ...jobFileKind, setting: 'Key `stages`' };

export const terraformFileKind: FileKind = {
  setting: 'Input `terraform-files`',
  extensions: ['.tf', '.tofu']
    .flatMap((end) => [end, `${end}.json`, `${end}test.hcl`, `${end}test.json`])
    .concat('.tfcomponent.hcl', '.tfstack.hcl'),
  // Terraform reads them like other folders, as the source of a module or the directory of a run.
  searchesDotFolders: true,
  suggested: { first: ['.tf', '.tf.json', '.tofu', '.tofu.json'], fallback: [] },
  glob: '**/*.tf',
  otherGlob: 'infra/*.hcl',
  help: 'no-such-terraform-file',
  texts: {
    plural: 'Terraform files',
    unmatched: 'matches no Terraform file in',
    noFilesText: 'The workspace has no file that ends in `.tf`, `.tf.json`, `.tofu` or `.tofu.json`.',
  },
};
