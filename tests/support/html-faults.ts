import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';

const rules = {
  // A button of a form without a type submits it, which is what these do.
  'no-implicit-button-type': 'off',
  'no-implicit-input-type': 'off',
  // Scripts and styles come from the portal itself.
  'require-sri': 'off',
  // It reads no styles: of the two headers of a page one is shown, the other is hidden. axe sees which.
  'unique-landmark': 'off',
  // A table that is drawn as cards loses its roles without them.
  'no-redundant-role': 'off',
  // Headless UI's radio groups are buttons with roles.
  'prefer-native-element': ['error', { exclude: ['radio'] }],
} satisfies RuleConfig;
const presets = ['html-validate:document', 'html-validate:standard', 'html-validate:a11y'];

const pages = new HtmlValidate(new StaticConfigLoader({ extends: presets, rules }));
/** Outlook reads the attributes of a table and not its styles. */
const mails = new HtmlValidate(
  new StaticConfigLoader({ extends: presets, rules: { ...rules, 'no-deprecated-attr': 'off' } }),
);

/** Breaches of the HTML standard and its accessibility rules in a whole document: one line each, with the rule's name. */
export async function htmlFaults(document: string, kind: 'page' | 'mail' = 'page'): Promise<readonly string[]> {
  const { results } = await (kind === 'mail' ? mails : pages).validateString(document);
  const lines = document.split('\n');
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const near = lines[line - 1]?.slice(Math.max(0, column - 60), column + 60);
      return `${ruleId}: ${message} at ${near}`;
    }),
  );
}
