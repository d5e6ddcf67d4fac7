import type { StoredTask } from '../shapes/jobs.ts';

/** Every task has a default identity, which only Nomad itself may read. */
export function acceptIdentities(task: StoredTask): void {
  const all = task.Identities ?? [];
  const main = all.find(({ Name }) => Name === '' || Name === 'default') ?? task.Identity;
  task.Identities = all.filter((identity) => identity !== main);
  task.Identity = main ?? {
    Name: 'default',
    Audience: null,
    ChangeMode: '',
    ChangeSignal: '',
    Env: false,
    File: false,
    Filepath: '',
    ServiceName: '',
    TTL: 0,
    ExtraClaims: null,
  };
  task.Identity.Name = 'default';
  task.Identity.Audience = ['nomadproject.io'];
  for (const identity of [task.Identity, ...task.Identities])
    identity.ChangeSignal = identity.ChangeSignal.toUpperCase();
}
