import pg from 'pg';
import { expect, test } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { needs } from '../needs.ts';
import { type Shutdown, startPostgres } from './postgres.ts';
import { postgresPrograms } from './postgres-programs.ts';

test(
  'a test server comes back on the same address with what was committed, however it ended',
  needs('postgres'),
  async () => {
    const server = await startPostgres(defined(postgresPrograms()), 'restart');
    try {
      const url = server.url('postgres');
      await ask(url, 'create table kept (mode text)');
      for (const mode of ['fast', 'immediate'] satisfies Shutdown[]) {
        await ask(url, `insert into kept values ('${mode}')`);
        const before = server.pid;
        await server.shutDown(mode);
        await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
        await server.start();
        expect(server.pid).not.toBe(before);
      }
      await server.restart('fast');
      expect(server.url('postgres')).toBe(url);
      expect(await ask(url, 'select mode from kept order by mode')).toEqual([{ mode: 'fast' }, { mode: 'immediate' }]);
    } finally {
      await server.stop();
    }
  },
);

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
