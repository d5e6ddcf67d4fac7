import { renderCommentPage } from '../look/page.ts';
import type { Pages } from './front.ts';
import type { GitHub, PullRequest } from './github.ts';
import type { Repository } from './repository.ts';

export interface PageState {
  pull?: PullRequest;
  /** The step summary of the first run. */
  summary?: string;
}

/** The linked pages for `--serve`: the pull request with its current comments, its run, and files of the repository. */
export function createPages(github: GitHub, repository: Repository, pageState: Readonly<PageState>): Pages {
  return async (path) => {
    const { pathname } = new URL(path, 'http://localhost');
    const number = /^\/(?:acme\/jobs\/(?:pull|issues)\/(\d+))?$/.exec(pathname);
    if (pageState.pull !== undefined && number !== null) {
      const pull = number[1] === undefined ? pageState.pull : await github.read(Number(number[1]));
      const comments = await github.comments(pull);
      const shown = comments.map(({ user, body }) => ({ author: user.login, markdown: body }));
      return { type: 'text/html', text: await renderCommentPage(pull.title, shown) };
    }
    if (pageState.summary !== undefined && /^\/acme\/jobs\/actions\/runs\/\d+$/.test(pathname)) {
      const shown = { author: 'Step summary', markdown: pageState.summary };
      return { type: 'text/html', text: await renderCommentPage(shown.author, [shown]) };
    }
    const [, commit, file] = /^\/acme\/jobs\/blob\/([0-9a-f]{40})\/([\w./-]+)$/.exec(pathname) ?? [];
    if (commit === undefined || file === undefined) return undefined;
    return { type: 'text/plain', text: await repository.git('show', `${commit}:${file}`) };
  };
}
