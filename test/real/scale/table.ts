import type { Measured } from './pull.ts';

/** Prints a row as soon as it is known, and the whole table at the end. */
export interface Table {
  /** A run of dist. @param lost what went wrong; empty for nothing */
  readonly addRun: (what: string, measured: Measured, lost: string) => void;
  /** Any other figure. */
  readonly note: (what: string, figure: string) => void;
  readonly print: () => void;
}

export function createTable(): Table {
  const rows: string[] = [];
  const add = (cells: readonly string[]): void => {
    const row = `| ${cells.join(' | ')} |`;
    rows.push(row);
    console.log(row);
  };
  return {
    addRun(what, { run, seconds, processor, peak, nomad, github }, lost) {
      const read = `${(nomad.bytes / 1e6).toFixed(1)} MB`;
      const requests = `${nomad.requests} + ${github}`;
      const outcome = [`exit ${run.exitCode}`, run.outputs['outcome'], run.outputs['reason']]
        .filter(Boolean)
        .join(', ');
      add([
        what,
        `${seconds.toFixed(1)} s (${processor.toFixed(1)} s)`,
        requests,
        read,
        `${peak.toFixed(0)} MiB`,
        `${nomad.connections}`,
        outcome,
        lost || '-',
      ]);
      if (process.env['OUTRIDER_SCALE_PATHS'] === '1') console.log(JSON.stringify(nomad.paths));
    },
    note: (what, figure) => add([what, figure, '', '', '', '', '', '']),
    print() {
      console.log(
        '\n| What | Time (processor) | Requests to Nomad + GitHub | Read | Peak | Connections | Outcome | Lost |',
      );
      console.log('|---|---|---|---|---|---|---|---|');
      for (const row of rows) console.log(row);
    },
  };
}
