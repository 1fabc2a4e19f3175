/** State of an entry of the browser's history: the list opens with the question whether its bookings are cancelled, once. */
export const CANCEL_LISTED = { isCancelListed: true };

export const isCancelListed = () => Object(history.state).isCancelListed === true;

export function clearCancelListed() {
  const { isCancelListed: _, ...state } = Object(history.state);
  history.replaceState(state, '');
}
