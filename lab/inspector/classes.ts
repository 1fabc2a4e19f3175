/** Joins the class names that are there. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
