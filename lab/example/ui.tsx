import type { InspectorUi } from '../inspector/host.ts';

/** Plain HTML is enough for the inspector. */
export const ui: InspectorUi = {
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
    <fieldset>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={label} checked={choice.value === value} onChange={() => onValue(choice.value)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  ),
  PageHead: ({ title, subtitle, actions }) => (
    <header>
      <h1>{title}</h1>
      <p>{subtitle}</p>
      {actions}
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
