import { testTyping } from '../browser/typing-checks.ts';
import { typedFormNames, typedInShort } from '../support/typed-fields.ts';

testTyping(typedFormNames.filter((name) => !typedInShort.includes(name)));
