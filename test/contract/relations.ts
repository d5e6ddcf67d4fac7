/** Names that a server invents: UUIDs and the last part of the IDs of launched and dispatched jobs. */
const INVENTED =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:dispatch|periodic)-(?:[a-z]+-)?\d{10}(?:-[\da-f]{8})?(?![\da-f])/g;

/** Which of our names and indexes stand for the recorded ones: what one answer gave is what later requests send. */
export class Relations {
  readonly #names: Map<string, string>;
  readonly #indexes: Map<string, number>;

  constructor(from?: Relations) {
    this.#names = new Map(from === undefined ? [] : from.#names);
    this.#indexes = new Map(from === undefined ? [] : from.#indexes);
  }

  /** Learns our name for each invented name of a recorded text; returns whether it contradicts what is known. */
  learnText(recorded: string, ours: string): boolean {
    const left = recorded.match(INVENTED) ?? [];
    const right = ours.match(INVENTED) ?? [];
    let agrees = true;
    for (const [index, name] of left.entries()) {
      const own = right[index];
      if (own === undefined) continue;
      if ((this.#names.get(name) ?? own) !== own) agrees = false;
      else this.#names.set(name, own);
    }
    return agrees;
  }

  learnIndex(field: string, recorded: number, ours: number): void {
    this.#indexes.set(`${field} ${recorded}`, ours);
    this.#indexes.set(`any ${recorded}`, ours);
  }

  nameOf(recorded: string): string | undefined {
    return this.#names.get(recorded);
  }

  /** A recorded text with our names for those that the recorded server invented. */
  inText(text: string): string {
    return text.replaceAll(INVENTED, (name) => this.#names.get(name) ?? name);
  }

  /** A recorded text with our names for those known by now, and one sign for all others. */
  outlineOf(text: string): string {
    return text.replaceAll(INVENTED, (name) => this.#names.get(name) ?? '‹new›');
  }

  /** The same of a text of ours. */
  outlineOfOurs(text: string): string {
    const known = new Set(this.#names.values());
    return text.replaceAll(INVENTED, (name) => (known.has(name) ? name : '‹new›'));
  }

  /** A refusal's text, in which indexes are told too. */
  inRefusal(text: string): string {
    return this.inText(text).replace(
      /(index: )(\d+)/,
      (_, before: string, index: string) => before + String(this.#index('JobModifyIndex', Number(index))),
    );
  }

  inPath(path: string): string {
    return this.inText(path).replace(
      /(\bindex=)(\d+)/,
      (_, before: string, index: string) => before + String(this.#index('x-nomad-index', Number(index))),
    );
  }

  /** A recorded body with our names and indexes. */
  inBody(body: unknown): unknown {
    return JSON.parse(JSON.stringify(body), (key, value: unknown) => {
      if (typeof value === 'string') return this.inText(value);
      return typeof value === 'number' && key.endsWith('Index') ? this.#index(key, value) : value;
    });
  }

  #index(field: string, recorded: number): number {
    return this.#indexes.get(`${field} ${recorded}`) ?? this.#indexes.get(`any ${recorded}`) ?? recorded;
  }
}

/** A text without its invented names and without how long something took. */
export function withoutInvented(text: string): string {
  return text.replaceAll(INVENTED, (name) => (/^(?:dispatch|periodic)/.test(name) ? '‹job›' : '‹id›'));
}
