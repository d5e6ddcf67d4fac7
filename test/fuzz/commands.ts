import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { parseCommand } from '../../src/review/commands/parse-command.ts';
import { comments } from '../review/commands/comments.ts';
import { parseByReference } from '../review/commands/reference-parser.ts';

/** No comment becomes another command than the reference parser reads in it. */
export const commandsAreExact = fc.property(comments, (comment) =>
  isDeepStrictEqual(...toPlain(parseCommand(comment), parseByReference(comment))),
);

/** Without fields that are undefined. */
function toPlain(...commands: readonly (object | undefined)[]): [unknown, unknown] {
  const [parsed, expected] = commands.map((command): unknown => JSON.parse(JSON.stringify(command ?? null)));
  return [parsed, expected];
}
