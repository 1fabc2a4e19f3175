import { accessPlants } from './access.ts';
import { adminPlants } from './admin.ts';
import { apiPlants } from './api.ts';
import { appPlants } from './app.ts';
import { auditPlants } from './audit.ts';
import { boardPlants } from './board.ts';
import { bulkPlants } from './bulk.ts';
import { callPlants } from './call.ts';
import { companiesPlants } from './companies.ts';
import { consultPlants } from './consult.ts';
import { crewPlants } from './crew.ts';
import { dataPlants } from './data.ts';
import { detailPlants } from './detail.ts';
import { digestPlants } from './digest.ts';
import { duePlants } from './due.ts';
import { earlierPlants } from './earlier.ts';
import { edgePlants } from './edge.ts';
import { feedPlants } from './feed.ts';
import { findPlants } from './find.ts';
import { homePlants } from './home.ts';
import { importPlants } from './import.ts';
import { inspectPlants } from './inspect.ts';
import { listPlants } from './list.ts';
import { loadPlants } from './load.ts';
import { lookupPlants } from './lookup.ts';
import { machinePlants } from './machine.ts';
import { mailPlants } from './mail.ts';
import { menuPlants } from './menu.ts';
import { msgPlants } from './msg.ts';
import { orderPlants } from './order.ts';
import { overviewPlants } from './overview.ts';
import { ownPlants } from './own.ts';
import { passkeyPlants } from './passkey.ts';
import { permPlants } from './perm.ts';
import type { Plant } from './plant.ts';
import { remindPlants } from './remind.ts';
import { resultsPlants } from './results.ts';
import { rolesPlants } from './roles.ts';
import { routePlants } from './route.ts';
import { runPlants } from './run.ts';
import { sessionPlants } from './session.ts';
import { slotsPlants } from './slots.ts';
import { ssoPlants } from './sso.ts';
import { statusPlants } from './status.ts';
import { typingPlants } from './typing.ts';
import { validPlants } from './valid.ts';
import { visitPlants } from './visit.ts';
import { webhookPlants } from './webhook.ts';
import { wizardPlants } from './wizard.ts';

/** A break for every requirement: `npm run planted` puts each of them in place and runs the tests that name it. */
export const plants: readonly Plant[] = [
  ...appPlants,
  ...routePlants,
  ...menuPlants,
  ...listPlants,
  ...crewPlants,
  ...digestPlants,
  ...feedPlants,
  ...webhookPlants,
  ...ssoPlants,
  ...detailPlants,
  ...consultPlants,
  ...wizardPlants,
  ...slotsPlants,
  ...visitPlants,
  ...sessionPlants,
  ...accessPlants,
  ...adminPlants,
  ...boardPlants,
  ...companiesPlants,
  ...loadPlants,
  ...lookupPlants,
  ...typingPlants,
  ...validPlants,
  ...apiPlants,
  ...duePlants,
  ...earlierPlants,
  ...edgePlants,
  ...machinePlants,
  ...orderPlants,
  ...overviewPlants,
  ...ownPlants,
  ...passkeyPlants,
  ...permPlants,
  ...dataPlants,
  ...bulkPlants,
  ...callPlants,
  ...msgPlants,
  ...auditPlants,
  ...findPlants,
  ...homePlants,
  ...remindPlants,
  ...resultsPlants,
  ...rolesPlants,
  ...mailPlants,
  ...statusPlants,
  ...importPlants,
  ...inspectPlants,
  ...runPlants,
];
