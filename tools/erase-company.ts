import { eraseCompany } from '../services/erasure/erase-company.ts';
import { findCompany } from '../services/erasure/find-company.ts';
import { withData } from './with-data.ts';

/** Erases everything of a client company, for good. */
const [wanted, confirmed] = process.argv.slice(2);

await withData('erase-company', async (data) => {
  if (!wanted) {
    console.error('npm run erase-company COMPANY ID, the company by its name, then its id to confirm');
    return 2;
  }
  const company = await findCompany(data.db, wanted);
  if (confirmed !== company.orgId) {
    console.error(`This erases ${company.name} for good. Export it first. To erase it, add its id: ${company.orgId}`);
    return 1;
  }
  const { tables, files, entries } = await eraseCompany(data, company);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.log(`Erased: ${rows} rows, ${files} files, and the content of ${entries} audit entries.`);
  return 0;
});
