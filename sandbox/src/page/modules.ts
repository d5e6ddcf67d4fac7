import { formatAddress, type Module, showDeprecation, type Version } from '../registry/module.ts';
import { compareVersions } from '../registry/precedence.ts';
import type { Registry } from '../registry/registry.ts';
import type { Deprecation, VersionStatus } from '../registry/seeds.ts';
import { type Html, html, renderWebLink } from './html.ts';
import { renderBadge, type Tone } from './signs.ts';
import { renderTable } from './table.ts';

/** The registry's modules with their versions, newest first, and with the warnings that their users see. */
export function renderModules(registry: Registry): Html {
  const modules = [...registry.modules].map((module) => renderModule(module, registry.now));
  return html`<section id="modules" aria-labelledby="modules-title">
    <h2 id="modules-title">Modules</h2>
    ${modules.length === 0 ? html`<p class="none">No modules yet.</p>` : modules}
  </section>`;
}

function renderModule(module: Module, now: number): Html {
  const address = formatAddress(module);
  const versions = [...module.versions.values()]
    .toSorted((first, second) => compareVersions(second.version, first.version))
    .map((version) => renderVersion(version, now));
  const table = renderTable({
    kind: 'versions',
    caption: `Versions of ${address}`,
    heads: ['Version', 'Import', 'Published', 'Shown to users'],
    rows: versions,
  });
  return html`<article class="card">
    <header>
      <h3>${address}</h3>
      <p class="facts">${describe(module)}</p>
    </header>
    ${versions.length === 0 ? html`<p class="none">No versions.</p>` : table}
  </article>`;
}

function describe(module: Module): string {
  const ways = { git_tag: 'Published from tags', branch: 'Published from a branch', non_vcs: 'Uploaded' };
  const prefix = module.tagPrefix === '' ? '' : ` with the prefix ${module.tagPrefix}`;
  return `${ways[module.mechanism]}${prefix}${module.noCode ? '; no-code ready' : ''}.`;
}

function renderVersion(version: Version, now: number): Html {
  const { status } = version;
  const deprecation = showDeprecation(version, now);
  const notices = [
    ...(version.revocation !== null ? [renderNotice('bad', 'Revoked', null)] : []),
    ...(deprecation === null ? [] : [renderNotice('warning', 'Deprecated', deprecation)]),
  ];
  return html`<tr>
    <th scope="row">${version.version}</th>
    <td data-label="Import">${renderBadge(selectTone(status), status)}</td>
    <td data-label="Published">${version.createdAt.slice(0, 16).replace('T', ' ')}</td>
    ${notices.length === 0 ? html`<td></td>` : html`<td data-label="Shown to users">${notices}</td>`}
  </tr>`;
}

function selectTone(status: VersionStatus): Tone {
  if (status === 'ok') return 'good';
  return status.endsWith('_failed') ? 'bad' : 'moving';
}

function renderNotice(tone: 'bad' | 'warning', title: string, deprecation: Deprecation | null): Html {
  const { reason = '', link = '' } = deprecation ?? {};
  return html`<div class="notice ${tone}">
    ${renderBadge(tone, title)}${reason === '' ? '' : html`<p>${reason}</p>`}${link === '' ? '' : html`<p>${renderWebLink(link, link)}</p>`}
  </div>`;
}
