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
  ['Stendi il panetto fino a 30 cm e trasferiscilo sulla pala.', 'stendere'],
  ['Il fondo deve essere rigido quando lo sollevi con la pala.', undefined],
  ["Ungi la teglia e rovesciaci l'impasto. Allargalo con i polpastrelli unti.", 'teglia'],
  ['Rovescia il pezzo, affonda i polpastrelli da un capo all’altro e allungalo.', 'stendere'],
  ['Affonda i polpastrelli, tenuti dritti, fino a toccare il fondo.', 'fossette'],
  ["La superficie dev'essere dorata, con le fossette ancora chiare.", undefined],
  ['Apri i panetti e stendi la passata con il dorso del cucchiaio.', 'condire'],
  ['Schiaccia i pomodori pelati con le dita e sala la passata.', undefined],
  ['Ripiega il disco, fai uscire l’aria e premi il bordo con i polpastrelli.', 'calzone'],
  ['Sigilla la ciotola con un coperchio.', undefined],
  ["Friggi ogni pizza appena chiusa nell'olio a 185 °C.", 'friggere'],
  ['Porta la friggitrice a 200 °C.', undefined],
  ['Lasciala posare e tagliala a spicchi.', 'tagliare'],
  ['Taglia la mozzarella a fettine.', undefined],
  ['Taglia intanto il fior di latte a listarelle.', undefined],
  ['Lava il basilico.', undefined],
])('%s', (step, gesture) => {
  expect(findGesture(step)).toBe(gesture)
})
