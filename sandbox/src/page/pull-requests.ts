import { Changes } from '../changes.ts';
import { type PullRequest, readPullRequests } from './github.ts';
import { type Html, html, renderWebLink } from './html.ts';
import { renderBadge, type Tone } from './signs.ts';

/** GitHub announces no changes, so that the page polls it while the page is open. Milliseconds. */
const pollInterval = 1000;
const requestTimeout = 5000;

const tones: Readonly<Record<PullRequest['state'], Tone>> = { open: 'moving', merged: 'good', closed: 'over' };

/** The pull requests of a repository, as of the latest read of GitHub. */
export class PullRequests {
  readonly changes = new Changes();
  readonly #repository: string | undefined;
  #content: Html;
  #reading: Promise<void> | undefined;
  #followed = false;
  #timer: NodeJS.Timeout | undefined;
  #ending = new AbortController();

  /** @param repository address of a repository in GitHub's API, or `undefined` */
  constructor(repository: string | undefined) {
    this.#repository = repository;
    this.#content = html`<p class="none">
      No GitHub repository is configured. To see comments here, set <code>OUTRIDER_SANDBOX_GITHUB</code> to the address
      of a repository in GitHub’s API; <code>npm run demo -- --serve</code> does this.
    </p>`;
  }

  render(): Html {
    return html`<section id="pull-requests" aria-labelledby="pull-requests-title">
      <h2 id="pull-requests-title">Pull requests</h2>
      ${this.#content}
    </section>`;
  }

  /** Reads GitHub; concurrent callers wait for the same response. */
  refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  /** Polls until `release`. */
  follow(): void {
    if (this.#repository === undefined || this.#followed) return;
    this.#followed = true;
    void this.#again();
  }

  release(): void {
    this.#followed = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.release();
    this.#ending.abort();
  }

  async #again(): Promise<void> {
    await this.refresh();
    clearTimeout(this.#timer);
    if (this.#followed) this.#timer = setTimeout(() => void this.#again(), pollInterval);
  }

  async #read(): Promise<void> {
    if (this.#repository === undefined) return;
    const late = new AbortController();
    const end = (): void => late.abort();
    const timer = setTimeout(end, requestTimeout);
    this.#ending.signal.addEventListener('abort', end);
    try {
      this.#show(await renderPulls(await readPullRequests(this.#repository, late.signal)));
    } catch (error) {
      this.#show(renderProblem(this.#repository, late.signal.aborted ? 'timed out' : error));
    } finally {
      clearTimeout(timer);
      this.#ending.signal.removeEventListener('abort', end);
    }
  }

  #show(content: Html): void {
    if (content.text === this.#content.text) return;
    this.#content = content;
    this.changes.notify();
  }
}

function renderProblem(repository: string, error: unknown): Html {
  const reason = error instanceof Error ? error.message : String(error);
  return html`<p class="notice warning">Could not read ${repository}: ${reason}. The page keeps trying.</p>`;
}

async function renderPulls(pulls: readonly PullRequest[]): Promise<Html> {
  if (pulls.length === 0) return html`<p class="none">No pull requests yet.</p>`;
  return html`${await Promise.all(pulls.map((pull, index) => renderPull(pull, index === 0)))}`;
}

async function renderPull({ number, title, state, address, comments }: PullRequest, isOpen: boolean): Promise<Html> {
  // Loaded only when there is something to render: it takes a third of a second, which every test would pay.
  const { renderCommentFrame } = await import('./comments/frame.ts');
  const frames = await Promise.all(comments.map(renderCommentFrame));
  return html`<details class="card pull" id="pull-${number}" ${isOpen ? html`open` : ''}>
    <summary>
      <h3>${title} <span class="number">#${number}</span></h3>
      ${renderBadge(tones[state], state)}
    </summary>
    <div class="thread markdown-body">${frames.length === 0 ? html`<p class="none">No comments yet.</p>` : frames}</div>
    <p class="note">${renderWebLink(address, 'View the pull request')}</p>
  </details>`;
}
