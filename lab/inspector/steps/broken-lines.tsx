/** The promises of a machine that do not hold after a step. */
export const BrokenLines = ({ broken }: { broken: readonly string[] }) =>
  broken.map((promise) => (
    <span key={promise} className="block font-strong text-danger">
      Breaks a promise: {promise}
    </span>
  ));
