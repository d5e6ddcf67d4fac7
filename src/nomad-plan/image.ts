/** The parts of a reference to an image: https://pkg.go.dev/github.com/distribution/reference */
export interface ImageReference {
  /** With the registry and the path. */
  readonly name: string;
  /** `:1.4.2`; empty without a tag. */
  readonly tag: string;
  /** `@sha256:…`; empty without a digest. */
  readonly digest: string;
}

/** The start of the placeholder of a late value: see `formatLate`. */
const lateStart = '(late: ';

export function splitImage(text: string): ImageReference {
  const at = text.indexOf('@');
  const [named, digest] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
  // The mark of a late value contains a colon.
  const late = named.indexOf(`:${lateStart}`);
  const colon = late === -1 ? named.lastIndexOf(':') : late;
  // A port is not a tag: `registry.example:5000/web`.
  const end = late !== -1 || colon > named.lastIndexOf('/') ? colon : named.length;
  return { name: named.slice(0, end), tag: named.slice(end), digest };
}

/** Whether the build fills in an image, or a part of it. */
export function isLateImage(text: string): boolean {
  return text.includes(lateStart);
}
