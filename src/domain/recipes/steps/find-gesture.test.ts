import { expect, test } from 'vitest'
import { findGesture } from './find-gesture.ts'

test.each([
  ['Impasta 10 minuti, finché la massa è liscia.', 'impastare'],
  ['Riposa 1 ora, con due giri di pieghe.', 'pieghe'],
  ['Piega la pasta su sé stessa quattro volte.', 'pieghe'],
  ['Dividi in quattro panetti da 250 g e coprili.', 'formare'],
  ['Apri il panetto con i polpastrelli.', 'stendere'],
  ['Stendi i panetti con il matterello in dischi sottili.', undefined],
  ['Stendi la verdura su un vassoio.', undefined],
  ['Rimettilo in frigo, così non si impasta fra le dita.', undefined],
  ['Passa il disco sulla pala e inforna.', 'infornare'],
  ['Cuoci 6 minuti, girando la pizza a metà.', 'girare'],
  ['Apri i panetti, passali sulla pala e gira la pizza a metà cottura.', 'girare'],
  ['Premi dal centro, allarga il disco, scuotilo e appoggialo sulla pala.', 'stendere'],
  ['Fai scivolare la pizza sulla pietra.', 'infornare'],
  ['Lava il basilico.', undefined],
])('%s', (step, gesture) => {
  expect(findGesture(step)).toBe(gesture)
})
