import type { Scale } from '../main.ts';

export async function limits({ table }: Scale): Promise<void> {
  table.note('limits', 'to do');
}
