import { member } from '../http/json.ts';

/** What an event says of a tag. */
export interface TagEvent {
  /** Without `refs/tags/`. */
  readonly tag: string;
  readonly what: 'released' | 'withdrawn';
  /** The page of the release, where the event is about one. */
  readonly url: string | undefined;
}

/**
 * The tag that an event is about: `release`, `push` of a tag, `create` and `delete`, and any other that runs on a tag, as a manual run may; undefined
 * for all others. A release that is deleted or unpublished, and a tag that is deleted, are withdrawn. A draft was never released, so nothing of it is
 * withdrawn either, until it is unpublished.
 *
 * @param ref `GITHUB_REF`, which is the default branch's where a tag was deleted
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export function tagEventOf(eventName: string, event: unknown, ref: string | undefined): TagEvent | undefined {
  if (eventName === 'release') return ofRelease(event);
  if (eventName === 'create' || eventName === 'delete') {
    const tag = text(event, 'ref_type') === 'tag' ? text(event, 'ref') : undefined;
    return tag === undefined
      ? undefined
      : { tag, what: eventName === 'delete' ? 'withdrawn' : 'released', url: undefined };
  }
  const tag = tagOfRef(text(event, 'ref') ?? ref);
  if (tag === undefined) return undefined;
  return { tag, what: eventName === 'push' && isDeletion(event) ? 'withdrawn' : 'released', url: undefined };
}

/** A push that deletes leaves the commit of all zeros behind; not every forge sets `deleted` as well. */
function isDeletion(event: unknown): boolean {
  return member(event, 'deleted') === true || /^0{40,64}$/.test(text(event, 'after') ?? '');
}

const withdrawing: ReadonlySet<unknown> = new Set(['deleted', 'unpublished']);

function ofRelease(event: unknown): TagEvent | undefined {
  const release = member(event, 'release');
  const tag = text(release, 'tag_name');
  const action = member(event, 'action');
  // To unpublish a release makes a draft of it.
  const isDraft = member(release, 'draft') === true && action !== 'unpublished';
  if (tag === undefined || isDraft) return undefined;
  return {
    tag,
    what: withdrawing.has(action) ? 'withdrawn' : 'released',
    url: text(release, 'html_url'),
  };
}

function tagOfRef(ref: string | undefined): string | undefined {
  return ref?.startsWith('refs/tags/') === true ? ref.slice('refs/tags/'.length) || undefined : undefined;
}

function text(value: unknown, name: string): string | undefined {
  const found = member(value, name);
  return typeof found === 'string' && found !== '' ? found : undefined;
}
