import type { MailText } from '../../machines/rules/mail/mail-text.ts';
import type { MailTextQuery } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { formatDayAndTime, ownZone } from '../ui/date-format.ts';

export type MailTextDetail = MailTextQuery['mailText'];

/** Earlier versions of a text: pressing one puts its words into the form, and saving them makes the next version. */
export function TextVersions({ mail, onUse }: { mail: MailTextDetail; onUse: (words: MailText) => void }) {
  const { versions, builtIn } = mail;
  return (
    <section aria-labelledby="versions" className="grid gap-2">
      <h2 id="versions" className="font-semibold text-[16px]">
        Versions
      </h2>
      <ul className="grid divide-y divide-border rounded-lg border border-border bg-surface">
        {versions.map(({ version, isBuiltIn, changedBy, changedAt, text }, at) => (
          <li key={version} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <span className="min-w-0 flex-1">
              <b className="font-[550]">Version {version}</b>
              {isBuiltIn ? ', the built-in text' : ''}
              <span className="block text-text-3 text-xs">
                {changedBy}, {changedAt ? formatDayAndTime(ownZone(), changedAt) : ''}
              </span>
            </span>
            {at === 0 ? (
              <span className="text-text-2">In use</span>
            ) : (
              <Use name={`version ${version}`} onUse={() => onUse(text)} />
            )}
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
          <span className="min-w-0 flex-1">
            <b className="font-[550]">Built in</b>
          </span>
          {versions.length === 0 ? (
            <span className="text-text-2">In use</span>
          ) : (
            <Use name="the built-in text" onUse={() => onUse(builtIn)} />
          )}
        </li>
      </ul>
    </section>
  );
}

const Use = ({ name, onUse }: { name: string; onUse: () => void }) => (
  <Button size="sm" onClick={onUse}>
    Use again<span className="sr-only">: {name}</span>
  </Button>
);
