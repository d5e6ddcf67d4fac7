/** A service's words on one line, without control characters. */
export function oneLine(words: string): string {
  return words.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

const longest = 500;

/** As much of a service's words as a message has room for. Only of what holds no token: half of one would not be known as such. */
export function shortened(words: string): string {
  return words.length <= longest ? words : `${words.slice(0, longest).toWellFormed()}…`;
}
