import { parse } from 'yaml';

interface Element {
  readonly type?: string;
  readonly id?: unknown;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly validations?: { readonly required?: unknown };
}

const types = new Set(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Returns GitHub's validation errors of an issue form. GitHub hides invalid forms and reports them only on their page.
 *
 * @see https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/common-validation-errors-when-creating-issue-forms
 */
export function formErrors(text: string): readonly string[] {
  const form = parse(text) as { readonly name?: unknown; readonly description?: unknown; readonly body?: Element[] };
  const { body = [] } = form;
  const answered = body.filter(({ type }) => type !== 'markdown');
  return [
    ...(isText(form.name) ? [] : ['the form has no name']),
    ...(isText(form.description) ? [] : ['the form has no description']),
    ...(answered.length === 0 ? ['the form asks nothing'] : []),
    ...twice(body.flatMap(({ id }) => (id === undefined ? [] : [id]))).map((id) => `id ${id} is there twice`),
    ...twice(answered.map(({ attributes }) => attributes?.['label'])).map((label) => `label ${label} is there twice`),
    ...body.flatMap(elementErrors),
  ];
}

function elementErrors({ type = '', id, attributes = {}, validations }: Element): readonly string[] {
  if (!types.has(type)) return [`there is no type ${type}`];
  if (type === 'markdown') return isText(attributes['value']) ? [] : ['markdown has no value'];
  const required = validations?.required ?? false;
  return [
    ...(isText(attributes['label']) ? [] : [`${type} has no label`]),
    ...(id === undefined || (isText(id) && /^[\w-]+$/.test(id)) ? [] : [`id ${JSON.stringify(id)} is invalid`]),
    ...(typeof required === 'boolean' ? [] : ['required is true or false']),
    ...(type === 'dropdown' ? choiceErrors(attributes['options']) : []),
    ...(type === 'checkboxes' ? choiceErrors(labelsOf(attributes['options'])) : []),
  ];
}

function labelsOf(options: unknown): unknown {
  return Array.isArray(options) ? options.map(({ label }: { label?: unknown }) => label) : options;
}

/** GitHub itself offers `None`; `yes` and `no` without quotes are booleans. */
function choiceErrors(options: unknown): readonly string[] {
  if (!Array.isArray(options) || options.length === 0) return ['there is nothing to choose from'];
  return [
    ...options
      .filter((one) => !isText(one) || one.toLowerCase() === 'none')
      .map((one) => `${String(one)} is no choice`),
    ...twice(options).map((one) => `choice ${one} is there twice`),
  ];
}

function twice(values: readonly unknown[]): readonly string[] {
  const texts = values.map((value) => String(value).toLowerCase());
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
