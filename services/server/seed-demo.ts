import type { OpenDatabase } from '../database/database.ts';
import type { Log } from './log.ts';

/** How far the demo's data are, as /health says. */
export interface DemoData {
  state: 'off' | 'seeding' | 'ready';
}

/** The demo's rows that depend on the day are made while the first page is already being looked at. */
export async function seedDemo(demo: DemoData, database: OpenDatabase, log: Log, signal: AbortSignal): Promise<void> {
  try {
    const { seedRelativeData: seedDated } = await import('../seed/relative-data.ts');
    await seedDated({ db: database.db, now: () => new Date(), signal });
    demo.state = 'ready';
  } catch (error) {
    if (!signal.aborted) log.fault(error, { service: 'demo data' });
  }
}
