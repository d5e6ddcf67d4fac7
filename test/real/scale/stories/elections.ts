import type { Scale } from '../main.ts';

export async function elections({ table }: Scale): Promise<void> {
  table.note('elections', 'to do');
}
