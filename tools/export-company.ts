import { existsSync } from 'node:fs';
import { exportCompany } from '../services/erasure/export-company.ts';
import { findCompany } from '../services/erasure/find-company.ts';
import { withData } from './with-data.ts';

/** Writes everything of a client company into a new folder. */
const [wanted, folder] = process.argv.slice(2);

await withData('export-company', async (data) => {
  if (!wanted || !folder) {
    console.error('npm run export-company COMPANY FOLDER, the company by its name or id');
    return 2;
  }
  if (existsSync(folder)) {
    console.error(`${folder} is there already.`);
    return 1;
  }
  const company = await findCompany(data.db, wanted);
  const { tables, files } = await exportCompany(data, company, folder);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.log(`${company.name}: ${rows} rows of ${Object.keys(tables).length} tables and ${files} files in ${folder}.`);
  return 0;
});
