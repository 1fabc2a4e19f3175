import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './services/auth/auth.schema.ts',
    './services/companies/companies.schema.ts',
    './services/booking/booking.schema.ts',
    './services/audit/audit.schema.ts',
    './services/mail/mail.schema.ts',
    './services/files/files.schema.ts',
  ],
  out: './services/database/migrations',
  casing: 'snake_case',
});
