import { existsSync } from 'node:fs';
import { exportPerson } from '../services/erasure/export-person.ts';
import { findPerson } from '../services/erasure/find-person.ts';
import { withData } from './with-data.ts';

/** Writes what is known of a candidate into a new folder. */
const [folder, nameOrEmail, born = null] = process.argv.slice(2);

await withData('export-person', async (data) => {
  if (!folder || !nameOrEmail) {
    console.error('npm run export-person FOLDER EMAIL, or FOLDER NAME BORN, such as "Liam Smith" 1991-03-14');
    return 2;
  }
  if (existsSync(folder)) {
    console.error(`${folder} is there already.`);
    return 1;
  }
  const person = await findPerson(data.db, nameOrEmail, born);
  const { tables, files } = await exportPerson(data, person, folder);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.log(`${person.candidateIds.length} bookings, ${rows} rows in all, and ${files} files in ${folder}.`);
  return 0;
});
