import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';

type StepBodyProps = {
  /** True below candidates' tabs. */
  isUnderTabs?: boolean;
  children: ReactNode;
};

/** The content between a step's head and the bar that leads on. */
export const StepBody = ({ isUnderTabs = false, children }: StepBodyProps) => (
  <div className={classes('flex-1 px-6 pb-6 max-sm:px-4 max-sm:pb-5', isUnderTabs ? 'pt-4' : 'pt-1')}>{children}</div>
);

type StepFormProps = { isWide?: boolean; children: ReactNode };

export const StepForm = ({ isWide = false, children }: StepFormProps) => (
  <div
    className={classes('grid [&_h2]:text-lg [&_h2]:font-[620]', isWide ? 'max-w-[800px] gap-3' : 'max-w-[640px] gap-5')}
  >
    {children}
  </div>
);

type GroupProps = { legend: string /** Said, not shown. */; isLegendHidden?: boolean; children: ReactNode };

/** Fields of one topic. */
export const FormGroup = ({ legend, isLegendHidden = false, children }: GroupProps) => (
  <fieldset className="grid min-w-0 gap-3">
    <legend className={isLegendHidden ? 'sr-only' : 'pb-2 text-base font-semibold text-text'}>{legend}</legend>
    {children}
  </fieldset>
);

/** Above the step, as wide as the page. */
export const noticeClass = 'px-6 pb-4 max-sm:px-4 max-sm:pb-3';

/** Names of people may be long, and break inside their button. */
export const longButtonClass = 'max-sm:h-auto max-sm:min-h-9 max-sm:py-1 max-sm:text-left max-sm:whitespace-normal';
