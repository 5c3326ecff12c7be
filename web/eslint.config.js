import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/protocol.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs['flat/recommended'],
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$state'] }],
      'svelte/no-navigation-without-resolve': 'off',
      // The page's policy has no room for style attributes: `style:` goes through the CSSOM.
      'no-restricted-syntax': [
        'error',
        { selector: "SvelteAttribute[key.name='style']", message: 'Use style: or a class.' },
      ],
      'svelte/no-at-html-tags': 'error',
    },
  },
);
