import type { ReactNode } from 'react';
import { canUpdateCandidate } from '../../../machines/rules/booking/edit-rule.ts';
import { missingDetails, missingFieldsLabel } from '../../../machines/rules/booking/fill-in.ts';
import { dayIn, shownAppointment, shownDay } from '../../../machines/rules/calendar/dates.ts';
import { PaperworkLink } from '../../app/paperwork/paperwork-link.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDay, formatDayRange, zoneName } from '../../ui/date-format.ts';
import { WrittenReminders } from '../history/written-reminders.tsx';
import { BookingCommentPart } from '../notes/booking-comment.tsx';
import { CandidateNotePart } from '../notes/candidate-note.tsx';
import type { Detail, DetailPart } from './booking-detail.ts';
import { CandidateFiles } from './candidate-files.tsx';
import { SafeHtml } from './safe-html.tsx';

const widths = { '': undefined, mail: 'max-sm:col-span-full', wide: 'col-span-full' };

/** A value under its label. `mail` takes a full line on a phone, `wide` everywhere. */
function Value({ name, kind = '', children }: { name: string; kind?: '' | 'mail' | 'wide'; children: ReactNode }) {
  const isEmpty = children === null || children === '' || children === undefined;
  return (
    <div className={widths[kind]}>
      <dt>{name}</dt>
      <dd>{isEmpty ? <span className="text-text-3">–</span> : children}</dd>
    </div>
  );
}

const phoneLink = (phone: string | null) => phone && <a href={`tel:${phone.replace(/\(.*$|[^\d+]/g, '')}`}>{phone}</a>;
/** Breaks before the @ where it has to. */
function mailLink(email: string | null) {
  const [name, domain] = email?.split('@') ?? [];
  if (!email || !domain) return email;
  return (
    <a href={`mailto:${email}`}>
      {name}
      <wbr />@{domain}
    </a>
  );
}

export function CandidateCard({ detail }: { detail: Detail }) {
  const { candidateDob: dob, candidateGender: gender, candidateEmail: email, candidatePosition: position } = detail;
  // Once it is over, no details are filled in.
  const missing = canUpdateCandidate({ status: detail.status }) ? missingDetails({ dob, gender, email, position }) : [];
  return (
    <Card title="Candidate">
      <dl className="px-4 pt-3.5 pb-4 grid grid-cols-3 gap-x-6 gap-y-3 max-sm:gap-x-4 max-sm:gap-y-2.5 max-lg:grid-cols-2 [&_dd]:wrap-anywhere [&_dt]:mb-px [&_dt]:text-text-3 [&_dt]:text-xs">
        <Value name="Name">{detail.candidateName}</Value>
        <Value name="DoB">{shownDay(detail.candidateDob)}</Value>
        <Value name="Assigned Sex at Birth">{detail.candidateGender}</Value>
        <Value name="Position">{detail.candidatePosition}</Value>
        <Value name="Phone">{phoneLink(detail.candidatePhone)}</Value>
        <Value name="Email" kind="mail">
          {mailLink(detail.candidateEmail)}
        </Value>
      </dl>
      {missing.length > 0 ? (
        <p className="px-4 pb-4 font-strong text-warning">
          Missing: {missingFieldsLabel(missing)}. The candidate fills this in with their link.
        </p>
      ) : null}
    </Card>
  );
}

export function CompanyCard(part: DetailPart) {
  const { detail } = part;
  return (
    <Card title="Company">
      <div className="px-4 pt-3.5 pb-4">
        <dl className="grid grid-cols-3 gap-x-6 gap-y-3 max-sm:gap-x-4 max-sm:gap-y-2.5 max-lg:grid-cols-2 [&_dd]:wrap-anywhere [&_dt]:mb-px [&_dt]:text-text-3 [&_dt]:text-xs">
          <Value name="Company name">{detail.companyName}</Value>
          <Value name="Subsidiary">{detail.subsidiaryName}</Value>
          <Value name="Booking person">{detail.contactName}</Value>
          <Value name="Phone">{phoneLink(detail.contactPhone)}</Value>
          <Value name="Contact Email" kind="mail">
            {mailLink(detail.contactEmail)}
          </Value>
          <Value name="Receiving Invoices Email" kind="mail">
            {detail.invoiceEmail}
          </Value>
          <Value name="Receiving Results Email" kind="wide">
            {detail.resultEmails.join('; ')}
          </Value>
        </dl>
        <CandidateNotePart {...part} />
      </div>
    </Card>
  );
}

