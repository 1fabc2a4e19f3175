import pg from 'pg';

/** Runs a statement on a connection of its own. @returns the first column of the first row, as text; '' without one */
export async function runStatement(url: string, statement: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<string[]>({ text: statement, rowMode: 'array' });
    return rows[0]?.[0] ?? '';
  } finally {
    await client.end();
  }
}
