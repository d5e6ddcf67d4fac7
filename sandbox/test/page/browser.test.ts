import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser, openBrowser } from '../../../scripts/look/browser.ts';
import { startSandbox, type Sandbox } from '../../src/server.ts';
import { startServer, type TestServer } from '../../../test/support/server.ts';
import { type Doc, serviceJob } from '../caller.ts';

const hasBrowser = findBrowser() !== undefined;
const shown = { comment: '<div id="a">The plan of <b>web</b></div>' };

const pull = { number: 7, title: 'Raise web', state: 'open', html_url: 'https://github.example/pull/7' };
const evil = `"><script>document.title='broken'</script><img src=x onerror="document.title='broken'">`;

describe.skipIf(!hasBrowser)(`page in a browser${hasBrowser ? '' : ' (skipped: no Chromium on PATH)'}`, () => {
  let browser: Browser;
  let github: TestServer;
  let sandbox: Sandbox;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    github = await startServer(({ url }, response) => {
      response.end(
        JSON.stringify(url.includes('/comments') ? [{ body: shown.comment, user: { login: 'ada' } }] : [pull]),
      );
    });
    const pace = { evaluate: 0, start: 20, healthy: 20, finish: 20, retry: 20 };
    [sandbox, browser] = await Promise.all([startSandbox({ github: github.url, pace }), openBrowser()]);
    page = await open({ viewport: { width: 1280, height: 900 } });
  });
  afterAll(async () => {
    await browser.close();
    await sandbox.close();
    await github[Symbol.asyncDispose]();
  });

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    const opened = await browser.newPage(options);
    opened.on('console', (message) => complaints.push(message.text()));
    opened.on('pageerror', ({ message }) => complaints.push(message));
    await opened.goto(sandbox.page);
    return opened;
  }

  async function register(changes: Doc): Promise<void> {
    const body = JSON.stringify({ Job: serviceJob(changes) });
    const { status } = await fetch(`${sandbox.scheduler}/v1/jobs`, { method: 'POST', body });
    if (status !== 200) throw new Error(`The sandbox should take the job, but answers ${status}`);
  }

  it("the page shows changes without a reload and keeps the reader's place", async () => {
    await page.getByRole('status').filter({ hasText: 'Live' }).waitFor();
    await page.evaluate("document.title = 'not reloaded'");

    await register({});
    const web = page.getByRole('article', { name: 'web' });
    await web.getByText('2 of 2 healthy').waitFor();
    await web.getByRole('cell', { name: 'running healthy' }).nth(1).waitFor();
    await page.getByRole('status').filter({ hasText: 'web, version 0: Deployment completed successfully' }).waitFor();
    const row = page.getByRole('table', { name: 'Latest requests' }).getByRole('row', { name: 'POST /v1/jobs 200' });
    await row.waitFor();

    // Closed by the reader, inside of a part that changes next.
    const summary = web.getByText('2 allocations');
    await summary.click();
    await register({ Meta: { a: 'b' } });
    await web.getByText('Version 1 Deployment completed successfully').waitFor();
    // Parts that come and go above do not move it.
    await register({ ID: 'api' });
    const api = page.getByRole('article', { name: 'api' });
    await api.getByText('2 of 2 healthy').waitFor();
    await fetch(`${sandbox.scheduler}/v1/job/api?purge=true`, { method: 'DELETE' });
    await api.waitFor({ state: 'detached' });
    expect(await web.locator('details:has(table)').getAttribute('open')).toBeNull();
    expect(await page.evaluate("document.activeElement.closest('article').querySelector('h3').textContent")).toBe(
      'web',
    );

    sandbox.modules.publish({ name: 'vpc', provider: 'aws', versions: ['1.0.0'] });
    const version = page.getByRole('table', { name: 'Versions of acme/vpc/aws' }).getByRole('row', { name: '1.0.0' });
    await version.getByText('ok').waitFor();
    const record = sandbox.modules.find('acme/vpc/aws')?.versions.get('1.0.0');
    if (record !== undefined) sandbox.modules.deprecate(record, { reason: 'Superseded.', link: '' }, 0);
    await version.getByText('Superseded.').waitFor();

    await page.getByText('The plan of web').waitFor();
    shown.comment = '<div>Rolled out</div><div id="a">The plan of it</div>';
    await page.getByText('Rolled out', { exact: true }).waitFor();
    expect(await page.title()).toBe('not reloaded');
    expect(await page.evaluate(sameAsReloaded)).toBe(true);
  });

  it('the page shows any name as text', async () => {
    const task = {
      Name: 'a',
      Driver: 'mock_driver',
      Config: { start_error: evil },
      Resources: { CPU: 5, MemoryMB: 16 },
    };
    await register({ ID: evil.replaceAll(/\s/g, '/'), TaskGroups: [{ Name: evil, Count: 1, Tasks: [task] }] });
    sandbox.modules.publish({
      name: evil,
      provider: evil,
      versions: [{ version: evil, deprecation: { reason: evil, link: evil } }],
    });
    shown.comment = `${evil.replace(/<img.*/, '')}<p onclick="document.title='broken'">The last word</p>`;
    await page
      .getByText(`${evil} fails to start`)
      .or(page.getByRole('cell', { name: evil }))
      .first()
      .waitFor();
    await page.getByRole('article').filter({ hasText: 'acme/"><script>' }).waitFor();
    expect(await page.title()).toBe('not reloaded');
    await page.getByText('The last word').waitFor();
    expect(await page.locator('script').count()).toBe(1);
    expect(await page.locator('img, iframe, [onerror], [onclick], [style]').count()).toBe(0);
  });

  it('the page can be read without JavaScript', async () => {
    const plain = await open({ javaScriptEnabled: false });
    await plain.getByRole('heading', { level: 3, name: 'web', exact: true }).waitFor();
    await plain.getByRole('status').filter({ hasText: 'Reload to see changes' }).waitFor();
    expect(await plain.getByRole('table').count()).toBeGreaterThan(3);
    await plain.close();
  });

  it('the page is accessible by keyboard and screen reader', async () => {
    const landmarks = ['banner', 'navigation', 'main', 'contentinfo'] as const;
    expect(await Promise.all(landmarks.map((role) => page.getByRole(role).count()))).toEqual([1, 1, 1, 1]);
    for (const name of ['Jobs', 'Modules', 'Pull requests', 'Requests'])
      expect(await page.getByRole('region', { name, exact: true }).count()).toBe(1);
    const unnamed = await page
      .getByRole('table')
      .evaluateAll((tables) => tables.filter((table) => !table.querySelector('caption, th')).length);
    expect(unnamed).toBe(0);

    await page.reload();
    const order: unknown[] = [];
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Tab');
      order.push(await page.evaluate('document.activeElement.textContent'));
    }
    expect(order).toEqual(['Skip to the content', 'Jobs', 'Modules', 'Pull requests', 'Requests']);
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    await page.reload();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
  });

  it('the page follows the light or dark color scheme with enough contrast', async () => {
    const looks: { back: string; worst: number; text: string }[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      looks.push(await page.evaluate(contrasts));
    }
    expect(new Set(looks.map(({ back }) => back)).size).toBe(2);
    for (const { worst, text } of looks) expect(`${text}: ${worst >= 4.5}`).toBe(`${text}: true`);
  });

  it('the page fits on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });

  it('the page causes no browser warnings', () => {
    expect(complaints).toEqual([]);
  });
});

/** Whether the page equals its state after a reload, except for sections that the reader opened or closed. */
const sameAsReloaded = `(async () => {
  const fresh = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');
  const plain = (id, from) => from.getElementById(id).outerHTML.replaceAll(' open=""', '');
  return ['counts', 'news', 'jobs', 'modules', 'pull-requests'].every((id) => plain(id, document) === plain(id, fresh));
})()`;

/** The page's background, and the text with the least contrast to its background (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
const contrasts = `(() => {
  const parts = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number);
  const light = (colour) => {
    const [r, g, b] = parts(colour).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if ((parts(colour)[3] ?? 1) === 1) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  const found = [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest('.thread') && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
    .map((element) => {
      const [one, other] = [light(getComputedStyle(element).color), light(behind(element))].sort((a, b) => b - a);
      return { worst: (one + 0.05) / (other + 0.05), where: element.textContent.trim().slice(0, 40) };
    })
    .sort((a, b) => a.worst - b.worst);
  return { back: getComputedStyle(document.body).backgroundColor, ...found[0] };
})()`;
