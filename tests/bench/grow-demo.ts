import { parseArgs } from 'node:util';
import { openDatabase } from '../../services/database/open.ts';
import { readConfig } from '../../services/server/config.ts';
import { growDemo } from './grown-demo.ts';

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '600' },
    clinics: { type: 'string', default: '42' },
    doctors: { type: 'string', default: '120' },
    days: { type: 'string', default: '60' },
  },
});

const { databaseUrl, databaseDirectUrl, dataDir } = readConfig(process.env, []);
const database = await openDatabase({
  databaseUrl: databaseUrl ?? undefined,
  directUrl: databaseDirectUrl ?? undefined,
  dataDir,
});
try {
  const size = {
    companies: Number(values.companies),
    clinics: Number(values.clinics),
    doctors: Number(values.doctors),
    days: Number(values.days),
  };
  console.log(await growDemo(database.db, size));
} finally {
  await database.close();
}
