/* Parts of a new booking that come after its first step is drawn. Each has one name, so that what was fetched ahead is known when it is drawn. */

export const loadBookingResult = () => import('./result/booking-result.tsx');
export const loadElsewhereNotices = () => import('./saving/elsewhere-notices.tsx');
export const loadHeldTimes = () => import('./times/held-times.tsx');
export const loadPeopleSteps = () => import('./people-steps.tsx');
export const loadReviewStep = () => import('./review/review-step.tsx');
export const loadSendBar = () => import('./review/send-bar.tsx');
export const loadWizardDialogs = () => import('./wizard-dialogs.tsx');
