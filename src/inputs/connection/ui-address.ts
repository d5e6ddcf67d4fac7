import { readAddress } from './address.ts';
import * as kinds from '../kinds.ts';
import type { ConnectionInputs } from './connection.ts';
import type { InputErrors } from '../input-errors.ts';
import type { InputTable, RawInputs } from '../input.ts';

/** Where links to jobs, deployments and allocations lead. */
export const uiInputs = {
  'ui-address': {
    kind: kinds.text,
    text: "Address of Nomad's web UI, for links in comments, summaries and the output `url`. Defaults to `address`; `none` leaves the links out.",
  },
} as const satisfies InputTable;

/** Reads where Nomad's web UI is; undefined where no links are wanted, or the service is not Nomad itself. */
export function readUiAddress(
  raw: RawInputs<typeof uiInputs>,
  nomad: ConnectionInputs | undefined,
  errors: InputErrors,
): URL | undefined {
  const text = raw['ui-address'];
  if (text === undefined) return nomad?.dialect === 'nomad' ? nomad.address : undefined;
  if (text === 'none') return undefined;
  const address = readAddress(text, { example: 'nomad.example', credentials: 'Give it without them.', path: true });
  if ('value' in address) return address.value;
  errors.add('ui-address', address.error, address.hint);
  return undefined;
}
