import { classes } from '../classes.ts';

const box = 'base:w-full rounded-md border border-border-strong bg-surface text-text';
const words = 'in-[.dialog]:bg-raised placeholder:text-text-3 placeholder:opacity-100 max-sm:text-[16px]';
const focused =
  'focus-visible:rounded-md focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-1';
const invalid = 'aria-invalid:border-danger aria-invalid:shadow-invalid';
const readOnly = '[&[readonly]]:border-border [&[readonly]]:bg-sunken [&[readonly]]:text-text-2';

/** A one-line control of a form, as high as `base:` says until its host says otherwise. */
export const inputClass = (more = 'px-2.5') =>
  classes('input base:min-h-(--control-form) hover:border-text-3', box, words, focused, invalid, readOnly, more);

/** The browser's own list; the arrows are drawn in fields.css. */
export const selectClass = (more?: string) => inputClass(classes('select appearance-none pr-8 pl-2.5', more));

/** In a toolbar it is as high as the buttons beside it. */
export const toolbarSelectClass = (more?: string) => selectClass(classes('min-h-(--control) w-auto', more));

export const textareaClass = (more?: string) =>
  classes('block min-h-18 resize-y px-2.5 py-2 leading-5', box, words, focused, more);

/** Chips and an input in one frame. */
export const chipsBoxClass = (isInvalid = false) =>
  classes(
    'relative flex min-h-(--control-form) flex-wrap items-center gap-1 px-1.5 py-1',
    box,
    'focus-within:rounded-md focus-within:border-focus focus-within:outline-2 focus-within:outline-focus focus-within:-outline-offset-1',
    '[&_input]:h-[26px] [&_input]:min-w-[90px] [&_input]:flex-1 [&_input]:border-0 [&_input]:bg-transparent [&_input]:px-1 max-sm:[&_input]:text-[16px] [&_input:focus-visible]:outline-none [&_input::placeholder]:text-text-3 [&_input::placeholder]:opacity-100',
    isInvalid && 'border-danger shadow-invalid',
  );

/** The list below a field that offers what matches. */
export const optionsClass = (more?: string) =>
  classes(
    'z-40 max-h-80 min-w-[220px] overflow-auto rounded-lg border border-border bg-raised p-1 shadow-high',
    '[&_[role=option]]:flex [&_[role=option]]:min-h-8 [&_[role=option]]:cursor-pointer [&_[role=option]]:items-center [&_[role=option]]:gap-2 [&_[role=option]]:rounded-md [&_[role=option]]:px-2 [&_[role=option]]:py-1 max-sm:[&_[role=option]]:min-h-11 [&_[role=option][aria-selected=true]]:font-strong [&_[role=option][data-focus]]:bg-hover [&_[role=option]_.lucide]:text-link',
    more,
  );

/** A line in such a list that is no choice. */
export const optionNoteClass = 'p-2 text-sm text-text-3';

/** An error in words with an icon before them. */
export const errorClass =
  'err flex items-start gap-[5px] font-medium text-danger text-xs [&>.lucide]:mt-px [&>.lucide]:size-3.5';

export const hintClass = 'text-text-3 text-xs';
