import type { StoredGroup, StoredJob, StoredTask } from '../shapes/jobs.ts';

type Constraint = NonNullable<StoredGroup['Constraints']>[number];
type Service = NonNullable<StoredGroup['Services']>[number];
interface Constrained {
  Constraints: Constraint[] | null;
}

const semver = (LTarget: string, RTarget: string): Constraint => ({ LTarget, RTarget, Operand: 'semver' });
const equal = (LTarget: string, RTarget: string): Constraint => ({ LTarget, RTarget, Operand: '=' });
const nomad = '${attr.nomad.version}';

/** Adds a constraint unless one on the same attribute exists: the user's own version constraint wins. */
function addOnce(target: Constrained, constraint: Constraint): void {
  if (target.Constraints?.some(({ LTarget }) => LTarget === constraint.LTarget) !== true) add(target, constraint);
}

/** Adds a constraint unless an identical one exists. */
function addExact(target: Constrained, constraint: Constraint): void {
  const isSame = (other: Constraint): boolean =>
    other.LTarget === constraint.LTarget &&
    other.RTarget === constraint.RTarget &&
    other.Operand === constraint.Operand;
  if (target.Constraints?.some(isSame) !== true) add(target, constraint);
}

function add(target: Constrained, constraint: Constraint): void {
  target.Constraints = [...(target.Constraints ?? []), constraint];
}

/** Adds the constraints that other parts of a job imply: a task that needs service discovery, Vault, a signal or bridge networking runs only on nodes with these. */
export function addImplied(job: StoredJob): void {
  const providers = (job.TaskGroups ?? []).flatMap((group) =>
    (group.Tasks ?? []).flatMap((task) => (task.Secrets ?? []).map(({ Provider }) => Provider)),
  );
  for (const group of job.TaskGroups ?? []) {
    addForTasks(group, providers);
    addForServices(group);
    const isBridged = (group.Networks ?? []).some(({ Mode }) => Mode === 'bridge');
    if (isBridged) {
      for (const plugin of ['bridge', 'firewall', 'host-local', 'loopback', 'portmap']) {
        addOnce(group, semver(`\${attr.plugins.cni.version.${plugin}}`, '>= 0.4.0'));
      }
    }
    if ((group.Services ?? []).some(({ Connect }) => Connect?.SidecarService?.Proxy?.TransparentProxy)) {
      addOnce(group, semver('${attr.plugins.cni.version.consul-cni}', '>= 1.4.2'));
      addOnce(group, semver(nomad, '>= 1.8.0-dev'));
    }
    if ((group.Tasks ?? []).some(({ Schedule }) => Schedule !== null)) addOnce(group, semver(nomad, '>= 1.8.0-dev'));
    addForIdentities(group);
  }
}

function addForTasks(group: StoredGroup, providers: readonly string[]): void {
  const tasks = group.Tasks ?? [];
  for (const { Vault } of tasks.toSorted((left, right) => (left.Name < right.Name ? -1 : 1))) {
    if (Vault === null) continue;
    const standard = Vault.Cluster === 'default' || Vault.Cluster === '';
    addOnce(
      group,
      standard
        ? semver('${attr.vault.version}', '>= 0.6.1')
        : semver(`\${attr.vault.${Vault.Cluster}.version}`, '>= 1.11.0'),
    );
  }
  for (const provider of providers) {
    addOnce(group, { LTarget: `\${attr.plugins.secrets.${provider}.version}`, RTarget: '', Operand: 'is_set' });
  }
  if (tasks.some(({ Resources }) => Resources?.NUMA !== null && Resources?.NUMA.Affinity !== 'none')) {
    addExact(group, semver(nomad, '>= 1.6.3-dev'));
    addExact(group, equal('${attr.kernel.name}', 'linux'));
  }
  const signals = [...new Set(tasks.flatMap(listSignals))].toSorted();
  if (signals.length > 0)
    addExact(group, { LTarget: '${attr.os.signals}', RTarget: signals.join(','), Operand: 'set_contains' });
}

function listSignals(task: StoredTask): string[] {
  const identities = [task.Identity, ...(task.Identities ?? [])];
  const changing = [task.Vault, ...(task.Templates ?? []), ...identities].filter(
    (part) => part?.ChangeMode === 'signal',
  );
  return [task.KillSignal, ...changing.map((part) => part?.ChangeSignal ?? '')].filter((signal) => signal !== '');
}

function addForServices(group: StoredGroup): void {
  const all = [...(group.Services ?? []), ...(group.Tasks ?? []).flatMap(({ Services }) => Services ?? [])];
  const nomadServices = all.filter(({ Provider }) => Provider === 'nomad');
  if (nomadServices.length > 0) addExact(group, equal('${attr.nomad.service_discovery}', 'true'));
  if (nomadServices.some(({ Checks }) => Checks !== null)) addExact(group, semver(nomad, '>= 1.4.0'));
  const consul = (target: Constrained, services: readonly Service[] | null): void => {
    for (const { Provider, Cluster } of services ?? []) {
      if (Provider !== 'consul') continue;
      addOnce(
        target,
        semver(
          Cluster === 'default' || Cluster === '' ? '${attr.consul.version}' : `\${attr.consul.${Cluster}.version}`,
          '>= 1.8.0',
        ),
      );
    }
  };
  consul(group, group.Services);
  for (const task of group.Tasks ?? []) consul(task, task.Services);
}

function addForIdentities(group: StoredGroup): void {
  const services = [...(group.Services ?? []), ...(group.Tasks ?? []).flatMap(({ Services }) => Services ?? [])];
  const used =
    services.some(({ Identity }) => Identity !== null) ||
    (group.Tasks ?? []).some(({ Identities }) => Identities !== null);
  if (used) add(group, semver(nomad, '>= 1.7.0-a'));
}
