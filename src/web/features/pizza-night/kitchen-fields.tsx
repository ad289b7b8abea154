import { OVENS } from '#domain/oven-guide/ovens.ts'
import { type SurfaceId, surfaceName } from '#domain/oven-guide/surfaces.ts'
import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import { EVENING_FIELDS } from '#domain/pizza-night/evening-fields.ts'
import { EveningField } from './evening-field.tsx'
import { RecipeSource } from './recipe-source.tsx'
import type { EveningState } from './use-evening.ts'

type Part = { evening: EveningState }

/** 'A spicchi, tutti insieme · ultima in tavola entro le 21:30' */
export const servingText = ({ service, servedBy, maxWait }: EveningDraft): string =>
  [
    EVENING_FIELDS.service.inWords(service),
    ...(servedBy === '' ? [] : [`ultima in tavola entro le ${servedBy}`]),
    ...(maxWait === '' ? [] : [`al massimo ${maxWait} min di attesa`]),
  ].join(' · ')

export const ServingFields = ({ evening }: Part) => (
  <>
    <EveningField evening={evening} name="service" label="Come mangiate" />
    <EveningField
      evening={evening}
      name="servedBy"
      label="Ultima in tavola entro"
      hint="se c'è un'ora da rispettare"
    />
    <EveningField
      evening={evening}
      name="maxWait"
      label="Nessuno aspetta più di (minuti)"
      hint="fra un boccone e l'altro, se ci tieni"
    />
  </>
)

export function OvenFields({ evening }: Part) {
  const { oven } = evening.errors
  const { draft } = evening
  return (
    <>
      <EveningField evening={evening} name="oven" label="Tipo di forno" />
      <EveningField
        evening={evening}
        name="surface"
        label="Superficie di cottura"
        wordsOf={(surface) => surfaceName(surface as SurfaceId, OVENS[draft.oven].place)}
      />
      <div className="grid grid-cols-2 gap-4">
        <EveningField evening={evening} name="maxTempC" label="Arriva a (°C)" hint="se lo sai" />
        <EveningField evening={evening} name="atOnce" label="Pizze insieme" />
      </div>
      {(draft.service === 'scelta' || draft.service === 'trays') && (
        <div className="grid grid-cols-2 gap-4">
          <EveningField evening={evening} name="panLengthCm" label="Teglia, lunga (cm)" />
          <EveningField evening={evening} name="panWidthCm" label="Teglia, larga (cm)" />
        </div>
      )}
      {oven && (
        <p role="alert" className="text-sm font-medium text-tomato">
          {oven}
        </p>
      )}
    </>
  )
}

export const KitchenFields = ({ evening }: Part) => (
  <>
    <EveningField evening={evening} name="begin" label="Da quando puoi cominciare" />
    <EveningField evening={evening} name="yeastType" label="Lievito" />
    <div className="grid grid-cols-2 gap-4">
      <EveningField evening={evening} name="roomC" label="Stanza (°C)" />
      <EveningField evening={evening} name="fridgeC" label="Frigo (°C)" />
      <EveningField evening={evening} name="wakeFrom" label="Ti svegli alle" />
      <EveningField evening={evening} name="wakeTo" label="Vai a dormire alle" />
    </div>
    <EveningField
      evening={evening}
      name="flourW"
      label="Forza della tua farina (W)"
      hint="se la sai: l'impasto non le chiede più ore di quante ne regge"
    />
    <EveningField
      evening={evening}
      name="ballG"
      label="Il tuo panetto (g)"
      hint="per le tonde; se no, quello della ricetta"
    />
    <EveningField evening={evening} name="hasMixer" label="Ho l'impastatrice" />
  </>
)

export const MenuFields = ({ evening, isOpen }: Part & { isOpen: boolean }) => (
  <>
    <RecipeSource evening={evening} isOpen={isOpen} />
    <div className="grid grid-cols-2 gap-4">
      <EveningField
        evening={evening}
        name="maxPizzas"
        label="Pizze diverse"
        hint="al massimo, da 1 a 4; altrimenti decidiamo da quanti siete"
      />
      <EveningField evening={evening} name="maxDoughs" label="Impasti diversi" hint="al massimo, da 1 a 4" />
    </div>
    <EveningField evening={evening} name="spareBall" label="Un panetto di riserva" />
    <div className="noscript:hidden">
      <EveningField
        evening={evening}
        name="atHome"
        label="Hai già in casa"
        placeholder="farina 0, basilico"
        hint="Lo togliamo dalla spesa."
      />
    </div>
  </>
)
