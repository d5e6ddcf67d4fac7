import { escapeHtml } from '../html.ts';
import { addressOf, type Module, shownDeprecation, type Version } from './module.ts';
import { compareVersions } from './precedence.ts';
import type { Registry } from './registry.ts';
import type { Deprecation } from './seeds.ts';

/** What the section needs beside the page's own style. */
export const MODULES_STYLE =
  'h3{margin:1.6em 0 .2em}h3+p{margin:0 0 .4em;color:#555}.versions{table-layout:fixed}.versions th:nth-child(-n+3){width:11em}.versions td{vertical-align:top;overflow-wrap:anywhere}.versions td:first-child{font-weight:600}.badge{display:inline-block;padding:0 .6em;border-radius:1em;font-size:.85em;font-weight:600;background:#eee}.ok{background:#dff3e4;color:#116329}.failed{background:#ffdfdc;color:#8e1519}.notice{border-left:4px solid;padding:.35em .7em;border-radius:3px;margin-bottom:.3em}.notice p{margin:.2em 0 0;overflow-wrap:anywhere}.deprecated{background:#fff6df;border-color:#d9930d}.deprecated .badge{background:#f8d893;color:#6b4600}.revoked{background:#fff0ee;border-color:#cf222e}.revoked .badge{background:#f9c0bb;color:#8e1519}';

/** The registry's modules with their versions, newest first, and with the warnings that whoever uses them sees. */
export function renderModules(registry: Registry): string {
  const modules = [...registry.modules].map((module) => renderModule(module, registry.now));
  return `<h2>Modules</h2>\n${modules.length === 0 ? '<p>none</p>' : modules.join('\n')}`;
}

function renderModule(module: Module, now: number): string {
  const versions = [...module.versions.values()]
    .toSorted((first, second) => compareVersions(second.version, first.version))
    .map((version) => renderVersion(version, now));
  const title = `<h3>${escapeHtml(addressOf(module))}</h3>\n<p>${escapeHtml(describe(module))}</p>`;
  if (versions.length === 0) return `${title}\n<p>no versions</p>`;
  const head = '<tr><th>Version</th><th>Import</th><th>Published</th><th>What its users see</th></tr>';
  return `${title}\n<table class="versions">${head}${versions.join('')}</table>`;
}

function describe(module: Module): string {
  const ways = { git_tag: 'Published by tags', branch: 'Published from a branch', non_vcs: 'Uploaded' };
  const prefix = module.tagPrefix === '' ? '' : ` that begin with ${module.tagPrefix}`;
  return `${ways[module.mechanism]}${prefix}${module.noCode ? '; ready for no-code use' : ''}.`;
}

function renderVersion(version: Version, now: number): string {
  const { status } = version;
  const kind = status === 'ok' ? ' ok' : status.endsWith('_failed') ? ' failed' : '';
  const deprecation = shownDeprecation(version, now);
  const notices = [
    version.revoked ? renderNotice('revoked', 'Revoked', null) : '',
    deprecation === null ? '' : renderNotice('deprecated', 'Deprecated', deprecation),
  ];
  const cells = [
    escapeHtml(version.version),
    `<span class="badge${kind}">${escapeHtml(status)}</span>`,
    escapeHtml(version.createdAt.slice(0, 16).replace('T', ' ')),
    notices.join(''),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function renderNotice(kind: 'revoked' | 'deprecated', title: string, deprecation: Deprecation | null): string {
  const { reason = '', link = '' } = deprecation ?? {};
  const parts = [
    `<span class="badge">${title}</span>`,
    reason === '' ? '' : `<p>${escapeHtml(reason)}</p>`,
    link === '' ? '' : `<p>${renderLink(link)}</p>`,
  ];
  return `<div class="notice ${kind}">${parts.join('')}</div>`;
}

/** Anybody who may deprecate writes links, so that only those into the web become one. */
function renderLink(link: string): string {
  const text = escapeHtml(link);
  return /^https?:\/\//i.test(link) ? `<a href="${text}" rel="noreferrer">${text}</a>` : text;
}
