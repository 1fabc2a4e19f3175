import { importRoute } from '../../shared/import/import.contract.ts';

export const importCompanies = importRoute('importCompanies', '/companies/imports/companies', {
  tag: 'Companies',
  what: 'companies',
});

export const importSubsidiaries = importRoute('importSubsidiaries', '/companies/imports/subsidiaries', {
  tag: 'Subsidiaries',
  what: 'subsidiaries',
});
