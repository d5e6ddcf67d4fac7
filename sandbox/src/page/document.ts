import { Html, html } from './html.ts';
import type { Sections } from './live.ts';

/** The whole page. Without JavaScript it shows the state at the time of the request. */
export function renderDocument(sections: Sections): string {
  const part = (id: string): Html => new Html(sections.get(id) ?? '');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Outrider sandbox</title>
        <link rel="stylesheet" href="/comments.css" />
        <link rel="stylesheet" href="/style.css" />
        <script src="/live.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="top">
          <div class="title">
            <h1>Outrider sandbox</h1>
            <p id="connection" role="status">Reload to see changes</p>
          </div>
          <nav aria-label="On this page">
            <a href="#jobs">Jobs</a><a href="#modules">Modules</a><a href="#pull-requests">Pull requests</a
            ><a href="#requests">Requests</a>
          </nav>
        </header>
        <main id="main" tabindex="-1">
          ${part('counts')} ${part('news')}
          <div class="columns">
            <div>${part('jobs')} ${part('modules')}</div>
            <div>${part('pull-requests')} ${part('requests')}</div>
          </div>
        </main>
        <footer>
          <p>
            Simulates Nomad and the HCP Terraform module registry. All state is in memory and lost when the sandbox
            ends; no task really runs.
          </p>
        </footer>
      </body>
    </html> `.text;
}
