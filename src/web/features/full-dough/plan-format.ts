const fullDay = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' })

/** 'sabato 28 novembre 2026 alle 20:00', from a date and time field. */
export const wallMoment = (text: string): string =>
  `${fullDay.format(Date.parse(`${text}Z`))} alle ${text.slice(11, 16)}`

const shortDay = new Intl.DateTimeFormat('it-IT', { weekday: 'long', day: 'numeric', timeZone: 'UTC' })

export const wallDay = (text: string): string => shortDay.format(Date.parse(`${text}Z`))
