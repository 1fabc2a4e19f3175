import { fail } from '../base/errors.ts';
import type { Scan } from './clamd.ts';
import type { FileStore } from './file-store.ts';

/**
 * A store that keeps no file with a virus: each is scanned before its key is known to anybody.
 * A scanner that cannot be asked refuses every file.
 * @param onFault told why a file could not be scanned
 */
export function scannedStore(store: FileStore, scan: Scan, onFault: (error: unknown) => void): FileStore {
  return {
    ...store,
    async take(bytes) {
      const file = await store.take(bytes);
      try {
        const { body } = await store.open(file.key);
        const virus = await scan(body).catch((error: unknown) => {
          onFault(error);
          fail('UNAVAILABLE', 'Files cannot be checked for viruses at the moment. Try again later.', { field: 'file' });
        });
        if (virus !== null)
          fail('INFECTED', `The file carries a virus (${virus}) and was not stored.`, { field: 'file' });
        return file;
      } catch (error) {
        await store.remove(file.key).catch(() => {});
        throw error;
      }
    },
  };
}
