import path from 'node:path';
import stylelint, { type Rule } from 'stylelint';
import { refuseImport } from './arrows.ts';

const ruleName = 'arrows/arrows';
const from = /\bfrom\s+(['"])(.+?)\1/;
const imported = /^(?:url\()?(['"])(.+?)\1/;

/** What `composes … from` and `@import` reach goes by the same arrows as imports of code do. */
const rule: Rule = (isOn) => (root, result) => {
  if (!isOn) return;
  const file = path
    .relative(process.cwd(), root.source?.input.file ?? '')
    .split(path.sep)
    .join('/');
  root.walk((node) => {
    const [, , specifier] =
      (node.type === 'decl' && node.prop === 'composes' && from.exec(node.value)) ||
      (node.type === 'atrule' && node.name === 'import' && imported.exec(node.params)) ||
      [];
    const message = specifier?.startsWith('.') ? refuseImport(file, specifier) : undefined;
    if (message) stylelint.utils.report({ ruleName, result, node, message });
  });
};
rule.ruleName = ruleName;
rule.messages = {};

export default stylelint.createPlugin(ruleName, rule);
