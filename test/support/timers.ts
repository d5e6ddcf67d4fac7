/** How many timers of this process have yet to go off; those that hold nothing up are not counted. */
export function timers(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
}
