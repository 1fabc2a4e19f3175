import { useState } from 'react';
import { serviceForm } from '../../machines/forms/catalogue-forms.ts';
import { useForm } from '../app/forms/form.tsx';
import { messageFor } from '../app/messages.ts';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { CatalogueServicesQuery } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { SkeletonLine } from '../ui/feedback/skeleton.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { CatalogueServicesDocument, RenameServiceDocument } from './assessments.documents.ts';

type CatalogueService = CatalogueServicesQuery['catalogueServices'][number];

/** The services in the menu beside medical and fit test, each with a way to rename it. */
export function ServicesDialog({ onClose }: { onClose: () => void }) {
  const [renamed, setRenamed] = useState<CatalogueService | null>(null);
  const { data, failure, refresh } = useAnswer(
    'catalogue services',
    CatalogueServicesDocument,
    {},
    'catalogueServices',
  );
  if (renamed) {
    return (
      <RenameService
        service={renamed}
        onClose={() => {
          setRenamed(null);
          refresh();
        }}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Services"
      text="They stand in everybody’s menu beside medical and fit test. A new name shows there from the next sign-in or reload on."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className="mt-3">
        {failure ? (
          <p role="alert" className="text-danger">
            {messageFor(failure)}
          </p>
        ) : null}
        {data || failure ? null : <SkeletonLine width={60} />}
        {data?.length === 0 ? <p className="text-text-2">There are no further services.</p> : null}
        {data && data.length > 0 ? (
          <ul className="border-border border-t">
            {data.map((service) => (
              <li key={service.id} className="flex items-center gap-3 border-border border-b py-2">
                <span className="min-w-0 flex-1">
                  <b className="font-strong">{service.name}</b>
                  <span className="block text-sm text-text-2">
                    {service.serviceType === 'pem' ? 'Medical' : 'Fit test'}
                  </span>
                </span>
                <Button size="sm" onClick={() => setRenamed(service)}>
                  Rename<span className="sr-only"> {service.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}

function RenameService({ service, onClose }: { service: CatalogueService; onClose: () => void }) {
  const gateway = useGateway();
  const { id, name, updatedAt } = service;
  const form = useForm(
    serviceForm,
    { name, updatedAt },
    {
      save: async (wanted, signal) =>
        void (await gateway.request(RenameServiceDocument, { id, ...wanted }, { signal })),
      onSaved: onClose,
    },
  );
  return (
    <EditDialog
      form={form}
      title={`Rename ${name}`}
      text="Bookings keep the service, and links to it go on working."
      labels={{ name: 'Name' }}
      onClose={onClose}
    >
      <Field label="Name" error={form.errors['name']}>
        <TextInput {...form.field('name')} autoFocus maxLength={200} autoComplete="off" />
      </Field>
    </EditDialog>
  );
}
