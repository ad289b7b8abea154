const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'short' })

/** '21 nov 2026, 18:05', in the reader's time zone: the dashboard is only ever rendered in a browser. */
export const momentText = (instant: string): string => moment.format(new Date(instant))
