import { Link, useLocation } from 'wouter';
import { type NewSite, newSiteForm } from '../../machines/forms/catalogue-forms.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Switch } from '../ui/fields/switches.tsx';
import { onOff } from '../ui/on-off.ts';
import { PageHead } from '../ui/page-head.tsx';
import { SiteFields } from './site-fields.tsx';
import { siteInput } from './site-input.ts';
import { AddClinicSiteDocument } from './sites.documents.ts';

const blank: NewSite = {
  name: '',
  phone: '',
  fax: '',
  email: '',
  address: '',
  suburb: '',
  state: '',
  postcode: '',
  timezone: '',
  serviceTypes: ['pem'],
  isExternal: false,
  bookingFree: false,
  travelMinutes: '0',
  mostOverPlan: '0',
  sandbox: false,
};

/** /sites/add */
export default function SiteAddPage() {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const form = useForm(newSiteForm, blank, {
    save: async (values, signal) =>
      void (await gateway.request(AddClinicSiteDocument, { input: siteInput(values) }, { signal })),
    onSaved: () => navigate('/sites'),
  });
  return (
    <>
      <PageHead title="Add site" subtitle={<Link href="/sites">Sites</Link>} />
      <div className="max-w-[688px] px-4 pb-6 sm:px-6">
        <FormBox form={form} label="Site" className="grid gap-5">
          <SiteFields form={form} />
          <Switch
            {...onOff(form.field('sandbox'))}
            hint="Sandbox companies alone book here, and nothing of it is counted or invoiced. It stays so for good."
          >
            Sandbox clinic
          </Switch>
          <RefusalLine form={form} />
          <div className="flex items-center gap-2 flex-wrap">
            <Button type="submit" look="primary" size="lg" busy={form.isBusy ? 'Adding…' : null}>
              Add site
            </Button>
            <ButtonLink href="/sites" look="quiet" size="lg">
              Cancel
            </ButtonLink>
          </div>
        </FormBox>
      </div>
    </>
  );
}
