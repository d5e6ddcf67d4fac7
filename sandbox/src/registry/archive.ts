import { gzipSync } from 'node:zlib';
import { findModule, type Run, findVersion } from './endpoint.ts';
import { formatAddress } from './module.ts';

const blockBytes = 512;

export const locateArchive: Run = (call) => {
  const module = findModule(call);
  const { version } = findVersion(module, call.parts['version']);
  const place = `/archives/${formatAddress(module)}/${encodeURIComponent(version)}.tar.gz`;
  return { status: 204, headers: { 'X-Terraform-Get': place } };
};

/** Returns a version's archive: a module with its version as output. */
export const downloadArchive: Run = (call) => {
  const { version } = findVersion(findModule(call), call.parts['version']);
  const source = `output "version" {\n  value = ${JSON.stringify(version)}\n}\n`;
  return {
    status: 200,
    bytes: gzipSync(createTar('main.tf', Buffer.from(source))),
    headers: { 'Content-Type': 'application/octet-stream' },
  };
};

/** An archive of one file (POSIX ustar). */
function createTar(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  header.write(formatOctal(0o644, 8), 100);
  header.write(formatOctal(0, 8), 108);
  header.write(formatOctal(0, 8), 116);
  header.write(formatOctal(content.length, 12), 124);
  header.write(formatOctal(0, 12), 136);
  header.write('0', 156);
  header.write('ustar', 257);
  header.write('00', 263);
  // The checksum is computed with spaces in its own field.
  header.write(' '.repeat(8), 148);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${formatOctal(sum, 7)}\0 `, 148);
  const padding = Buffer.alloc((blockBytes - (content.length % blockBytes)) % blockBytes);
  return Buffer.concat([header, content, padding, Buffer.alloc(2 * blockBytes)]);
}

function formatOctal(value: number, width: number): string {
  return value.toString(8).padStart(width - 1, '0');
}
