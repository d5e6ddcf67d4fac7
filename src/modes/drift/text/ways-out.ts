import { hiddenMark } from '../../../redaction/hidden-text.ts';
import { code, md, nothing, type Markdown } from '../../../text/markdown.ts';
import type { JobDrift } from '../outcome.ts';

/** The two ways out of a drift, as Markdown: to keep what runs, and to go back to the file. */
export function waysOut(drift: JobDrift, branch: string): readonly [keep: Markdown, restore: Markdown] {
  return [md`**Keep what runs:** ${keep(drift)}`, md`**Go back to ${code(branch)}:** ${restore(drift, branch)}`];
}

function keep(drift: JobDrift): Markdown {
  const { kind, file = '', commit } = drift;
  const inspect = commandText('inspect', drift);
  const shows = inspect === undefined ? nothing : md` ${inspect} shows the running job.`;
  switch (kind) {
    case 'missing':
      return md`remove ${code(file)} in a pull request.`;
    case 'unmanaged':
      return md`add a job file for it in a pull request.${shows}`;
    case 'rolled-back':
    case 'unregistered':
      return typeof commit === 'object'
        ? md`revert the change of the file in a pull request: ${code(`git revert ${commit.id.slice(0, 7)}`)}.`
        : md`revert the change of ${code(file)} in a pull request.`;
    case 'changed':
      return md`change ${code(file)} in a pull request.${shows}`;
  }
}

function restore(drift: JobDrift, branch: string): Markdown {
  const { kind, file = '', commit } = drift;
  const register = md`run ${code('mode: register')} on ${code(branch)} with ${code(`job-files: ${file}`)} and ${code('review: ignore')}`;
  switch (kind) {
    case 'unmanaged': {
      const stop = commandText('stop', drift);
      return md`stop the job with ${code('mode: stop')}${stop === undefined ? nothing : md`, or ${stop}`}.`;
    }
    case 'rolled-back':
      return md`fix ${code(file)} in a pull request. The same version would most likely fail again.`;
    case 'unregistered': {
      const of = typeof commit === 'object' ? md` of ${code(commit.id.slice(0, 7))}` : nothing;
      return md`re-run the workflow${of} that registers, or ${register}.`;
    }
    case 'missing':
    case 'changed':
      return md`${register}.`;
  }
}

function commandText(command: 'inspect' | 'stop', drift: JobDrift): Markdown | undefined {
  const text = jobCommand(command, drift);
  return text === undefined ? undefined : code(text);
}

/** A command of Nomad's command line about a job; undefined for a name that is hidden, or that a shell or the command would read otherwise. */
export function jobCommand(
  command: 'inspect' | 'stop',
  { id, namespace, region }: Pick<JobDrift, 'id' | 'namespace' | 'region'>,
): string | undefined {
  const words = [
    ...(namespace === 'default' ? [] : [`-namespace=${namespace}`]),
    ...(region === undefined ? [] : [`-region=${region}`]),
    id,
  ];
  const isSafe = words.every((word) => /^[\u0020-\u007e]{1,200}$/.test(word) && !word.includes(hiddenMark));
  return isSafe && !id.startsWith('-') ? `nomad job ${command} ${words.map(shellWord).join(' ')}` : undefined;
}

function shellWord(word: string): string {
  return /^[A-Za-z0-9._/=:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
