import { createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import type { Clock } from '../../clock.ts';

/** Signed tokens to log in with, one for each result of a login. */
export type IdentityName = 'good' | 'wrong-audience' | 'expired' | 'unbound';

export interface Claims {
  readonly aud?: unknown;
  readonly exp?: unknown;
  readonly repository_id?: unknown;
  readonly repository_owner_id?: unknown;
}

/** An identity that is not accepted; the message is Nomad's. */
export class IdentityError extends Error {}

const defaultAudience = 'nomad.example';
const repository = 'outrider/jobs';
const repositoryIds = { repository_id: '123456789', repository_owner_id: '9876543' };
const day = 24 * 60 * 60;

/** Simulates the identity provider: creates a key, signs with it, and publishes the public key. */
export class Identities {
  readonly #clock: Clock;
  readonly #key: KeyObject;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  }

  /** The public key as a JSON Web Key Set. */
  keys(): unknown {
    return {
      keys: [{ ...createPublicKey(this.#key).export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'sandbox' }],
    };
  }

  /** One token of each kind; valid ones expire after thirty days. */
  all(): Record<IdentityName, string> {
    const now = Math.floor(this.#clock.now() / 1e9);
    const good = {
      iss: 'https://token.actions.example',
      aud: defaultAudience,
      sub: `repo:${repository}`,
      repository,
      ...repositoryIds,
    };
    const times = { iat: now, nbf: now, exp: now + 30 * day };
    return {
      good: this.#sign({ ...good, ...times }),
      'wrong-audience': this.#sign({ ...good, ...times, aud: 'elsewhere' }),
      expired: this.#sign({ ...good, iat: now - 2 * day, nbf: now - 2 * day, exp: now - day }),
      // A stranger who has taken over the name of the repository.
      unbound: this.#sign({ ...good, ...times, repository_id: '555', repository_owner_id: '556' }),
    };
  }

  /** Returns the claims of a token that is signed by this provider, not expired and has the right audience. */
  readClaims(token: string): Claims {
    const [head = '', body = '', signature = '', ...more] = token.split('.');
    if (signature === '' || more.length > 0)
      throw new IdentityError(
        'error verifying token signature: go-jose/go-jose: compact JWS format must have three parts',
      );
    const options = { key: createPublicKey(this.#key), dsaEncoding: 'ieee-p1363' } as const;
    if (!verify('sha256', Buffer.from(`${head}.${body}`), options, Buffer.from(signature, 'base64url')))
      throw new IdentityError(
        'error verifying token signature: no known key successfully validated the token signature',
      );
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
    if (Number(claims.exp) <= this.#clock.now() / 1e9)
      throw new IdentityError('invalid expiration time (exp) claim: token is expired');
    if (claims.aud !== defaultAudience)
      throw new IdentityError('invalid audience (aud) claim: audience claim does not match any expected audience');
    return claims;
  }

  #sign(claims: object): string {
    const text = `${encode({ alg: 'ES256', typ: 'JWT', kid: 'sandbox' })}.${encode(claims)}`;
    const signature = sign('sha256', Buffer.from(text), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** Whether the claims are those of the accepted repository, by its ID: names can be taken over. */
export function isBound(claims: Claims): boolean {
  return (
    claims.repository_id === repositoryIds.repository_id &&
    claims.repository_owner_id === repositoryIds.repository_owner_id
  );
}
