import type { Buffer } from 'node:buffer';

/** A name is found by a part of it, by its exact text, or by a pattern. */
interface NameOptions {
  readonly exact?: boolean;
}

/** The roles that journeys ask for. */
export type Role =
  | 'alert'
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'listbox'
  | 'listitem'
  | 'main'
  | 'menuitem'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'region'
  | 'row'
  | 'searchbox'
  | 'status'
  | 'textbox';

export interface RoleOptions extends NameOptions {
  readonly name?: string | RegExp;
  readonly level?: number;
}

interface Searchable {
  getByRole(role: Role, options?: RoleOptions): Part;
  getByLabel(text: string | RegExp, options?: NameOptions): Part;
  getByText(text: string | RegExp, options?: NameOptions): Part;
  /** By a CSS selector. */
  locator(selector: string, options?: { readonly hasText?: string | RegExp }): Part;
}

export interface FileToUpload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A part of a page, looked up when it is used: the part of Playwright's Locator that every engine has. */
export interface Part extends Searchable {
  first(): Part;
  last(): Part;
  nth(index: number): Part;
  click(): Promise<void>;
  /** Checks a box that is not checked. */
  check(): Promise<void>;
  /** Replaces the text of a field at once. */
  fill(text: string): Promise<void>;
  /** Types key by key, where the caret is. */
  pressSequentially(text: string): Promise<void>;
  /** One key, such as 'Enter', with the focus here. */
  press(key: string): Promise<void>;
  focus(): Promise<void>;
  selectOption(option: string | { readonly label: string }): Promise<unknown>;
  setInputFiles(file: FileToUpload): Promise<void>;
  waitFor(options?: { readonly state?: 'visible' | 'hidden' }): Promise<void>;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  textContent(): Promise<string | null>;
  inputValue(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
}

/** A page in front of a person, in any engine: the part of Playwright's Page that WebDriver can do as well. */
export interface Screen extends Searchable {
  goto(path: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  url(): string | Promise<string>;
  waitForURL(isThere: (url: URL) => boolean): Promise<void>;
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>;
  readonly keyboard: { press(key: string): Promise<void> };
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
}
