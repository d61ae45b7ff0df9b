export const calendarKeys = { month: (month: string) => ['update-calendar', month] };

/** The staff editors of the author. */
export const myEditorKeys = { all: ['my-editors'] };
