const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The key that is held for a command, as the keyboard names it. */
export const commandKey = (): string => (isApple() ? '⌘' : 'Ctrl');

export const openingKeys = (): string => (isApple() ? '⌘K' : 'Ctrl K');
