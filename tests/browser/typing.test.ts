import { typedInShort } from '../support/typed-fields.ts';
import { testTyping } from './typing-checks.ts';

testTyping(typedInShort);
