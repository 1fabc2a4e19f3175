import type { Database } from '../../../services/database/database.ts';
import { makeService } from '../../../services/server/make-service.ts';
import type { Service } from '../../../services/shared/http/service.ts';
import { type ServiceName, serviceNames } from '../../../services/shared/service-names.ts';
import type { World } from '../services.ts';

/** A service's answer, its text whole. */
export interface TrialAnswer {
  readonly status: number;
  readonly text: string;
}

/** Services on a database that forgets: whatever a trial writes is gone when it is over, and what it deletes is there again. */
export interface Trials {
  readonly services: ReadonlyMap<ServiceName, Service>;
  trial<Answer>(work: () => Promise<Answer>): Promise<Answer>;
}

const over = new Error('A trial is over.');

export async function openTrials({ deps }: World): Promise<Trials> {
  let current: Database = deps.db;
  const db = new Proxy(deps.db, {
    get(_base, name) {
      const member: unknown = Reflect.get(current, name, current);
      return typeof member === 'function' ? member.bind(current) : member;
    },
  });
  // No file is gone that a trial removed: its row is there again.
  const files = { ...deps.files, remove: async () => {} };
  const forgetful = { ...deps, db, read: db, files };
  const made = serviceNames.map(async (name) => [name, await makeService(name, forgetful)] as const);
  return {
    services: new Map(await Promise.all(made)),
    async trial(work) {
      const answers: Awaited<ReturnType<typeof work>>[] = [];
      try {
        await deps.db.transaction(async (tx) => {
          current = tx;
          answers.push(await work());
          throw over;
        });
      } catch (thrown) {
        if (thrown !== over) throw thrown;
      } finally {
        current = deps.db;
      }
      const [answer] = answers;
      if (answer === undefined) throw new Error('A trial without an answer.');
      return answer;
    },
  };
}

/** Reads an answer to its end; of a live stream only that it opened. */
export async function read(response: Response): Promise<TrialAnswer> {
  const isLive = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isLive) await response.body?.cancel();
  return { status: response.status, text: isLive ? '' : await response.text() };
}
