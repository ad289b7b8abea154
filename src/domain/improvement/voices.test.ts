import { expect, test } from 'vitest'
import { VOICES } from '../words/conjugation.ts'
import { inVoice, voiceOf } from './voices.ts'

test.each([
  [['Impasta la farina.', 'Stendila e cuoci.'], 'tu'],
  [['Impastate la farina.', 'Stendetela e cuocete.'], 'voi'],
  [['Impastiamo la farina.', 'Stendiamola.'], 'noi'],
  [['Impastare la farina.', 'Stenderla e cuocere.'], 'infinitive'],
  [['Si impasta la farina, si stende e si cuoce.'], 'impersonal'],
  [["L'impasto va preparato il giorno prima.", 'Si finisce con il miele.'], 'impersonal'],
  [['Pizza.'], 'tu'],
])('%j speaks in %s', (sentences, voice) => {
  expect(voiceOf(sentences)).toBe(voice)
})

const SENTENCES = [
  'Lava e asciuga i funghi, riducili a fette e falli dorare in padella, poi disponili sopra.',
  'Pela al vivo mezzo limone e tagliane la polpa a dadini.',
  'Negli ultimi tre minuti aggiungi la salvia, finché il bordo gonfia e forma bolle.',
  'Cuoci la base, togli i semi e unisci le noci al resto.',
] as const

test('a prepared sentence follows every voice', () => {
  expect(VOICES.map((voice) => inVoice(SENTENCES[0], voice))).toEqual([
    SENTENCES[0],
    'Lavate e asciugate i funghi, riduceteli a fette e fateli dorare in padella, poi disponeteli sopra.',
    'Laviamo e asciughiamo i funghi, riduciamoli a fette e facciamoli dorare in padella, poi disponiamoli sopra.',
    'Lavare e asciugare i funghi, ridurli a fette e farli dorare in padella, poi disporli sopra.',
    'Si lavano e si asciugano i funghi, li si riduce a fette e li si fa dorare in padella, poi li si dispone sopra.',
  ])
  expect(inVoice(SENTENCES[1], 'impersonal')).toBe(
    'Si pela al vivo mezzo limone e se ne taglia la polpa a dadini.',
  )
  expect(inVoice(SENTENCES[2], 'voi')).toBe(
    'Negli ultimi tre minuti aggiungete la salvia, finché il bordo gonfia e forma bolle.',
  )
  expect(inVoice(SENTENCES[3], 'impersonal')).toBe(
    'Si cuoce la base, si tolgono i semi e si uniscono le noci al resto.',
  )
})
