export interface Node {
  readonly ID: string;
  readonly Name: string;
  readonly Datacenter: string;
  readonly Pool: string;
  readonly Class: string;
  /** Constraints cannot distinguish nodes of one computed class. */
  readonly ComputedClass: string;
  readonly Drivers: readonly string[];
  readonly Attributes: Readonly<Record<string, string>>;
  readonly Meta: Readonly<Record<string, string>>;
  readonly HostVolumes: readonly string[];
  /** MHz and MB. */
  readonly CPU: number;
  readonly MemoryMB: number;
  readonly DiskMB: number;
}

/** One node like that of the recordings: datacenter `dc1`, class `blue`, drivers without requirements. */
export const defaultNode: Node = {
  ID: 'b17edf8d-dbde-1641-6091-42ed8795748c',
  Name: 'vm',
  Datacenter: 'dc1',
  Pool: 'default',
  Class: 'blue',
  ComputedClass: 'v1:16122621175790464034',
  Drivers: ['raw_exec', 'mock_driver'],
  Attributes: {
    'cpu.arch': 'amd64',
    'cpu.numcores': '4',
    'driver.mock_driver': '1',
    'driver.raw_exec': '1',
    'kernel.name': 'linux',
    'nomad.service_discovery': 'true',
    'nomad.version': '2.0.5',
    'os.name': 'debian',
    'os.signals':
      'SIGABRT,SIGALRM,SIGBUS,SIGCHLD,SIGCONT,SIGFPE,SIGHUP,SIGILL,SIGINT,SIGIO,SIGIOT,SIGKILL,SIGNULL,SIGPIPE,SIGPROF,SIGQUIT,SIGSEGV,SIGSTOP,SIGSYS,SIGTERM,SIGTRAP,SIGTSTP,SIGTTIN,SIGTTOU,SIGURG,SIGUSR1,SIGUSR2,SIGWINCH,SIGXCPU,SIGXFSZ',
    'unique.hostname': 'vm',
  },
  Meta: {},
  HostVolumes: [],
  CPU: 40_000,
  MemoryMB: 24_000,
  DiskMB: 100_000,
};
