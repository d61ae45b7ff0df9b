const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The key that is held for a command, as the keyboard names it. */
export const getCommandKey = (): string => (isApple() ? '⌘' : 'Ctrl');

export const getOpeningKeys = (): string => (isApple() ? '⌘K' : 'Ctrl K');
