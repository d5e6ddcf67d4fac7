/** The number of pending timers of this process, without timers that do not keep it running. */
export function timers(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
}
