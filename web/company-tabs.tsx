import { CompanyPage, type CompanyPanels } from './companies/company-page.tsx';

/** What stands in a company's tabs, each from the area that it belongs to. */
const panels: Partial<CompanyPanels> = {};

/** /companies/{orgId}/{tab} */
export default function CompanyTabs() {
  return <CompanyPage panels={panels} />;
}
