import { defined } from '../../../machines/lib/assert-defined.ts';
import { companyDetailMessages } from '../../../machines/rules/account/company-details.ts';
import { importColumns } from '../../../machines/rules/import/import-columns.ts';
import { isYes } from '../../../machines/rules/import/read-import.ts';
import { cleanLine } from '../../../machines/rules/text/clean-text.ts';
import { organisationsNamed, repeated } from '../../shared/import/named.ts';
import type { Importer } from '../../shared/import/run-import.ts';
import { imports } from '../companies.tables.ts';
import { COMPANY_TAKEN, insertCompanies, type NewCompany } from '../company/company.ts';
import { cleanDetails, type DetailsContent, insertDetails } from '../details/details.ts';

interface Made {
  readonly company: NewCompany;
  readonly details: DetailsContent;
}

const columns = importColumns.companies;

/** Client companies, with what the provider keeps about them. */
export const companyImporter: Importer<'companies', Made> = {
  kind: 'companies',
  imports,

  async judge(db, _caller, { rows, report }) {
    const found = await organisationsNamed(
      db,
      rows.map(({ cells }) => cleanLine(cells.name)),
    );
    const twice = repeated(rows.map(({ row }, at) => ({ row, key: defined(found[at]).key })));
    return rows.map(({ row, cells }, at) => {
      report(row, 'name', defined(found[at]).id === null ? null : COMPANY_TAKEN);
      report(row, 'name', twice.get(row) ?? null);
      const messages = companyDetailMessages(cells);
      for (const field of ['abn', 'resultEmail', 'invoiceEmail', 'contactPhone'] as const) {
        report(row, field, messages[field]);
      }
      return {
        company: {
          company_name: cleanLine(cells.name),
          enable: isYes(columns.enable, cells.enable),
          otp: isYes(columns.otp, cells.otp),
          fit_test: isYes(columns.fitTest, cells.fitTest),
          seed_positions: isYes(columns.seedPositions, cells.seedPositions),
        },
        details: cleanDetails({
          abn: cells.abn,
          billing_address: cells.billingAddress,
          result_email: cells.resultEmail,
          invoice_email: cells.invoiceEmail,
          contact_name: cells.contactName,
          contact_phone: cells.contactPhone,
          po_required: isYes(columns.poRequired, cells.poRequired),
          favourite_clinics: [],
          own_packages_only: isYes(columns.ownPackagesOnly, cells.ownPackagesOnly),
          invoice_per: 'company',
          payment_days: null,
          notes: cells.notes,
        }),
      };
    });
  },

  async write(tx, caller, made, at) {
    const companies = made.map(({ company }) => company);
    const ids = await insertCompanies(tx, caller, companies, at);
    const details = made.map((one, nth) => ({ orgId: defined(ids[nth]), content: one.details }));
    await insertDetails(tx, caller, details, at);
    return ids;
  },
};
