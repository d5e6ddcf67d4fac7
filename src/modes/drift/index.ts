import { driftInputs, readDriftInputs, type DriftInputs } from './inputs.ts';
import { driftReport, type DriftReportInput } from './report.ts';
import { findDrift } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `drift`: compares what runs with the job files of the default branch, and keeps one issue about the differences.
 * Takes all job files; returns the jobs that differ, each with its kind, which side moved, and the fixes.
 * It changes nothing in the cluster, and an issue is never closed while a job has drifted or could not be compared.
 */
export const mode: Mode<typeof driftInputs, DriftInputs, DriftReportInput> = {
  inputs: driftInputs,
  activity: 'Looking for drift',
  writes: [],
  read: readDriftInputs,
  run: findDrift,
  report: driftReport,
};
