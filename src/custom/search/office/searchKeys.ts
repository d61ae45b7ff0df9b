const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The key that is held for a command, as the keyboard names it. */
export const getCommandKey = (): string => (isApple() ? '⌘' : 'Ctrl');

/** Opens the palette, with the command key. */
export const openingLetter = 'K';

export const getOpeningKeys = (): string => `${getCommandKey()}${isApple() ? '' : ' '}${openingLetter}`;
