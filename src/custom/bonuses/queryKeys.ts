export const updateBonusKeys = { all: ['update-bonus'] };
