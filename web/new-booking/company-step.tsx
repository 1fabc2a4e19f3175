import { useState } from 'react';
import { messageFor } from '../app/messages.ts';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { CompanyFields } from './company/company-fields.tsx';
import { MailFields, PersonFields } from './company/contact-fields.tsx';
import { ReferenceFields } from './company/reference-fields.tsx';
import { useHeader } from './company/use-header.ts';
import { StepBody, StepForm } from './step-body.tsx';
import { StepHeading } from './step-heading.tsx';
import { useIsDrawn } from './use-is-drawn.ts';
import { useWizard } from './wizard-context.ts';

const CrewsDialog = lazyPart(() => import('./crews/crews-dialog.tsx'));
const PaperworkField = lazyPart(() => import('./paperwork-field.tsx'), null);

/** For whom, who books, where results and invoices go, and the company's own references. */
export function CompanyStep({ isMove }: { isMove: boolean }) {
  return (
    <StepBody>
      <StepForm>
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
          <StepHeading isMove={isMove}>Company and booking person</StepHeading>
          <FromCrew />
        </div>
        <PersonMissing />
        <CompanyFields />
        <PersonFields />
        <MailFields />
        <ReferenceFields />
        <PaperworkFields />
      </StepForm>
    </StepBody>
  );
}

/** The crews of the company, loaded once they are opened. */
function FromCrew() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Start from a crew
      </Button>
      {isOpen ? <CrewsDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Blank because they did not load, and not because the account has none. */
function PersonMissing() {
  const { stored, draftActor, isCompanyFixed } = useWizard();
  const { personFailure } = stored.context;
  if (!personFailure) return null;
  const isAsking = stored.matches({ open: { person: 'asking' } });
  const blank = isCompanyFixed ? 'Company and booking person are' : 'The booking person is';
  return (
    <div className="mb-4">
      <Banner tone="warn" title="Your details did not load">
        {blank} not filled in. {messageFor(personFailure)} What you type here is kept.
        <div className="flex items-center gap-2 mt-2">
          <Button
            size="sm"
            busy={isAsking && 'Asking…'}
            onClick={() => draftActor.send({ type: 'person.againPressed' })}
          >
            Try again<span className="sr-only">: your details</span>
          </Button>
        </div>
      </Banner>
    </div>
  );
}

/** Uploads belong to a company, so there are none before one is chosen. At the form's foot, they load after it. */
function PaperworkFields() {
  const { header, change, errorAt, unchosen } = useHeader();
  const isDrawn = useIsDrawn();
  if (!header.company || !isDrawn) return null;
  return (
    <PaperworkField
      key={header.company.id}
      org={header.company.id}
      error={errorAt('header.paperworkIds')}
      unchosen={unchosen('header.paperworkIds')}
      value={header.paperworkIds}
      onValue={(value) => change({ path: 'header.paperworkIds', value })}
    />
  );
}
