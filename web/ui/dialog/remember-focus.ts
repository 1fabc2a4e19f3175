/**
 * The dialogs' library returns the focus to what had it before, which it knows only from the moment it is loaded. It loads
 * with the first dialog, so it is told once more where the focus is. Wraps the answer of an `import()`.
 */
export function rememberFocus<Module>(module: Module): Module {
  document.activeElement?.dispatchEvent(new FocusEvent('focus'));
  return module;
}
