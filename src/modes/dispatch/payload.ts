import { DIALECTS, type DialectName } from '../../clients/nomad/dialect.ts';
import type { Read } from '../../inputs/input.ts';

/** Reads standard base64 (RFC 4648, section 4), with or without line breaks. */
export function readBase64(text: string): Read<Buffer> {
  const joined = text.replace(/\s+/g, '');
  if (/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(joined))
    return { value: Buffer.from(joined, 'base64') };
  return { error: 'is not valid base64', hint: 'Write it as `base64` prints it, with `+`, `/` and `=`.' };
}

/** The limit is for the bytes, not for their base64. */
export function checkSize(payload: Buffer, dialect: DialectName): Read<Buffer> {
  const { payloadLimit: limit } = DIALECTS[dialect];
  if (payload.length <= limit) return { value: payload };
  return {
    error: `has ${payload.length} bytes; a dispatch takes at most ${limit}`,
    hint: 'Store the data where the job can fetch it, and dispatch its URL.',
  };
}
