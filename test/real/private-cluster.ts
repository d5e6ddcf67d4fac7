import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A job that runs on any machine. */
export const job = (color: string): string => `job "web" {
  group "app" {
    update {
      min_healthy_time = "1s"
    }
    task "server" {
      driver = "raw_exec"
      config {
        command = "sleep"
        args    = ["3600"]
      }
      env {
        COLOR = "${color}"
      }
      resources {
        cpu    = 20
        memory = 16
      }
    }
  }
}
`;

/** The policy of docs/tokens.md with this name. */
export function readDocumentedPolicy(file: string): string {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs/tokens.md'), 'utf8');
  const [, policy] = text.slice(text.indexOf(`\`${file}\``)).split(/```(?:hcl)?\n/);
  if (policy === undefined) throw new Error(`docs/tokens.md has no ${file}`);
  return policy;
}
