export type DiffType = 'None' | 'Added' | 'Deleted' | 'Edited';

/** The diff of one field: texts, empty if missing. */
export interface FieldDiff {
  Type: DiffType;
  Name: string;
  Old: string;
  New: string;
  Annotations: string[] | null;
}

export interface ObjectDiff {
  Type: DiffType;
  Name: string;
  Fields: FieldDiff[] | null;
  Objects: ObjectDiff[] | null;
}

export interface TaskDiff extends ObjectDiff {
  Annotations: string[] | null;
}

export interface GroupDiff extends ObjectDiff {
  Tasks: TaskDiff[] | null;
  Updates: Record<string, unknown> | null;
}

export interface JobDiff {
  Type: DiffType;
  ID: string;
  Fields: FieldDiff[] | null;
  Objects: ObjectDiff[] | null;
  TaskGroups: GroupDiff[] | null;
}
