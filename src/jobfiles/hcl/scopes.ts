import { readBlockBody, type Block, type Expression } from './bodies.ts';
import { readLoop, readLoopHeader, type LoopHeader } from './loops.ts';
import { literalText } from './strings.ts';
import { nextToken, tokenText, type Hcl } from './tokens.ts';

/**
 * The scope of loop variables: the content of a dynamic block, a `for` expression, or a `for` directive of a template.
 */
export interface LoopScope {
  readonly collection: Expression;
  readonly names: ReadonlyMap<string, 'key' | 'value' | 'iterator'>;
}

export interface Scopes {
  /** The innermost scope around a token that defines a name. */
  readonly find: (at: number, name: string) => LoopScope | undefined;
  /** The scope of a `for` expression by its opening bracket. */
  readonly ofLoop: (opener: number) => LoopScope | undefined;
}

interface ScopeRange {
  readonly from: number;
  to: number;
  readonly scope: LoopScope;
  readonly above: ScopeRange | undefined;
  readonly depth: number;
}

interface PendingScope {
  /** Undefined until `endfor`; the parser reports a missing one. */
  readonly to: number | undefined;
  readonly scope: LoopScope;
}

/** Deeper than anybody writes; a lookup takes one step per level. */
const maxDepth = 50;

/** Undefined if scopes are nested too deeply. */
export function findScopes(hcl: Hcl): Scopes | undefined {
  const finder = new ScopeFinder(hcl);
  return finder.findAll() ? finder : undefined;
}

class ScopeFinder implements Scopes {
  private readonly hcl: Hcl;
  /** Sorted by start. */
  private readonly ranges: ScopeRange[] = [];
  private readonly loops = new Map<number, LoopScope>();
  private open: ScopeRange | undefined;
  /** Scopes that start later, by their first token. */
  private readonly awaited = new Map<number, PendingScope>();
  /** Scopes of template directives, which `endfor` ends. */
  private readonly directives: ScopeRange[] = [];

  constructor(hcl: Hcl) {
    this.hcl = hcl;
  }

  find(at: number, name: string): LoopScope | undefined {
    let [low, high] = [0, this.ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ranges[middle]?.from ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    let range = this.ranges[low - 1];
    while (range !== undefined && (range.to <= at || !range.scope.names.has(name))) range = range.above;
    return range?.scope;
  }

  ofLoop(opener: number): LoopScope | undefined {
    return this.loops.get(opener);
  }

  /** A single pass, because a hostile file has many scopes. */
  findAll(): boolean {
    const { hcl } = this;
    for (let at = 0; at < hcl.kinds.length; at++) {
      while (this.open !== undefined && this.open.to <= at) this.open = this.open.above;
      const awaited = this.awaited.get(at);
      if (awaited !== undefined) this.begin(at, awaited);
      if ((this.open?.depth ?? 0) > maxDepth) return false;
      const kind = hcl.kinds[at];
      if (kind === 'open') this.loop(at);
      else if (kind === 'template') this.directive(at);
      else if (kind === 'name' && tokenText(hcl, at) === 'dynamic') this.dynamic(at);
    }
    return true;
  }

  private begin(from: number, { to, scope }: PendingScope): void {
    const range = {
      from,
      to: to ?? this.hcl.kinds.length,
      scope,
      above: this.open,
      depth: (this.open?.depth ?? 0) + 1,
    };
    this.ranges.push(range);
    this.open = range;
    if (to === undefined) this.directives.push(range);
  }

  private loop(opener: number): void {
    const loop = tokenText(this.hcl, opener) === '(' ? undefined : readLoop(this.hcl, opener);
    if (loop === undefined) return;
    const scope = scopeOf(loop);
    this.loops.set(opener, scope);
    this.awaited.set(loop.colon, { to: this.hcl.closes[opener] ?? opener, scope });
  }

  private directive(opener: number): void {
    const { hcl } = this;
    if (!tokenText(hcl, opener).startsWith('%{')) return;
    const close = hcl.closes[opener] ?? opener;
    const keyword = nextToken(hcl, opener + 1, close, 'skip');
    if (keyword < close && tokenText(hcl, keyword) === 'endfor') {
      const range = this.directives.pop();
      if (range !== undefined) range.to = opener;
    }
    const header = readLoopHeader(hcl, opener + 1, close);
    if (header !== undefined) this.awaited.set(close, { to: undefined, scope: scopeOf(header) });
  }

  private dynamic(at: number): void {
    const block = dynamicBlock(this.hcl, at);
    if (block === undefined) return;
    const { attributes, blocks } = readBlockBody(this.hcl, block);
    const valueOf = (name: string): Expression | undefined =>
      attributes.find((attribute) => attribute.name === name)?.expression;
    const [collection, iterator, labels] = [valueOf('for_each'), valueOf('iterator'), valueOf('labels')];
    if (collection === undefined) return;
    const name = iterator === undefined ? (block.labels[0] ?? '') : tokenText(this.hcl, iterator.from);
    const scope: LoopScope = { collection, names: new Map([[name, 'iterator']]) };
    if (labels !== undefined) this.awaited.set(labels.from, { to: labels.to, scope });
    for (const { type, opener } of blocks) {
      if (type === 'content') this.awaited.set(opener, { to: this.hcl.closes[opener] ?? opener, scope });
    }
  }
}

function scopeOf({ key, value, collection }: LoopHeader): LoopScope {
  const names = new Map<string, 'key' | 'value'>([[value, 'value']]);
  if (key !== undefined && key !== value) names.set(key, 'key');
  return { collection, names };
}

/** Supports a single label: searching for more again and again would take quadratic time. */
function dynamicBlock(hcl: Hcl, at: number): Block | undefined {
  const to = hcl.kinds.length;
  const label = nextToken(hcl, at + 1, to);
  const kind = hcl.kinds[label];
  const type = kind === 'quote' ? literalText(hcl, label) : kind === 'name' ? tokenText(hcl, label) : undefined;
  const opener = nextToken(hcl, (hcl.closes[label] ?? label) + 1, to);
  if (type === undefined || hcl.kinds[opener] !== 'open' || tokenText(hcl, opener) !== '{') return undefined;
  return { type: 'dynamic', labels: [type], at, opener };
}
