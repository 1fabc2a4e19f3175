import pg from 'pg';

export interface StatementLine {
  readonly calls: number;
  readonly planned: number;
  readonly planMs: number;
  readonly runMs: number;
  readonly text: string;
}

/** PostgreSQL's statements since `reset`, by pg_stat_statements; the bench's own are left out. */
export async function statementsOf(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'bench' });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  return {
    reset: () => client.query('select pg_stat_statements_reset()'),
    async lines(): Promise<StatementLine[]> {
      const { rows } = await client.query<StatementLine>(`
        select calls::int, plans::int as planned, total_plan_time as "planMs", total_exec_time as "runMs",
          regexp_replace(query, '\\s+', ' ', 'g') as text
        from pg_stat_statements s where query not like '%pg_stat_statements%' and query not like '%schema_migrations%'
          and dbid = (select oid from pg_database where datname = current_database())
        order by total_plan_time + total_exec_time desc`);
      return rows;
    },
    close: () => client.end(),
  };
}
