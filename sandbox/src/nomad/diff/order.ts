import type { DiffType, FieldDiff, ObjectDiff } from './types.ts';

const typesInOrder: readonly DiffType[] = ['Edited', 'Added', 'Deleted', 'None'];

/** Compares texts by bytes, like Go. */
export function compareTexts(left: string, right: string): number {
  return left === right ? 0 : Buffer.compare(Buffer.from(left), Buffer.from(right));
}

/** Orders fields by name, then by the old value, then by the new one. */
export function compareFields(left: FieldDiff, right: FieldDiff): number {
  return compareTexts(left.Name, right.Name) || compareTexts(left.Old, right.Old) || compareTexts(left.New, right.New);
}

function compareObjects(left: ObjectDiff, right: ObjectDiff): number {
  return (
    compareTexts(left.Name, right.Name) ||
    typesInOrder.indexOf(left.Type) - typesInOrder.indexOf(right.Type) ||
    (left.Fields?.length ?? 0) - (right.Fields?.length ?? 0) ||
    (left.Objects?.length ?? 0) - (right.Objects?.length ?? 0) ||
    compareLists(left.Fields ?? [], right.Fields ?? [], compareFields) ||
    compareLists(left.Objects ?? [], right.Objects ?? [], compareObjects)
  );
}

function compareLists<T>(left: readonly T[], right: readonly T[], compare: (left: T, right: T) => number): number {
  for (const [index, item] of left.entries()) {
    const other = right[index];
    const order = other === undefined ? 0 : compare(item, other);
    if (order !== 0) return order;
  }
  return 0;
}

/** Orders objects by name, then edited before added before deleted, then by size and contents. */
export function sortObjects(objects: readonly ObjectDiff[]): ObjectDiff[] {
  return objects.toSorted(compareObjects);
}
