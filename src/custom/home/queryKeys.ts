export const calendarKeys = { month: (month: string) => ['update-calendar', month] };
