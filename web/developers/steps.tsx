import type { Step } from './api-document.ts';
import { CodeBlock } from './code-block.tsx';

/** Commands of a shell as items of a list, each with the values that later ones use. */
export const Steps = ({ steps }: { steps: readonly Step[] }) =>
  steps.map(({ title, curl, keeps }) => (
    <li key={title} className="grid gap-1.5">
      <span className="font-strong">{title}</span>
      <CodeBlock label={title} text={curl} />
      {Object.entries(keeps).map(([name, path]) => (
        <span key={name} className="wrap-anywhere text-text-2">
          Keep the first <code className="font-mono text-xs">{path}</code> as{' '}
          <code className="font-mono text-xs">{name}</code>.
        </span>
      ))}
    </li>
  ));