export function BookingCard(part: DetailPart) {
  const { detail } = part;
  return (
    <Card title="Booking">
      <div className="px-4 pt-3.5 pb-4">
        <dl className="grid grid-cols-3 gap-x-6 gap-y-3 max-sm:gap-x-4 max-sm:gap-y-2.5 max-lg:grid-cols-2 [&_dd]:wrap-anywhere [&_dt]:mb-px [&_dt]:text-text-3 [&_dt]:text-xs">
          {detail.status === 'Pending' ? <Preferred detail={detail} /> : <Appointment detail={detail} />}
          <Value name="Purchase Order Number">{detail.poNumber}</Value>
          <Value name="Project">{detail.project || '(none)'}</Value>
          <Value name="Project Identification">{detail.projectIdentification || '(none)'}</Value>
          <Value name="Paperwork" kind="mail">
            {detail.paperworks.length === 0 ? null : (
              <ul>
                {detail.paperworks.map((file) => (
                  <li key={file.id}>{file.link ? <PaperworkLink id={file.id} name={file.name} /> : file.name}</li>
                ))}
              </ul>
            )}
          </Value>
          {detail.candidateFiles.length === 0 ? null : (
            <Value name="Sent by the candidate" kind="mail">
              <CandidateFiles files={detail.candidateFiles} />
            </Value>
          )}
        </dl>
        <BookingCommentPart {...part} />
        <div className="mt-3.5 border-t border-border pt-3.5">
          <h3 className="font-strong mb-2">Package: {detail.packageName}</h3>
          <SafeHtml
            className="assess grid grid-cols-3 gap-x-6 gap-y-2.5 max-sm:grid-cols-1 [&_h3]:mb-px [&_h3]:font-normal [&_h3]:text-text-3 [&_h3]:text-xs"
            html={detail.assessmentsHtml}
          />
        </div>
      </div>
    </Card>
  );
}

function Preferred({ detail }: { detail: Detail }) {
  const { preferredSiteName, preferredFromDate, preferredToDate } = detail;
  return (
    <>
      <Value name="Preferred Site">{preferredSiteName}</Value>
      <Value name="Preferred Date range">
        {preferredFromDate && formatDayRange(preferredFromDate, preferredToDate ?? '')}
      </Value>
    </>
  );
}

function Appointment({ detail }: { detail: Detail }) {
  const { site, appointmentTime } = detail;
  const { day, time } = shownAppointment(appointmentTime, site?.timeZone);
  const isSet = appointmentTime && site && day !== '';
  const answer = answerOf(detail);
  return (
    <>
      <Value name="Site">{site?.name}</Value>
      <Value name="Appointment Date">{isSet ? formatDay(dayIn(appointmentTime, site.timeZone)) : day}</Value>
      <Value name="Time">{isSet ? `${time} ${zoneName(site.timeZone, appointmentTime)}` : time}</Value>
      {answer === null ? null : <Value name="Candidate’s answer">{answer}</Value>}
      {detail.reminders.length === 0 ? null : (
        <Value name="Reminders" kind="wide">
          <WrittenReminders reminders={detail.reminders} />
        </Value>
      )}
    </>
  );
}

/** The candidate's answer about this time, by the link in the confirmation. */
function answerOf({ site, attendanceConfirmedAt, changeAskedAt }: Detail): string | null {
  const said = changeAskedAt ?? attendanceConfirmedAt;
  if (!said) return null;
  const { day, time } = shownAppointment(said, site?.timeZone);
  return `${changeAskedAt ? 'Asks for another time' : 'Will come'} (${day} ${time})`;
}
