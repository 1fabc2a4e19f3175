import { Link } from 'wouter';
import { type ApiDocument, exampleText } from './api-document.ts';
import { CodeBlock } from './code-block.tsx';

/** The events that the portal posts to a company's own program, each with an example of its body. */
export function WebhookEvents({ document, isManager }: { document: ApiDocument; isManager: boolean }) {
  const events = Object.entries(document.webhooks);
  return (
    <section aria-label="Webhooks" className="grid gap-2">
      <h2 className="font-semibold text-[15px]">Webhooks</h2>
      <p>
        {events[0]?.[1].post.description}{' '}
        {isManager ? <Link href="/my/company/webhooks">Webhooks of your company</Link> : null}
      </p>
      {events.map(([event, { post }]) => (
        <details key={event} className="rounded-md border border-border bg-surface">
          <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <span className="font-mono text-xs">{event}</span>
            <span className="text-text-2">{post.summary}</span>
          </summary>
          <div className="border-border border-t px-4 py-3.5">
            <CodeBlock label={`Body of ${event}`} text={exampleText(post.requestBody, document) ?? ''} />
          </div>
        </details>
      ))}
    </section>
  );
}
