import type { Right } from './acl/rights.ts';
import type { World } from './world.ts';
import type { Answer, Ask } from '../http/exchange.ts';

type Run = (ask: Ask, id: string, world: World) => Answer | Promise<Answer>;

export interface Endpoint {
  /** One of these is enough, in the request's namespace; none for what is open to all or looks for itself. */
  readonly rights: readonly Right[];
  readonly run: Run;
}

/** Endpoints by what they are asked to do; PUT and POST are the same. */
export type Methods = Partial<Record<'GET' | 'POST' | 'DELETE', Endpoint>>;

/** An endpoint that asks for one of some rights. */
export function may(rights: readonly Right[], run: Run): Endpoint {
  return { rights, run };
}
