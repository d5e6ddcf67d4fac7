import { orElse } from '../../errors.ts';
import { documentationUrl } from '../../report/documentation.ts';

/** What a plan reads about registered jobs and can do without, and the namespaces in which the token may not read it. */
export interface OptionalReads {
  /** The answer; undefined after an error. */
  readonly orUndefined: <T>(answer: Promise<T>, namespace: string | undefined) => Promise<T | undefined>;
  /** Undefined where nothing was denied. */
  readonly warning: () => string | undefined;
}

/** Begins to note what Nomad denies to a plan. */
export function createOptionalReads(): OptionalReads {
  const denied = new Set<string>();
  return {
    orUndefined: async (answer, namespace = 'default') =>
      orElse(answer, ({ reason }) => {
        if (reason === 'unauthorized') denied.add(namespace);
        return undefined;
      }),
    warning: () => (denied.size === 0 ? undefined : warningOf([...denied].toSorted())),
  };
}

function warningOf(namespaces: readonly string[]): string {
  const names = namespaces.map((name) => `\`${name}\``).join(', ');
  return (
    `The plan could not read the registered jobs: the token lacks the capability \`read-job\` in namespace ${names}. ` +
    `Add it to the policy of the token: ${documentationUrl('tokens.md')}#the-plan`
  );
}
