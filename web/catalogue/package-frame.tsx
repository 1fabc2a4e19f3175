import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import type { PortalError } from '../../machines/lib/portal-error.ts';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAccess, useGateway, useIsProvider } from '../app/session/session-context.tsx';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PackageCompanyDocument } from './packages.documents.ts';

/** The address of this package list: a company's tab, or /packages. */
export function usePackagesAddress() {
  const { orgId = null, packageId = '' } = useParams<{ orgId?: string; packageId?: string }>();
  return { orgId, packageId, list: orgId === null ? '/packages' : `/companies/${orgId}/packages` };
}

/** The company that a package is made for; the provider's own packages are every company's. */
export function usePackagesCompany() {
  const { orgId } = usePackagesAddress();
  const { info } = useAccess();
  const gateway = useGateway();
  return async (signal: AbortSignal) => {
    if (orgId === null) return info.company?.provider ? 'every company' : info.company?.name;
    return (await gateway.request(PackageCompanyDocument, { orgId }, { signal })).company.companyName;
  };
}

/** True if this account may change packages here; one for every company is the provider's, at /packages. */
export function useMayChange(owner: string | null) {
  const { orgId } = usePackagesAddress();
  const { permissions } = useAccess();
  const isProvider = useIsProvider();
  if (orgId !== null) return owner === orgId && permissions.includes('company_packages');
  return owner !== null || isProvider;
}

type PackageFrameProps = {
  title: string /** The owner of the packages. */;
  company?: string | undefined;
  failure: PortalError | null;
  /** The record that the address names. */
  what?: 'package' | 'company';
  onRetry: () => void;
  children: ReactNode;
};

/** The page around a package's form, while it loads and where it cannot. */
export function PackageFrame({ title, company, failure, what = 'package', onRetry, children }: PackageFrameProps) {
  const { list } = usePackagesAddress();
  const lists = {
    package: { href: list, label: 'Packages' },
    company: { href: '/companies', label: 'Companies' },
  };
  return (
    <>
      <PageHead title={title} subtitle={<Link href={list}>{company ? `Packages of ${company}` : 'Packages'}</Link>} />
      <div className="max-w-[960px] px-4 pb-6 sm:px-6">
        {failure ? <RecordFailure failure={failure} what={what} onRetry={onRetry} list={lists[what]} /> : null}
        {children ?? (failure ? null : <SkeletonFields fields={6} label="Loading the package" isBare />)}
      </div>
    </>
  );
}
