const LONGEST = 2000;

/**
 * A server's own words, fit to be shown: without the prefixes that each hop between servers adds, without the frame around a single error,
 * at most about 2,000 characters. A web page is told by its title; nothing is told as such.
 */
export function serverWords(body: string): string {
  if (isHtml(body)) {
    const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1]?.trim().replaceAll(/\s+/g, ' ') ?? '';
    return title === '' ? 'an HTML page without a title' : `an HTML page titled "${title}"`;
  }
  const plain = body.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim();
  const words = withoutFrame(plain.replace(/^(rpc error: )+/, '')).replaceAll(/\n\s*\n/g, '\n');
  if (words === '') {
    return 'nothing more';
  }
  return words.length > LONGEST ? `${words.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')} …` : words;
}

export function isHtml(body: string): boolean {
  return /^\s*<(!doctype html|html|head|body)\b/i.test(body.slice(0, 1000));
}

/** `1 error occurred:\n\t* Missing job task groups` says no more than its second line, and may be nested. */
function withoutFrame(words: string): string {
  return words.replace(/^(?:1 error(?:\(s\))? occurred:\s*\*\s+)+/, '').trim();
}
