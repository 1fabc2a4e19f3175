import { AccountsPanel } from '../accounts/accounts-panel.tsx';
import { PackagesPanel } from '../catalogue/packages-panel.tsx';
import { PositionsPanel } from '../catalogue/positions-panel.tsx';
import { CompanyPrices } from '../catalogue/prices/company-prices.tsx';
import { ProjectsPanel } from '../catalogue/projects-panel.tsx';
import { CompanyPage, type CompanyPanels } from '../companies/company-page.tsx';
import { PaperworksPanel } from '../paperworks/paperworks-panel.tsx';

/** The content of a company's tabs, each from the area that it belongs to. */
const panels: Partial<CompanyPanels> = {
  positions: (props) => <PositionsPanel {...props} />,
  packages: (props) => <PackagesPanel {...props} />,
  prices: ({ orgId, isAllowed }) => <CompanyPrices orgId={orgId} isAllowed={isAllowed} />,
  projects: (props) => <ProjectsPanel {...props} />,
  accounts: (props) => <AccountsPanel {...props} />,
  paperworks: (props) => <PaperworksPanel {...props} />,
};

/** /companies/{orgId}/{tab} */
export default function CompanyTabs() {
  return <CompanyPage panels={panels} />;
}
