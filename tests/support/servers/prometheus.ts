import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { freePort } from '../database/postgres.ts';
import { findProgram } from '../programs.ts';
import { Daemon } from './daemon.ts';
import { deployed } from './deployed.ts';

/** Changes values of a shipped file alone: ports, intervals. */
export type Adjust = (text: string) => string;

interface PrometheusOptions {
  /** Hosts and ports of the portal's processes. */
  readonly targets: readonly string[];
  readonly token: string;
  readonly adjust?: Adjust;
}

/** A real Prometheus with the shipped configuration and alert rules. */
export async function startPrometheus({ targets, token, adjust = (text) => text }: PrometheusOptions) {
  const home = mkdtempSync(join(tmpdir(), 'preflight-prometheus-'));
  const port = await freePort();
  const config = deployed('prometheus.yml').replace('["127.0.0.1:3000"]', JSON.stringify(targets));
  writeFileSync(join(home, 'prometheus.yml'), adjust(config));
  writeFileSync(join(home, 'preflight.rules.yml'), adjust(deployed('preflight.rules.yml')));
  writeFileSync(join(home, 'preflight.token'), token);
  const daemon = new Daemon({
    name: 'Prometheus',
    program: defined(findProgram('prometheus')),
    args: [
      `--config.file=${home}/prometheus.yml`,
      `--storage.tsdb.path=${home}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    port,
  });
  await daemon.start();
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json();
  return {
    /** The value of the first series; empty while there is none. */
    async value(expression: string): Promise<string> {
      const answer = await ask(`query?query=${encodeURIComponent(expression)}`);
      return answer.data?.result[0]?.value[1] ?? '';
    },
    /** The loaded rules, in their order. */
    async rules(): Promise<string[]> {
      const { data } = await ask('rules');
      return data.groups.flatMap((group: { rules: { name: string }[] }) => group.rules.map(({ name }) => name));
    },
    async stop() {
      await daemon.end('SIGTERM');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
