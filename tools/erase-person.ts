import { erasePerson } from '../services/erasure/erase-person.ts';
import { findPerson } from '../services/erasure/find-person.ts';
import { withData } from './with-data.ts';

/** Erases what is known of a candidate, for good. */
const args = process.argv.slice(2);
const isConfirmed = args.includes('--yes');
const [nameOrEmail, born = null] = args.filter((arg) => arg !== '--yes');

await withData('erase-person', async (data) => {
  if (!nameOrEmail) {
    console.error('npm run erase-person EMAIL, or NAME BORN, such as "Liam Smith" 1991-03-14; then with -- --yes');
    return 2;
  }
  const person = await findPerson(data.db, nameOrEmail, born);
  if (!isConfirmed) {
    console.error(`This erases a person in ${person.candidateIds.length} bookings: ${person.words.join(', ')}.`);
    console.error('Export first. To erase, run it again with -- --yes.');
    return 1;
  }
  const { candidates, files, entries } = await erasePerson(data, person);
  console.log(`Erased in ${candidates} bookings, with ${files} files and the content of ${entries} audit entries.`);
  return 0;
});
