import { quote } from './suggest.ts';

export type AddressRead = { readonly value: URL } | { readonly error: string; readonly hint: string };

/** What an address is judged by besides its text. */
interface AddressKind {
  /** As a user could write it. */
  readonly example: string;
  /** Where credentials belong instead. */
  readonly credentials: string;
  /** Whether a path may follow the host. */
  readonly path: boolean;
}

const nomadAddress: AddressKind = {
  example: 'nomad.example:4646',
  credentials: 'Give them as `http-auth` (from a secret) and the address without them.',
  path: false,
};

/**
 * Reads the address of a service: scheme, host and port, and nothing else unless told. What was given is quoted only where it cannot
 * hold credentials.
 */
export function readAddress(text: string, { example, credentials, path }: AddressKind = nomadAddress): AddressRead {
  if (/^unix:/i.test(text)) {
    return { error: 'is a unix socket, which Outrider cannot reach', hint: 'Give the https address of the server.' };
  }
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) {
    const shown = mayHoldSecrets(text) ? '' : ` (${quote(text)})`;
    const host = /^[\w.:[\]-]+$/.test(text) ? text : example;
    return { error: `has no scheme${shown}`, hint: `Write it with its scheme, as \`https://${host}\`.` };
  }
  if (!URL.canParse(text)) return { error: 'is no valid address', hint: `Write it as \`https://${example}\`.` };
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') {
    return {
      error: 'holds credentials',
      hint: credentials,
    };
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return {
      error: `has the scheme \`${url.protocol.slice(0, -1)}\``,
      hint: 'Use `https://`, or `http://` on this machine.',
    };
  }
  if ((url.pathname !== '/' && !path) || url.search !== '' || url.hash !== '') {
    return {
      error: `${mayHoldSecrets(text) ? 'has' : `is ${quote(text)}, which has`} more than scheme, host and port`,
      hint: `Write it as \`${url.origin}\`; the API's paths are added to it.`,
    };
  }
  return { value: url };
}

/** Credentials stand before an `@`, tokens in a query or a fragment. */
function mayHoldSecrets(text: string): boolean {
  return /[@?#]/.test(text);
}
