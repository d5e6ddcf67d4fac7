export function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(url.hostname);
}

/**
 * Private, link-local and shared address space, as a `URL` writes it: https://www.iana.org/assignments/iana-ipv4-special-registry. Not with `node:net`, which would delay the start of each run.
 */
const privateAddress =
  /^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^\[f(?:[cd][\da-f]{2}|e[89ab][\da-f]):/;

/** Domains of private networks; the first is reserved for them, the others are used by convention. */
const privateSuffix = /\.(internal|local|lan|home|corp|intranet|private|consul|home\.arpa)$/;

/** Whether an address is valid only inside a private network, judging by its text. */
export function isPrivateHost({ hostname }: URL): boolean {
  // No domain ends in a number: https://url.spec.whatwg.org/#ends-in-a-number-checker
  const isAddress = /^\[|\.\d+$/.test(hostname);
  return isAddress ? privateAddress.test(hostname) : !hostname.includes('.') || privateSuffix.test(hostname);
}
