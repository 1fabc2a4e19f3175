import pg from 'pg';

/** For each table its number of rows and a hash of all of them, as of one moment. */
export async function fingerprint(url: string): Promise<Record<string, string>> {
  const client = await heldMoment(url);
  try {
    return await fingerprintOf(client);
  } finally {
    await client.end();
  }
}

/** A connection that sees the database as of now, until it ends. */
export async function heldMoment(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin isolation level repeatable read, read only');
  await client.query('select from pg_tables limit 1');
  return client;
}

export async function fingerprintOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: string }>(`
        select count(*) || ' rows, ' || coalesce(md5(string_agg(md5(each::text), '' order by md5(each::text))), '') as rows
        from ${name} each`);
    found[name] = rows[0]?.rows ?? '';
  }
  return found;
}
