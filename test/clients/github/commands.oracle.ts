/**
 * Reads the lines that a step prints as the runner does: an independent oracle, written from the runner's source.
 * Source: https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs and ActionCommandManager.cs
 */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const commandNames = ['error', 'warning', 'notice', 'group', 'endgroup', 'add-mask', 'stop-commands', 'debug'];

/** Returns the commands that the runner executes and the lines that it shows. */
export function readAsRunner(printed: string): { commands: RunnerCommand[]; shown: string[] } {
  const commands: RunnerCommand[] = [];
  const shown: string[] = [];
  let stop: string | undefined;
  for (const line of printed.split(/\r\n|\r|\n/)) {
    const known = stop === undefined ? commandNames : [...commandNames, stop];
    const command = parseCommand(line, known) ?? parseOldCommand(line, known);
    if (stop !== undefined && command?.name === stop) stop = undefined;
    else if (command === undefined || stop !== undefined) shown.push(line);
    else if (command.name === 'stop-commands') stop = command.data;
    else commands.push(command);
  }
  return { commands, shown };
}

function parseCommand(line: string, known: readonly string[]): RunnerCommand | undefined {
  const text = line.trimStart();
  const end = text.indexOf('::', 2);
  if (!text.startsWith('::') || end < 0) return undefined;
  const [name = '', ...rest] = text.slice(2, end).split(' ');
  if (!known.includes(name)) return undefined;
  const pairs = rest.join(' ').trim().split(',').filter(Boolean);
  const properties = pairs.map((pair): [string, string] => {
    const equals = pair.indexOf('=');
    return [pair.slice(0, equals), unescape(pair.slice(equals + 1), { '\r': '0D', '\n': '0A', ':': '3A', ',': '2C' })];
  });
  const data = unescape(text.slice(end + 2), { '\r': '0D', '\n': '0A' });
  return { name, properties: Object.fromEntries(properties), data };
}

function parseOldCommand(line: string, known: readonly string[]): RunnerCommand | undefined {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return undefined;
  const [name = ''] = line.slice(start + 3, end).split(' ');
  return known.includes(name) ? { name, properties: {}, data: line.slice(end + 1) } : undefined;
}

function unescape(text: string, escapes: Readonly<Record<string, string>>): string {
  const steps = [...Object.entries(escapes), ['%', '25'] as const];
  return steps.reduce((now, [token, code]) => now.replaceAll(`%${code}`, token), text);
}

/** Returns the outputs in a file as the runner reads them. Source: FileCommandManager.cs */
export function readOutputs(file: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = file.split('\n');
  for (let index = 0; index < lines.length - 1; index += 1) {
    const [name = '', end = ''] = (lines[index] ?? '').split('<<');
    const last = lines.indexOf(end, index + 1);
    if (name === '' || end === '' || last < 0) throw new Error(`No output in ${JSON.stringify(lines[index])}`);
    outputs[name] = lines.slice(index + 1, last).join('\n');
    index = last;
  }
  return outputs;
}
