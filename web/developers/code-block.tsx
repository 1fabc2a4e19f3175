/** Text of a program; a long line scrolls, by keyboard too. */
export const CodeBlock = ({ label, text }: { label: string; text: string }) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    tabIndex={0}
    aria-label={label}
    className="overflow-x-auto rounded-md border border-border bg-sunken p-3"
  >
    <pre className="font-mono text-xs leading-5">{text}</pre>
  </section>
);
