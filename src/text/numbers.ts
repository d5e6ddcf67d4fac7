/** A whole number with its thousands apart. Not by `toLocaleString`, whose first call costs a run 20 ms. */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3}){1,8}$)/g, ',');
}

export function plural(count: number, noun: string): string {
  return `${thousands(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence after a colon: in lower case, unless it begins with a name or an abbreviation. */
export function toClause(sentence: string): string {
  const first = /^(?!(?:Nomad|Outrider|Terraform|Consul|Vault|Docker)\b)[A-Z](?=[a-z]* )/;
  return sentence.replace(first, (letter) => letter.toLowerCase());
}

/** A sentence as a part of a longer one. */
export function removeFullStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

export function codeList(names: readonly string[], maxShown = names.length): string {
  return listTexts(
    names.map((name) => `\`${name}\``),
    maxShown,
  );
}

/** The first texts of a list, with the number of omitted texts. */
export function listTexts(texts: readonly string[], maxShown = 5): string {
  const more = texts.length > maxShown ? `, ${texts.length - maxShown} more` : '';
  return texts.slice(0, maxShown).join(', ') + more;
}
