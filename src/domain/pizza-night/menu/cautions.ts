/** Warnings about the limits of a home kitchen and about labels. Each warning appears once.
 *
 * Source  `label-words.ts`; pregnancy: [GRAVIDANZA-SALUTE], [LISTERIA-ISS].
 * Valid   the places of any menu. */
import { type Guest, isWithoutGluten, mustStayApart } from '../evening-request.ts'
import type { EveningPizza } from './evening-pizza.ts'
import { isLabelFor, isLabelled, type LabelRule } from './label-words.ts'
import { isShared, type Table } from './piece-of.ts'

type Eater = { guest: Guest; name: string; pizza: EveningPizza }

const named = (places: readonly Eater[]) => [...new Set(places.map(({ name }) => name))].join(', ')

const sentence = (places: readonly Eater[], say: (names: string) => string): string[] =>
  places.length > 0 ? [say(named(places))] : []

const labelledFor = (places: readonly Eater[], rule: LabelRule) =>
  places.filter(({ guest, pizza }) => isLabelFor(guest, rule) && isLabelled(pizza, rule))

const decides = (words: string) => (names: string) =>
  `Per ${names} decide l'etichetta: dove la lista della spesa dice «controlla», compra soltanto ciò che porta la scritta «${words}».`

const onlyGluten = (guest: Guest) =>
  isWithoutGluten(guest) && guest.allergies.every((one) => one === 'glutine')

/** Nobody has of it who would bring near it what he may not eat. */
const isHisAlone = (places: readonly Eater[]) => (own: Eater) =>
  places.every(
    ({ guest, pizza }) =>
      pizza !== own.pizza || guest === own.guest || (onlyGluten(guest) && onlyGluten(own.guest)),
  )

/** At the table, where others eat of what is cut for him or not. */
function apartFor(places: readonly Eater[]): string[] {
  const apart = places.filter(({ guest }) => mustStayApart(guest))
  const isAlone = isHisAlone(places)
  const sharing = apart.filter((own) => !isAlone(own))
  const alone = apart.filter(({ guest }) => sharing.every((own) => own.guest !== guest))
  return [
    ...sentence(
      sharing,
      (names) =>
        `Per ${names} si taglia prima di tutti, con rotella e tagliere puliti: metti da parte i pezzi che gli toccano prima che il resto giri, e non lasciarli mai nel mezzo.`,
    ),
    ...sentence(
      alone,
      (names) =>
        `Per ${names} si taglia prima di tutti, con rotella e tagliere puliti: la sua non la tocca nessun altro.`,
    ),
  ]
}

export function cautionsFor(places: readonly Eater[], table: Table): string[] {
  const isAllergic = places.some(({ guest }) => guest.allergies.some((allergen) => allergen !== 'glutine'))
  const alsoWheat = places.some(({ pizza }) => !pizza.isWithoutGluten)
    ? " L'impasto di frumento può venire prima, perché matura più a lungo: pulisci piano, mani e strumenti prima di toccare quello senza glutine."
    : ''
  return [
    ...sentence(
      places.filter(({ guest }) => isWithoutGluten(guest)),
      (names) =>
        `Per ${names} si comincia da impasto, strumenti e forno puliti. Una cucina di casa in cui gira farina di frumento non può promettere l'assenza di glutine: la farina resta sospesa nell'aria per ore.${alsoWheat}`,
    ),
    ...sentence(labelledFor(places, 'gluten'), decides('senza glutine')),
    ...sentence(labelledFor(places, 'lactose'), decides('senza lattosio')),
    ...(isAllergic
      ? [
          "Per chi è allergico decide l'etichetta di ciò che compri: controllala ogni volta, anche alla voce «può contenere».",
        ]
      : []),
    ...sentence(
      labelledFor(places, 'pregnancy'),
      (names) => `Per ${names} i formaggi freschi devono essere da latte pastorizzato: lo dice l'etichetta.`,
    ),
    ...sentence(
      places.filter(({ guest }) => guest.needs.includes('gravidanza')),
      (names) => `Per ${names} lava bene le verdure e le erbe che vanno in tavola crude.`,
    ),
    ...(isShared(table) ? apartFor(places) : []),
  ]
}
