import { escapeHtml } from './html.ts';
import { MODULES_STYLE, renderModules } from './registry/modules-section.ts';
import type { Registry } from './registry/registry.ts';
import { summarize } from './status.ts';
import type { Store } from './store.ts';

function row(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

function table(head: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '<p>none</p>';
  return `<table><tr>${head.map((cell) => `<th>${escapeHtml(cell)}</th>`).join('')}</tr>${rows.join('')}</table>`;
}

const STYLE =
  'body{font:15px/1.5 system-ui,sans-serif;max-width:70em;margin:2em auto;padding:0 1em}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3em .6em;border-bottom:1px solid #ccc}h2{margin-top:2em}';

/** The page to look at: jobs and their allocations, and modules. It renews itself every two seconds. */
export function renderPage(store: Store, registry: Registry): string {
  const jobs = store.jobs('*').map((job) => {
    const groups = Object.entries(summarize(store, job)).map(
      ([name, group]) => `${name}: ${group.Running} running, ${group.Starting} starting, ${group.Queued} queued`,
    );
    return row([
      job.ID,
      job.Namespace,
      job.Type,
      job.Stop ? `${job.Status} (stopped)` : job.Status,
      String(job.Version),
      groups.join('; '),
    ]);
  });
  const newest = [...store.allocations.values()].toReversed().slice(0, 200);
  const allocations = newest.map((item) =>
    row([
      item.ID.slice(0, 8),
      item.Name,
      String(item.Job.Version),
      item.DesiredStatus,
      item.ClientStatus,
      item.NodeName,
    ]),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Sandbox scheduler and registry</title><style>${STYLE}${MODULES_STYLE}</style></head>
<body>
<h1>Sandbox scheduler and registry</h1>
<p>Everything here is in memory and gone when the sandbox ends. Nothing really runs.</p>
<h2>Jobs</h2>
${table(['ID', 'Namespace', 'Type', 'Status', 'Version', 'Allocations'], jobs)}
<h2>Allocations</h2>
${table(['ID', 'Name', 'Version', 'Desired', 'State', 'Node'], allocations)}
${renderModules(registry)}
</body>
</html>
`;
}
