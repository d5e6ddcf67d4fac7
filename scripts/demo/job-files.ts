/** What must not be seen anywhere in public. */
export const passwords = {
  before: 'tangerine-harbour-41',
  after: 'violet-lantern-87',
  api: 'amber-compass-63',
} as const;

interface Web {
  readonly count: number;
  readonly image: string;
  readonly logLevel: string;
  readonly password: string;
}

function web({ count, image, logLevel, password }: Web): string {
  return `job "web" {
  datacenters = ["dc1"]

  update {
    max_parallel = 4
  }

  group "app" {
    count = ${count}

    network {
      port "http" {
        to = 8080
      }
    }

    task "server" {
      driver = "mock_driver"

      config {
        image = "${image}"
        ports = ["http"]
      }

      env {
        LOG_LEVEL   = "${logLevel}"
        DB_PASSWORD = "${password}"
      }

      resources {
        cpu    = 200
        memory = 128
      }
    }
  }
}
`;
}

function report(cron: string): string {
  return `job "report" {
  datacenters = ["dc1"]
  type        = "batch"

  periodic {
    crons            = ["${cron}"]
    time_zone        = "UTC"
    prohibit_overlap = true
  }

  group "report" {
    task "send" {
      driver = "mock_driver"

      config {
        image = "registry.example/report:3.0"
      }

      resources {
        cpu    = 100
        memory = 64
      }
    }
  }
}
`;
}

const batchImport = `job "batch-import" {
  datacenters = ["dc1"]
  type        = "batch"

  group "import" {
    task "load" {
      driver = "mock_driver"

      config {
        image = "registry.example/import:1.0"
      }

      resources {
        cpu    = 500
        memory = 65536
      }
    }
  }
}
`;

/** A service with variables and a template beside it. */
const api = `variable "environment" {
  default = "staging"
}

variable "replicas" {
  type = number
}

variable "db_password" {
  type = string
}

job "api" {
  datacenters = ["dc1"]

  group "api" {
    count = var.replicas

    task "server" {
      driver = "mock_driver"

      config {
        image = "registry.example/api:2.1.0"
      }

      env {
        DATABASE = "postgres://api:\${var.db_password}@db.example/api"
      }

      template {
        destination = "local/api.conf"
        data        = file("apps/\${var.environment}.conf.tpl")
      }

      resources {
        cpu    = 100
        memory = 64
      }
    }
  }
}
`;

const apiTemplate = `listen {{ env "NOMAD_PORT_http" }}
{{ range service "db" }}
upstream {{ .Address }}:{{ .Port }}
{{ end }}
`;

/** A job as a program wrote it. */
const cache = {
  ID: 'cache',
  Name: 'cache',
  Datacenters: ['dc1'],
  TaskGroups: [
    {
      Name: 'cache',
      Count: 1,
      Tasks: [
        {
          Name: 'server',
          Driver: 'mock_driver',
          Config: { image: 'registry.example/cache:7' },
          Resources: { CPU: 100, MemoryMB: 64 },
        },
      ],
    },
  ],
};

/** Jobs of several environments: variables, a template beside the job file, a job in JSON. */
const apps = {
  'apps/api.nomad.hcl': api,
  'apps/production.conf.tpl': apiTemplate,
  'apps/cache.json': `${JSON.stringify({ Job: cache }, undefined, 2)}\n`,
  'envs/production.vars.hcl': 'environment = "production"\nreplicas    = 2\n',
};

/** The repository's files before and after the pull request: paths to content. */
export const jobFiles = {
  before: {
    'jobs/web.nomad.hcl': web({
      count: 3,
      image: 'registry.example/web:1.4.2',
      logLevel: 'info',
      password: passwords.before,
    }),
    'jobs/report.nomad.hcl': report('0 6 * * *'),
  },
  after: {
    'jobs/web.nomad.hcl': web({
      count: 4,
      image: 'registry.example/web:1.5.0',
      logLevel: 'debug',
      password: passwords.after,
    }),
    'jobs/report.nomad.hcl': report('30 4 * * 1-5'),
    'jobs/batch-import.nomad.hcl': batchImport,
    ...apps,
  },
};
