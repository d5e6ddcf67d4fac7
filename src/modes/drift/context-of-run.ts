import { createUiLinks } from '../../report/nomad-ui.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { DriftInputs } from './inputs.ts';
import type { DriftContext } from './text/drift-context.ts';

interface ComparedWith {
  readonly commit: string | undefined;
  /** The default branch; undefined if GitHub was not asked. */
  readonly branch: string | undefined;
}

/** The names and links of a report. Files are linked at the branch, because a link to a commit would differ with every commit. */
export function contextOf(
  inputs: DriftInputs,
  { event, runner }: Pick<RunContext, 'event' | 'runner'>,
  { commit, branch: asked }: ComparedWith,
): DriftContext {
  const { repository, serverUrl, runUrl, subject } = event;
  const branch = asked ?? subject.defaultBranch ?? 'main';
  const { nomad, ui, issue } = inputs;
  const base = repository === undefined ? undefined : `${serverUrl}/${repository.owner}/${repository.name}`;
  return {
    environment: issue.id === 'default' ? undefined : issue.id,
    ui: ui === undefined ? undefined : createUiLinks(ui),
    marker: undefined,
    record: undefined,
    stateLine: undefined,
    errors: [],
    hide: (text) => runner.hide(text),
    fileUrl: base === undefined ? undefined : (file) => `${base}/blob/${encodePath(branch)}/${encodePath(file)}`,
    pullRequestUrl: base === undefined ? undefined : (number) => `${base}/pull/${number}`,
    branch,
    commit,
    run: runUrl === undefined ? undefined : { number: event.runNumber, attempt: event.runAttempt, url: runUrl },
    cluster: nomad.address.host,
    region: nomad.region,
    namespace: nomad.namespace === 'default' ? undefined : nomad.namespace,
  };
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
