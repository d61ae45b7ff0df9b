/** What a pointer, a key or a finger does to a part; what is pressed has the pointer over it. */
export const pointerStates = ['hover', 'focus', 'pressed'] as const;

const selectors = {
  ':hover': ":is([data-state='hover'] *, [data-state='pressed'] *)",
  ':focus-visible': ":is([data-state='focus'] :is(a, button, input, select, textarea))",
  ':active': ":is([data-state='pressed'] *)",
};

function copyRule(rule: CSSRule): string {
  if ('selectorText' in rule) {
    const { selectorText, style } = rule as CSSStyleRule;
    const copied = Object.entries(selectors).reduce(
      (text, [pseudo, within]) => text.replaceAll(pseudo, within),
      selectorText,
    );
    return copied === selectorText ? '' : `${copied} { ${style.cssText} }`;
  }
  const inner = 'cssRules' in rule ? copyRules(rule.cssRules as CSSRuleList) : '';
  return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))} { ${inner} }`;
}

const copyRules = (rules: CSSRuleList): string => [...rules].map(copyRule).join('');

/** The rules of the page for pointer, focus and press once more, for what stands in an element with `data-state`. */
export const copyPointerStates = (): string =>
  [...document.styleSheets].map((sheet) => copyRules(sheet.cssRules)).join('');
