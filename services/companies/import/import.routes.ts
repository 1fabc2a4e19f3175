import { importRoute, undoableImportRoute, undoImportRoute } from '../../shared/import/import.contract.ts';

const companies = { tag: 'Companies', what: 'companies' };
const subsidiaries = { tag: 'Subsidiaries', what: 'subsidiaries' };

export const importCompanies = importRoute('importCompanies', '/companies/imports/companies', companies);

export const undoCompanyImport = undoImportRoute('undoCompanyImport', '/companies/imports/companies', companies);

export const undoableCompanyImport = undoableImportRoute('Company', '/companies/imports/companies', companies);

export const importSubsidiaries = importRoute('importSubsidiaries', '/companies/imports/subsidiaries', subsidiaries);

export const undoSubsidiaryImport = undoImportRoute(
  'undoSubsidiaryImport',
  '/companies/imports/subsidiaries',
  subsidiaries,
);

export const undoableSubsidiaryImport = undoableImportRoute(
  'Subsidiary',
  '/companies/imports/subsidiaries',
  subsidiaries,
);
