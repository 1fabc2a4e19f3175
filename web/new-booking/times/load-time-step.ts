/** Apart from the other steps' parts, one of which draws it. */
export const loadTimeStep = () => import('./time-step.tsx');
