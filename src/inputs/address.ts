import { describeSetting } from '../errors.ts';
import { quote } from './suggest.ts';
import type { InputErrors, ReadResult } from './input.ts';

interface AddressKind {
  /** A valid host, for hints. */
  readonly example: string;
  /** The hint for an address with credentials. */
  readonly credentials: string;
  readonly hasPath: boolean;
}

const nomadKind: AddressKind = {
  example: 'nomad.example:4646',
  credentials: `Set ${describeSetting('http-auth')} instead, and remove the credentials from the address.`,
  hasPath: false,
};

/** Reads the address of a service: scheme, host and port. An invalid address is quoted only if it cannot contain credentials. */
export function readAddress(text: string, { example, credentials, hasPath }: AddressKind = nomadKind): ReadResult<URL> {
  if (/^unix:/i.test(text)) {
    return { error: 'is a unix socket, which is not supported', hint: 'Use the https address of the server.' };
  }
  const [host] = /^(?!https?:)[a-z\d.:[\]-]+(?=\/(?!\/)|$)/i.exec(text) ?? [];
  if (host !== undefined)
    return { error: `has no scheme (${quote(host)})`, hint: `Add the scheme: \`https://${host}\`.` };
  // Credentials precede an `@`; tokens may be in a query or a fragment.
  const describe = (fault: string): string => (/[@?#]/.test(text) ? fault : `is ${quote(text)}, which ${fault}`);
  const url = URL.parse(text);
  const fault = findFault(text);
  if (url === null || fault !== undefined)
    return { error: describe(fault ?? 'is not a valid address'), hint: suggestAddress(text, example) };
  if (url.username !== '' || url.password !== '') return { error: 'contains credentials', hint: credentials };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return {
      error: `has the scheme \`${url.protocol.slice(0, -1)}\``,
      hint: 'Use `https://`, or `http://` for a server on the runner.',
    };
  }
  // Below `/app/`, HCP Terraform has its pages, and below `/api/v2` its API.
  const isRefusedPath = url.pathname !== '/' && (!hasPath || /^\/(?:app\/|api\/v2(?:\/|$))/.test(url.pathname));
  if (isRefusedPath || url.search !== '' || url.hash !== '') {
    const error = describe('has more than scheme, host and port');
    return { error, hint: `Write it as \`${url.origin}\`, without a path.` };
  }
  return { value: url };
}

/** The way to write an address that is the name of a variable, or has quotes, as in a shell. */
function suggestAddress(text: string, example: string): string {
  const [, context = 'vars.', name] = /^\$?\{?((?:vars|secrets|env)\.)?([A-Z_]\w*)\}?$/.exec(text) ?? [];
  if (name !== undefined) return `Write it as \`\${{ ${context}${name} }}\`.`;
  return /^(["']).*\1$/.test(text) ? 'Remove the quotes.' : `Write it as \`https://${example}\`.`;
}

/** The fault of an address. The password in it may contain any character. */
function findFault(text: string): string | undefined {
  const [character] = /["'<>\s]/.exec(text) ?? /[$,;]/.exec(text.slice(text.lastIndexOf('@') + 1)) ?? [];
  if (character !== undefined)
    return `contains ${character.trim() === '' ? 'white space' : `the character \`${character}\``}`;
  if (/^https?:?\/\/https?:?\/\//i.test(text)) return 'has two schemes';
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return 'has no scheme';
  const [, port = '0'] = /^\w+:\/\/[^/?#@]*:([^/?#:@\]]+)(?:[/?#]|$)/.exec(text) ?? [];
  return Number(port) < 65_536 ? undefined : 'has a port that is not a number below 65536';
}

/** @param secret the data that is sent to the address */
export function addPlainHttp(name: string, { origin }: URL, secret: 'token' | 'password', errors: InputErrors): void {
  const problem = `is \`${origin}\`: anyone on the network could read the ${secret}`;
  errors.add(name, problem, 'Use an https address, or accept the risk with `insecure: http`.', 'plain-http');
}

/** Stands for an address that is missing or invalid, which is an error. */
export const noAddress = new URL('https://address.invalid');
