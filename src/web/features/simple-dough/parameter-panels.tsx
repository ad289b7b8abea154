import {
  FLOUR_TYPES,
  LEAVEN_METHODS,
  type LeavenMethod,
  SIMPLE_YEAST_TYPES,
  type SimpleField,
} from '#domain/dough/simple/simple-limits.ts'
import {
  choosePizzaType,
  FLOUR_PRESETS,
  LEAVEN_LABELS,
  PIZZA_TYPE_PRESETS,
  YEAST_PRESETS,
} from '#domain/dough/simple/simple-presets.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { withArticle } from '#domain/words/number-article.ts'
import { PIZZA_TYPES } from '#knowledge/styles-simple.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { NumberStepper } from './number-stepper.tsx'
import type { SimpleDough } from './use-simple-dough.ts'

interface PanelProps {
  dough: SimpleDough
  isExpert: boolean
}

const inputOf = (dough: SimpleDough, field: SimpleField) => ({
  name: field,
  value: dough.form[field],
  error: dough.field(field),
})
const numberOf = (dough: SimpleDough, field: SimpleField) => ({
  value: dough.form[field],
  error: dough.field(field),
  onChange: (text: string) => dough.change({ [field]: text }),
  onLeave: () => dough.leave(field),
})

const pizzaTypes = PIZZA_TYPES.map((value) => {
  const { label, hydrationPct } = PIZZA_TYPE_PRESETS[value]
  return { value, label, note: `Acqua ${withArticle('al', `${hydrationPct}%`)}` }
})

export const BasePanel = ({ dough, isExpert }: PanelProps) => (
  <div className="grid gap-5">
    <ChoiceCards
      label="Tipo di pizza"
      choices={pizzaTypes}
      className="grid-cols-2 sm:grid-cols-3"
      {...inputOf(dough, 'pizzaType')}
      onChange={(value) => {
        const { pizzaType, hydration } = choosePizzaType(value)
        dough.change({ pizzaType, hydration: italianDecimal(hydration) })
      }}
    />
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <NumberStepper
        field="pizzaCount"
        label="Numero di pizze"
        unit="pz"
        hint={isExpert ? undefined : 'Una a testa, e una per chi ha fame.'}
        {...numberOf(dough, 'pizzaCount')}
      />
      <NumberStepper
        field="pizzaSize"
        label="Peso per pizza"
        unit="g"
        hint={isExpert ? undefined : 'Una tonda da 30 cm è un panetto da 250 g; da 200 g viene più sottile.'}
        {...numberOf(dough, 'pizzaSize')}
      />
      <NumberStepper
        field="hydration"
        label="Idratazione"
        unit="%"
        hint={
          isExpert ? undefined : "Quanta acqua ogni 100 g di farina: più ne metti, più l'impasto è morbido."
        }
        {...numberOf(dough, 'hydration')}
      />
    </div>
  </div>
)

const flours = FLOUR_TYPES.map((value) => {
  const { label, protein, strength } = FLOUR_PRESETS[value]
  return { value, label, note: `Proteine ${protein} · ${strength}` }
})
const yeasts = SIMPLE_YEAST_TYPES.map((value) => {
  const { label, pctOfFlour } = YEAST_PRESETS[value]
  return { value, label, note: `${italianDecimal(pctOfFlour)}% della farina` }
})
const METHOD_NOTES: Readonly<Record<LeavenMethod, string>> = {
  diretta: 'Tutto in una volta: il più semplice',
  indiretta: 'Con un prefermento del giorno prima',
  lunga: 'A temperatura ambiente, senza fretta',
  frigo: 'Il freddo rallenta, il sapore cresce',
}
const methods = LEAVEN_METHODS.map((value) => ({
  value,
  label: LEAVEN_LABELS[value],
  note: METHOD_NOTES[value],
}))

export const AdvancedPanel = ({ dough, isExpert }: PanelProps) => (
  <div className="grid gap-6">
    <ChoiceCards
      label="Farina"
      choices={flours}
      className="grid-cols-1 min-[26rem]:grid-cols-2 sm:grid-cols-3"
      {...inputOf(dough, 'flourType')}
      onChange={(flourType) => dough.change({ flourType })}
    />
    <ChoiceCards
      label="Lievito"
      choices={yeasts}
      className="sm:grid-cols-3"
      {...inputOf(dough, 'yeastType')}
      onChange={(yeastType) => dough.change({ yeastType })}
    />
    <ChoiceCards
      label="Metodo di lievitazione"
      choices={methods}
      className="sm:grid-cols-2"
      {...inputOf(dough, 'leavenMethod')}
      onChange={(leavenMethod) => dough.change({ leavenMethod })}
    />
    <div className="grid items-start gap-6 sm:grid-cols-2 sm:gap-4">
      <NumberStepper
        field="roomTemperature"
        label="Temperatura ambiente"
        unit="°C"
        hint={isExpert ? undefined : "Quella della cucina, dove riposa l'impasto."}
        {...numberOf(dough, 'roomTemperature')}
      />
      <NumberStepper
        field="restTime"
        label="Tempo di riposo"
        unit="ore"
        hint={isExpert ? undefined : "Dalla fine dell'impasto al forno."}
        {...numberOf(dough, 'restTime')}
      />
    </div>
  </div>
)
