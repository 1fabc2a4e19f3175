import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { COMPANY_TABS } from '../../machines/rules/access/access-routes.ts';
import type { Permission } from '../../machines/rules/access/permissions.ts';
import { NextStep } from '../app/first-steps/next-step.tsx';
import { ActivePill } from '../app/records/entity-table.tsx';
import { leadsNowhere } from '../app/records/leads-nowhere.ts';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useAccess, useGateway } from '../app/session/session-context.tsx';
import type { CompanyQuery } from '../generated/graphql.ts';
import { classes } from '../ui/classes.ts';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { tabClass, tabRowClass } from '../ui/tab-classes.ts';
import { BillingPanel } from './billing-panel.tsx';
import { CompanyDocument } from './companies.documents.ts';
import { GeneralPanel } from './general-panel.tsx';
import { StatementPanel } from './statement/statement-panel.tsx';
import { SubsidiaryPanel } from './subsidiary-panel.tsx';

type TabName = (typeof COMPANY_TABS)[number];
type PanelTab = Exclude<TabName, 'general' | 'subsidiary' | 'billing' | 'statement'>;
/** Records that the provider keeps about its clients, and does not show to them. */
const providerTabs: readonly TabName[] = ['billing', 'prices', 'statement'];

/** Props of a tab of another area; `isAllowed` to add, edit and delete in it. */
export type CompanyPanelProps = { orgId: string; isAllowed: boolean };
export type CompanyPanels = Readonly<Record<PanelTab, (props: CompanyPanelProps) => ReactNode>>;

const tabs: Readonly<Record<TabName, { label: string; flag: Permission }>> = {
  general: { label: 'General', flag: 'companies' },
  subsidiary: { label: 'Subsidiaries', flag: 'company_subsidiaries' },
  accounts: { label: 'Accounts', flag: 'company_accounts' },
  positions: { label: 'Positions', flag: 'company_positions' },
  packages: { label: 'Packages', flag: 'company_packages' },
  paperworks: { label: 'Paperwork', flag: 'company_paperworks' },
  projects: { label: 'Projects', flag: 'company_projects' },
  billing: { label: 'Billing', flag: 'companies' },
  prices: { label: 'Prices', flag: 'company_packages' },
  statement: { label: 'Statement', flag: 'companies' },
};

const COMPANIES = { href: '/companies', label: 'Companies' };

/** Each tab is a page of its own; the head need not start from nothing on each of them. */
let lastSeen: CompanyQuery['company'] | null = null;

/** /companies/{orgId}/{tab}: one client company, a tab to each kind of data it has. */
export function CompanyPage({ panels }: { panels: Partial<CompanyPanels> }) {
  const { orgId = '', tab: wantedTab } = useParams<{ orgId: string; tab: string }>();
  const { permissions, info } = useAccess();
  const isProvider = info.company?.provider === true;
  const tab = COMPANY_TABS.find((one) => one === wantedTab && (isProvider || !providerTabs.includes(one))) ?? 'general';
  const gateway = useGateway();
  const { data, failure, retry, refresh } = useRecord('company', async (signal) => {
    lastSeen = (await gateway.request(CompanyDocument, { orgId }, { signal })).company;
    return lastSeen;
  });
  const company = data ?? (lastSeen?.id === orgId ? lastSeen : null);
  const isAllowed = permissions.includes(tabs[tab].flag);
  return (
    <>
      <PageHead
        title={company?.companyName ?? 'Company'}
        part={tabs[tab].label}
        subtitle={
          <>
            <Link href="/companies">Companies</Link> · {tabs[tab].label}
            {company?.sandbox ? ' · Sandbox: nothing of its bookings is sent or invoiced' : null}
          </>
        }
        actions={company ? <ActivePill active={company.active} /> : null}
      />
      {failure && leadsNowhere(failure) ? null : <TabLinks orgId={orgId} current={tab} isProvider={isProvider} />}
      {company && tab === 'billing' ? (
        <div className="pt-5 empty:hidden">
          <NextStep after="company" />
        </div>
      ) : null}
      {failure ? (
        <div className="px-4 py-4 sm:px-6">
          <RecordFailure failure={failure} what="company" onRetry={retry} list={COMPANIES} />
        </div>
      ) : tab === 'general' ? (
        data ? (
          <div className="pt-5">
            <GeneralPanel company={data} canSwitch={isProvider} onChanged={refresh} />
          </div>
        ) : (
          <div className="pt-5">
            <SkeletonFields fields={3} label="Loading the company" />
          </div>
        )
      ) : tab === 'subsidiary' ? (
        <SubsidiaryPanel orgId={orgId} mode={isAllowed ? 'manage' : 'read'} />
      ) : tab === 'billing' ? (
        <BillingPanel orgId={orgId} />
      ) : tab === 'statement' ? (
        <StatementPanel orgId={orgId} />
      ) : (
        (panels[tab]?.({ orgId, isAllowed }) ?? null)
      )}
    </>
  );
}

/** Brings the current tab into view where the row is too long for the window. */
const scrollToTab = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

function TabLinks({ orgId, current, isProvider }: { orgId: string; current: TabName; isProvider: boolean }) {
  const shown = COMPANY_TABS.filter((tab) => isProvider || !providerTabs.includes(tab));
  return (
    <nav className={classes(tabRowClass, 'shrink-0 print:hidden')} aria-label="Company">
      {shown.map((tab) => (
        <Link
          key={tab}
          className={tabClass}
          href={`/companies/${orgId}/${tab}`}
          {...(tab === current ? { ref: scrollToTab, 'aria-current': 'page' } : {})}
        >
          {tabs[tab].label}
        </Link>
      ))}
    </nav>
  );
}
