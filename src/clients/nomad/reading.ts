import type { Call } from './call.ts';
import type { Shaped } from './shape.ts';

/** What an answer's headers say of its content. */
interface Heading {
  /** Opaque; `undefined` on the last page. */
  readonly nextToken: string | undefined;
}

/** Makes the content of an answer out of its JSON, if it is what it should be. */
export type Shape<T> = (value: unknown, heading: Heading) => Shaped<T>;

/** A blocking endpoint: asked once, or watched. */
export interface Reading<T> {
  readonly call: Call;
  readonly shape: Shape<T>;
}
