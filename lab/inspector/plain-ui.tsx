import type { InspectorUi } from './host.ts';

/** Controls of plain HTML, for a product without its own. */
export const plainUi: InspectorUi = {
  Button: ({ look: _look, size: _size, icon, children, ...props }) => (
    <button type="button" {...props}>
      {icon}
      {children}
    </button>
  ),
  IconButton: ({ label, small: _small, children, ...props }) => (
    <button type="button" aria-label={label} {...props}>
      {children}
    </button>
  ),
  Link: (props) => <a {...props} />,
  SegmentedControl: ({ label, value, choices, onValue }) => (
    <fieldset className="flex gap-3" aria-label={label}>
      {choices.map((choice) => (
        <label className="flex items-center gap-1" key={choice.value}>
          <input type="radio" name={label} checked={choice.value === value} onChange={() => onValue(choice.value)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  ),
  PageHead: ({ title, subtitle, actions }) => (
    <header className="head flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="mr-auto">
        <h1 className="text-lg font-strong">{title}</h1>
        <p className="text-text-2">{subtitle}</p>
      </div>
      <div className="actions flex flex-wrap items-center gap-2">{actions}</div>
    </header>
  ),
  Banner: ({ title, children }) => (
    <section aria-label={title}>
      <b>{title}</b>
      {children}
    </section>
  ),
  Loader: ({ label = 'Loading' }) => <p role="status">{label}</p>,
};
