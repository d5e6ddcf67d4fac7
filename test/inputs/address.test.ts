import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLoopback } from '../../src/clients/http/host.ts';
import { readAddress } from '../../src/inputs/address.ts';

describe('readAddress', () => {
  test.each([
    ['https://nomad.example:4646', 'https://nomad.example:4646'],
    ['https://nomad.example:4646/', 'https://nomad.example:4646'],
    ['HTTPS://Nomad.Example', 'https://nomad.example'],
    ['http://127.0.0.1:4646', 'http://127.0.0.1:4646'],
    ['http://[::1]:4646', 'http://[::1]:4646'],
    ['https://nomad.example:443', 'https://nomad.example'],
  ])('readAddress accepts the address %s', (text, origin) => {
    const read = readAddress(text);
    expect('value' in read && read.value.origin).toBe(origin);
  });

  test.each([
    ['"https://n"', 'is "\\"https://n\\"", which contains the character `"`', 'Remove the quotes.'],
    ['https://n :1', 'is "https://n :1", which contains white space'],
    ['https://http://n', 'is "https://http://n", which has two schemes'],
    [
      'http://n:4646?region=global',
      'has more than scheme, host and port',
      'Write it as `http://n:4646`, without a path.',
    ],
    ['https://n:4a', 'is "https://n:4a", which has a port that is not a number below 65536'],
    ['http://127.0.0.1:99999', 'is "http://127.0.0.1:99999", which has a port that is not a number below 65536'],
    ['$NOMAD_ADDR', 'is "$NOMAD_ADDR", which contains the character `$`', 'Write it as `${{ vars.NOMAD_ADDR }}`.'],
    ['${NOMAD_ADDR}', 'is "${NOMAD_ADDR}", which contains the character `$`', 'Write it as `${{ vars.NOMAD_ADDR }}`.'],
    ['https://a,https://b', 'is "https://a,https://b", which contains the character `,`'],
    ['vars.NOMAD_ADDR', 'is "vars.NOMAD_ADDR", which has no scheme', 'Write it as `${{ vars.NOMAD_ADDR }}`.'],
    ['secrets.NOMAD_ADDR', 'is "secrets.NOMAD_ADDR", which has no scheme', 'Write it as `${{ secrets.NOMAD_ADDR }}`.'],
    ['https://u:p$,@', 'is not a valid address'],
    ['https://', 'is "https://", which is not a valid address'],
    ['localhost', 'has no scheme ("localhost")', 'Add the scheme: `https://localhost`.'],
    ['ftp://nomad.example', 'has the scheme `ftp`', 'Use `https://`, or `http://` for a server on the runner.'],
    ['unix:///run/nomad.sock', 'is a unix socket, which is not supported', 'Use the https address of the server.'],
  ])(
    'the error about the address %s reports that it %s',
    (text, error, hint = 'Write it as `https://nomad.example:4646`.') => {
      expect(readAddress(text)).toEqual({ error, hint });
    },
  );

  test('readAddress handles any text and never shows credentials', () => {
    const secret = 'S3cretXq';
    const part = fc.oneof(
      fc.constantFrom(...'https:// http:// // : @ / ? # [ ] host :4646 % unix:'.split(' '), ' '),
      fc.string({ maxLength: 4, unit: 'binary' }),
    );
    const parts = fc.array(part, { maxLength: 6 });
    fc.assert(
      fc.property(parts, parts, fc.constantFrom('@', ':x@', '@h'), (before, after, sign) => {
        const read = readAddress(`${before.join('')}u:${secret}${sign}${after.join('')}`);
        const shown = 'value' in read ? read.value.username + read.value.password : read.error + read.hint;
        expect(shown).not.toContain(secret);
      }),
      { numRuns: 2000 },
    );
  });

  test('readAddress accepts exactly the addresses that are an origin', () => {
    const more = fc.constantFrom('/v1', '/ui/', '/?region=x', '/#a', '//');
    fc.assert(
      fc.property(fc.webAuthority(), fc.constantFrom('http', 'https'), more, (authority, scheme, rest) => {
        const address = `${scheme}://${authority}`;
        const read = readAddress(address);
        // Some authorities are not valid in a URL.
        expect('value' in read ? read.value.origin : undefined).toBe(URL.parse(address)?.origin);
        expect(readAddress(address + rest)).toHaveProperty('error');
      }),
    );
  });
});

describe('isLoopback', () => {
  test.each(['http://localhost', 'http://127.0.0.1:1', 'http://127.8.9.10', 'http://[::1]:4646', 'http://127.1'])(
    'isLoopback is true for %s',
    (address) => expect(isLoopback(new URL(address))).toBe(true),
  );

  test.each(
    `http://10.0.0.1 http://128.0.0.1 http://127.0.0.1.evil.example http://localhost.evil.example http://127x.example
    http://[::2] http://0.0.0.0`.split(/\s+/),
  )('isLoopback is false for %s', (address) => expect(isLoopback(new URL(address))).toBe(false));
});
