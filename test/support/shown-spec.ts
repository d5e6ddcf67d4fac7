import { createValueCollector, type RedactionRules } from '../../src/redaction/judge-value.ts';
import { hiddenMark } from '../../src/redaction/hidden-text.ts';
import { isSecretField, type SecretField } from '../../src/redaction/secret-fields.ts';
import { showText } from '../../src/redaction/shown-diff.ts';
import { changeSpec, isLeaf } from '../../src/redaction/spec-fields.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';

/** A specification without hidden values, by the same rules as its diff. Booleans and unset fields stay. */
export function showSpec(job: Job, rules: RedactionRules, secret: readonly SecretField[] = []): object {
  return changeSpec(job, (value, place) => {
    if (isSecretField(place, secret) && isLeaf(value) && value !== null) return hiddenMark;
    if (!isLeaf(value) || value === null || value === undefined || typeof value === 'boolean') return value;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const shown = createValueCollector().show(place, text, rules);
    return shown === text ? value : showText(shown);
  });
}
