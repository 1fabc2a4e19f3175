import { textOn } from '../../machines/rules/text/contrast.ts';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { PreviewMailTextDocument } from './mail-texts.documents.ts';

export type PreviewDraft = { subject: string; heading: string; body: string; reference: string };

/** A text as its mail about a real booking will read. The mail itself is HTML of its own; this draws the same parts. */
export function MailPreview({ kind, draft }: { kind: string; draft: PreviewDraft }) {
  const gateway = useGateway();
  const { data, failure, retry } = useRecord('mail-preview', async (signal) => {
    const { reference, ...text } = draft;
    const input = { ...text, ...(reference.trim() === '' ? {} : { reference: reference.trim() }) };
    return (await gateway.request(PreviewMailTextDocument, { kind, input }, { signal })).previewMailText;
  });
  if (failure) return <RecordFailure failure={failure} what="preview" onRetry={retry} />;
  if (!data) return <SkeletonFields fields={4} label="Loading the preview" isBare />;
  const { about, subject, heading, paragraphs, facts, action, colour, from } = data;
  const [first, ...rest] = paragraphs;
  const filled = { backgroundColor: colour, color: textOn(colour) };
  return (
    <div aria-live="polite" className="grid gap-2">
      <p className="text-text-2">
        Subject: <b className="font-[550] text-text">{subject}</b>
        {about ? ` · on booking ${about}` : ''}
      </p>
      <article className="max-w-[560px] overflow-hidden rounded-lg border border-border bg-surface [overflow-wrap:anywhere]">
        <p className="px-5 py-3 font-semibold" style={filled}>
          {from}
        </p>
        <div className="grid gap-4 px-5 py-5">
          <h3 className="font-semibold text-[20px] leading-7">{heading}</h3>
          {first ? <p className="whitespace-pre-line">{first}</p> : null}
          {facts.length > 0 ? (
            <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
              {facts.map(({ name, value }) => (
                <div key={name} className="contents">
                  <dt className="text-text-2">{name}</dt>
                  <dd className="font-[550]">{value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          {action ? (
            <p>
              <span className="inline-block rounded-md px-4 py-2 font-semibold" style={filled}>
                {action}
              </span>
            </p>
          ) : null}
          {rest.map((paragraph) => (
            <p key={paragraph} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
        <p className="border-border border-t px-5 py-3 text-text-3 text-xs">{from}</p>
      </article>
    </div>
  );
}
