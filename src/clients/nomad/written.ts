import * as v from 'valibot';
import { count, text } from './shape.ts';

/** What most writes answer. */
export const WRITTEN = v.object({
  /** Empty where nothing is scheduled by it: periodic and parameterized jobs, a job that is not there. */
  EvalID: text,
  EvalCreateIndex: count,
  JobModifyIndex: v.number(),
  /** Free text, several lines; empty when there are none. */
  Warnings: text,
});
export type Written = v.InferOutput<typeof WRITTEN>;
