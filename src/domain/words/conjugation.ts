export const VOICES = ['tu', 'voi', 'noi', 'infinitive', 'impersonal'] as const
export type Voice = (typeof VOICES)[number]
/** `many` is the impersonal form for a plural: 'si affettano'. `participle` lacks its last letter. */
export type Conjugated = Readonly<Record<Voice | 'many' | 'participle', string>>

const SHORT = /(?:copr|apr|serv|prosegu|bol|riemp)ire$/u

/** `entry` is an infinitive, with its irregular forms after a colon:
 * 'ridurre:riduci,riducete,riduciamo,ridott'. An irregular participle lacks its last letter. */
export function conjugated(entry: string): Conjugated {
  const [infinitive = '', told = ''] = entry.split(':')
  const irregular = told.split(',').filter((form) => form !== '')
  const [own, ownVoi, ownNoi] = irregular.filter((form) => /[aeio]$/u.test(form))
  const stem = infinitive.slice(0, -3)
  const soft = stem.replace(/i$/u, '')
  const end = infinitive.slice(-3)
  const tu =
    own ??
    (end === 'are' ? `${stem}a` : end === 'ire' && !SHORT.test(infinitive) ? `${stem}isci` : `${soft}i`)
  const voi = ownVoi ?? `${stem}${end === 'are' ? 'ate' : end === 'ire' ? 'ite' : 'ete'}`
  const noi = ownNoi ?? `${soft}${end === 'are' && /[cg]$/u.test(stem) ? 'h' : ''}iamo`
  const past = `${stem}${end === 'are' ? 'at' : end === 'ire' ? 'it' : 'ut'}`
  const participle = irregular.find((form) => !/[aeio]$/u.test(form)) ?? past
  const orders = { tu, voi, noi, infinitive, participle }
  if (infinitive === 'fare') return { ...orders, impersonal: 'fa', many: 'fanno' }
  if (end === 'are') return { ...orders, impersonal: tu, many: `${tu}no` }
  const one = /(?:gl|riemp)i$/u.test(tu) ? `${tu}e` : tu.replace(/i$/u, 'e')
  const many = tu
    .replace(/poni$/u, 'pongono')
    .replace(/gli$/u, 'lgono')
    .replace(/tieni$/u, 'tengono')
    .replace(/trai$/u, 'traggono')
    .replace(/(?<=cuoc|riemp)i$/u, 'iono')
    .replace(/i$/u, 'ono')
  return { ...orders, impersonal: one, many }
}
