import type { Log } from '../base/log.ts';
import type { OpenDatabase } from '../database/database.ts';

/** Progress of the demo data, as /health reports it. */
export interface DemoData {
  state: 'off' | 'seeding' | 'ready';
}

/** Demo rows that depend on today's date are created after the first page is served. */
export async function seedDemo(demo: DemoData, database: OpenDatabase, log: Log, signal: AbortSignal): Promise<void> {
  try {
    const { seedRelativeData: seedDated } = await import('../seed/relative-data.ts');
    await seedDated({ db: database.db, now: () => new Date(), signal });
    demo.state = 'ready';
  } catch (error) {
    if (!signal.aborted) log.fault(error, { service: 'demo data' });
  }
}
