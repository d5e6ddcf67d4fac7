/** An answer that is a refusal: a status and a text, as the service gives them (`text/plain`, no JSON). */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}
