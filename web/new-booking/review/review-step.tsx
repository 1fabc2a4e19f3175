import { useEffect, useRef } from 'react';
import { stepOf } from '../../../machines/booking-wizard/wizard-errors.ts';
import { resultEmailsOf } from '../../../machines/rules/booking/booking-draft.ts';
import { requestIdOf } from '../../app/api/gateway-client.ts';
import { messageFor } from '../../app/messages.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import { SaveCrewButton } from '../crews/save-crew-button.tsx';
import { sentElsewhere } from '../saving/save-state.tsx';
import { StepBody } from '../step-body.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useWizard } from '../wizard-context.ts';
import { HoldTrouble } from './hold-trouble.tsx';
import { Overlaps } from './overlaps.tsx';
import { Facts, Part, useMessages } from './review-parts.tsx';
import { ReviewTable } from './review-table.tsx';

/** Everything once more before it is sent, each part with its way back. */
export default function ReviewStep({ isMove }: { isMove: boolean }) {
  const { draft } = useWizard();
  return (
    <StepBody>
      <div className="grid max-w-[1176px] gap-5">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-2 [&>h2]:text-lg [&>h2]:font-[620]">
          <StepHeading isMove={isMove}>Check and send</StepHeading>
          <SaveCrewButton draft={draft} className="print:hidden" />
        </div>
        <SendTrouble />
        <HoldTrouble />
        <Overlaps />
        <ReviewTable />
        <CompanyCard />
      </div>
    </StepBody>
  );
}

/** The reason why it was not sent. Errors of single fields are also shown at those. */
function SendTrouble() {
  const { context, snapshot } = useWizard();
  const { sendFailure } = context;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sendFailure) place.current?.scrollIntoView({ block: 'center' }); // one pressed 'Send booking' at the other end
  }, [sendFailure]);
  if (!sendFailure || sentElsewhere(sendFailure)) return null; // that is said above
  const isUnanswered = snapshot.matches({ submission: 'unanswered' });
  return (
    <div ref={place}>
      <Banner
        tone="bad"
        title={isUnanswered ? 'The booking was not answered' : 'The booking was not sent'}
        requestId={requestIdOf(sendFailure)}
      >
        {messageFor(sendFailure)} Everything you typed is kept
        {isUnanswered ? ', and sending again makes no second booking.' : '.'}
      </Banner>
    </div>
  );
}

function CompanyCard() {
  const { draft } = useWizard();
  const { header } = draft;
  const errors = useMessages((path) => stepOf(path) === 'company');
  return (
    <Part label="Company and booking person" step="company" errors={errors}>
      <Facts
        facts={[
          ['Company', header.company?.name],
          ['Subsidiary', header.subsidiary?.name],
          ['Booking person', header.contactName],
          ['Phone', header.contactPhone],
          ['Contact Email', header.contactEmail],
          ['Receiving Results Email', resultEmailsOf(header).join('; ')],
          ['Receiving Invoices Email', header.invoiceEmail],
          ['Purchase Order Number', header.poNumber],
          ['Project', header.project],
          ['Project Identification', header.projectIdentification],
          ['Comment', header.comment],
        ]}
      />
    </Part>
  );
}
