/**
 * The dialogs' library returns the focus to the element that had it before, which it knows only from the moment it is
 * loaded. It loads with the first dialog, so the focus event is sent once more. Wraps the answer of an `import()`.
 */
export function rememberFocus<Module>(module: Module): Module {
  document.activeElement?.dispatchEvent(new FocusEvent('focus'));
  return module;
}
