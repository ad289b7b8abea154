/** Tips and warnings for a set-up.
 *
 * Source  the practice of Italian pizza makers as this project's authors judge it [stima]; tin melts at
 *         232 °C [CRC]. */
import { counted } from '#domain/words/counted.ts'
import type { BakeSetup } from './bake-model.ts'
import { OVENS, type OvenType } from './ovens.ts'
import type { DoughContext } from './request.ts'
import { isPan, SURFACE_TABLE, type SurfaceId } from './surfaces.ts'
import type { Target } from './target.ts'

const STEEL_BURNS_C = 330
const WIDE_BALL_G = 320

const OVEN_TIP: Readonly<Record<OvenType, string>> = {
  wood_fired: 'Sposta la brace di lato e pulisci la platea: la fiamma viva deve lambire la volta.',
  gas_deck: "Abbassa il bruciatore di sotto appena inforni e alzalo di nuovo tra una pizza e l'altra.",
  electric_deck: 'Regola cielo e platea separatamente: parti con il cielo più forte e la platea più dolce.',
  home_gas: 'Il calore viene da sotto: se sopra resta chiara, finisci sul ripiano alto o con il grill.',
  home_electric: 'Usa la modalità statica con le resistenze sopra e sotto, senza ventola.',
  home_convection: 'Se puoi, spegni la ventola a metà cottura: il condimento asciuga meno.',
  portable_gas: 'Abbassa la fiamma appena inforni: il cornicione dalla parte del fuoco scurisce per primo.',
  bbq_stone: 'Tieni il coperchio chiuso: senza calore da sopra la mozzarella non fonde.',
}

/** At a lower temperature, a live flame burns the top before the inside is done: [stima]. */
const LIVE_FLAME_FROM_C = 350
const EMBERS_TIP =
  'Sposta la brace di lato, pulisci la platea e aspetta che il forno scenda: per questa cottura basta la brace, senza fiamma viva.'

const SURFACE_TIP: Readonly<Record<SurfaceId, string>> = {
  stone: `Tra una pizza e l'altra lascia alla pietra ${counted(SURFACE_TABLE.stone.recoveryMin, 'minuto', 'minuti')} per tornare calda.`,
  steel: "L'acciaio cede calore in fretta: controlla il fondo prima di quanto faresti sulla pietra.",
  deck: 'Spazzola via la farina bruciata prima di ogni pizza: è amara.',
  oiled_pan: 'Ungi anche gli angoli: è lì che la pasta si attacca.',
  sheet_pan: 'Scalda sotto una seconda teglia rovesciata e appoggia la tua sopra: il fondo cuoce prima.',
  cast_iron: 'La ghisa parte lenta: dai alla base due minuti sul fornello prima di infornare.',
  perforated_pan: 'A metà cottura sfila la teglia e finisci sulla griglia: il fondo asciuga meglio.',
  copper_pan: 'Il rame è rapido: abbassa di un ripiano se il fondo corre più della superficie.',
}

const targetTips = ({ surface }: BakeSetup, { maxC }: Target): string[] =>
  surface === 'steel' && maxC > STEEL_BURNS_C
    ? ["Sull'acciaio oltre i 330 °C il fondo brucia prima che la pizza sia cotta: meglio la pietra."]
    : []

const QUICK_BAKE_S = 180

const styleTip = ({ style }: BakeSetup, maxS: number) =>
  maxS > QUICK_BAKE_S && style.slowTip !== undefined ? style.slowTip : style.tip

export function tipsOf(
  setup: BakeSetup,
  target: Target,
  maxS: number,
  dough: DoughContext | undefined,
): string[] {
  const isWide = (dough?.ballWeightG ?? 0) > WIDE_BALL_G && !isPan(setup.surface)
  return [
    styleTip(setup, maxS),
    ...targetTips(setup, target),
    ...(isWide ? ['Il panetto è grande: controlla che la pizza stesa stia sulla superficie.'] : []),
    setup.oven === 'wood_fired' && target.maxC < LIVE_FLAME_FROM_C ? EMBERS_TIP : OVEN_TIP[setup.oven],
    SURFACE_TIP[setup.surface],
  ]
}

/** The recipes, the first aid and the evening say the same. */
export const PAPER_OUT = 'si sfila dopo i primi due minuti'

const PLACE_SAFETY = {
  home: 'Apri lo sportello tenendo il viso lontano: la prima vampata di vapore scotta.',
  professional: 'Tieni liberi la bocca del forno e il passaggio: la pala è lunga e calda.',
  outdoors:
    "Solo all'aperto e lontano da ciò che brucia: al chiuso fiamma e brace producono monossido di carbonio.",
} as const

const SURFACE_SAFETY: Readonly<Partial<Record<SurfaceId, string>>> = {
  stone: 'Non bagnare la pietra calda e non metterla fredda in un forno rovente: si spacca.',
  steel: "L'acciaio resta ustionante per più di un'ora dopo lo spegnimento: lascialo nel forno.",
  cast_iron: 'Il manico di ghisa scotta quanto il fondo: coprilo con un guanto anche sul tavolo.',
  copper_pan: 'Non superare i 230 °C: lo stagno che riveste il rame fonde a 232 °C.',
}

export function safetyOf({ oven, surface }: BakeSetup): string[] {
  const special = SURFACE_SAFETY[surface]
  return [
    'Usa guanti da forno asciutti e lunghi oltre il polso: bagnati conducono il calore.',
    PLACE_SAFETY[OVENS[oven].place],
    ...(special ? [special] : []),
    ...(isPan(surface) && SURFACE_TABLE[surface].maxC === undefined
      ? ['Se la teglia è antiaderente, rispetta la temperatura massima indicata dal produttore.']
      : []),
    OVENS[oven].place === 'home' || isPan(surface)
      ? `Oltre i 220 °C, o il limite scritto sulla confezione, la carta da forno ${PAPER_OUT}: poi annerisce e può prendere fuoco.`
      : 'Niente carta da forno: su un piano così caldo prende fuoco.',
  ]
}
