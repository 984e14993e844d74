// Dates of payments and periods, in the member's own time zone and way of writing them.
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const dateOf = (iso: string) => day.format(new Date(iso));
export const dateAndTimeOf = (iso: string) => dayAndTime.format(new Date(iso));
