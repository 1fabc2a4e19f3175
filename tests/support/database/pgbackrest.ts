import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { findProgram } from '../programs.ts';
import { deployed } from '../servers/deployed.ts';
import { swiftKeys } from '../servers/swift.ts';
import { unprivileged } from './postgres.ts';

interface Place {
  /** A folder of PostgreSQL's account. */
  readonly home: string;
  readonly bucket: string;
  /** The store's port for TLS, and the certificate that it is known by. */
  readonly store: { readonly port: number; readonly certificate: string };
}

/** pgBackRest with the shipped configuration. Its paths, ports and the store's address are other ones here, and its secrets. */
export function pgbackrest({ home, bucket, store }: Place) {
  const owner = unprivileged();
  const [file, more] = [join(home, 'pgbackrest.conf'), join(home, 'conf.d')];
  mkdirSync(more);
  const here: Readonly<Record<string, string>> = {
    'repo1-s3-endpoint': 'localhost',
    'repo1-s3-region': 'us-east-1',
    'repo1-s3-bucket': bucket,
    'repo1-storage-port': String(store.port),
    'log-path': join(home, 'log'),
    'lock-path': join(home, 'lock'),
  };
  const local = deployed('pgbackrest.conf').replace(/^([\w-]+)=.*$/gm, (line, name: string) =>
    name in here ? `${name}=${here[name]}` : line,
  );
  writeFileSync(file, local);
  const secrets = {
    'repo1-s3-key': swiftKeys.accessKeyId,
    'repo1-s3-key-secret': swiftKeys.secretAccessKey,
    'repo1-cipher-pass': 'a-passphrase-that-the-drill-alone-knows',
    'repo1-storage-ca-file': store.certificate,
  };
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(more, 'secrets.conf'), `[global]\n${lines.join('')}`);
  for (const path of [file, more, join(more, 'secrets.conf')])
    if (owner.uid !== undefined) chownSync(path, owner.uid, defined(owner.gid));

  const program = defined(findProgram('pgbackrest'));
  const configured = [`--config=${file}`, `--config-include-path=${more}`, '--stanza=preflight'];
  return {
    /** PostgreSQL runs it in its data directory. */
    archiveCommand: [program, ...configured, '--pg1-path="$PWD"', 'archive-push', '%p'].join(' '),
    /** Runs a command. @returns its output @throws with what it said */
    async run(command: string, options: readonly string[], password = ''): Promise<string> {
      const { stdout } = await promisify(execFile)(program, [...configured, ...options, command], {
        ...owner,
        cwd: home,
        env: { PATH: process.env['PATH'], PGPASSWORD: password },
      }).catch(({ stdout, stderr }) => Promise.reject(new Error(`pgbackrest ${command}:\n${stdout}${stderr}`)));
      return stdout;
    },
  };
}
