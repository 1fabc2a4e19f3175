import { useLocation } from 'wouter';
import type { COMPANY_TABS } from '../../../machines/rules/access/access-routes.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Lookup } from '../forms/lookup.tsx';
import { useAccess, useGateway, useIsProvider } from '../session/session-context.tsx';
import { companyNames } from './company-names.ts';

/** Leads the provider's staff, whose own list is mostly empty, to the same list of a client company. */
export function CompanyChooser({ tab }: { tab: (typeof COMPANY_TABS)[number] }) {
  const { permissions, info } = useAccess();
  const gateway = useGateway();
  const isProvider = useIsProvider();
  const [, navigate] = useLocation();
  if (!isProvider || !permissions.includes('companies')) return null;
  return (
    <div className="max-w-[480px] px-4 pb-4 sm:px-6">
      <Field label="Client company" hint={`Below are those of ${info.company?.name} itself.`}>
        <Lookup
          value={null}
          onPick={(company) => (company ? navigate(`/companies/${company.id}/${tab}`) : undefined)}
          load={companyNames(gateway)}
          placeholder="Choose a company"
        />
      </Field>
    </div>
  );
}
