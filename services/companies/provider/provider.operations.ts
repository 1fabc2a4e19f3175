import { callerOf, operation } from '../../shared/http/operation.ts';
import { originOf } from '../../shared/http/origin.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import type { Provider } from '../../shared/live-provider.ts';
import * as routes from './provider.routes.ts';
import { changeSettings, findSettings, type Stored } from './provider-settings.ts';
import { getStatus } from './status.routes.ts';
import { partsWorking } from './status.ts';

/** The provider's own settings, and what everybody sees of them. */
export function providerRoutes(service: Service, deps: ServiceDeps): void {
  const { db, now, provider } = deps;
  const answerOf = (settings: Stored) => ({ ...settings, defaults: inRest(provider.defaults) });

  operation(service, routes.getProviderSettings, async (c) =>
    c.json(answerOf(await findSettings(db, callerOf(c).orgId)), 200),
  );

  operation(service, routes.updateProviderSettings, async (c) => {
    const { updated_at: seen, ...wanted } = c.req.valid('json');
    const settings = await changeSettings(db, callerOf(c), { seen, wanted, ...originOf(c, now) });
    await provider.refresh();
    return c.json(answerOf(settings), 200);
  });

  operation(service, getStatus, async (c) =>
    c.json({ checked_at: now().toISOString(), parts: await partsWorking(deps) }, 200),
  );

  operation(service, routes.getProvider, async (c) => {
    const { brand_name, phone, opening_hours, hold_minutes } = inRest(provider.current);
    return c.json({ brand_name, phone, opening_hours, hold_minutes }, 200);
  });
}

const inRest = (provider: Provider) => ({
  brand_name: provider.brandName,
  phone: provider.phone,
  opening_hours: provider.openingHours,
  hold_minutes: provider.holdMinutes,
  payment_days: provider.paymentDays,
  xero_account: provider.xeroAccount,
  xero_tax: provider.xeroTax,
  myob_account: provider.myobAccount,
  myob_tax: provider.myobTax,
});
