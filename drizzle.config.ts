import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './services/auth/auth.tables.ts',
    './services/auth/identity-providers/identity-providers.tables.ts',
    './services/companies/companies.tables.ts',
    './services/booking/booking.tables.ts',
    './services/audit/audit.tables.ts',
    './services/mail/mail.tables.ts',
    './services/files/files.tables.ts',
    './services/webhooks/webhooks.tables.ts',
  ],
  out: './services/database/migrations',
  casing: 'snake_case',
});
