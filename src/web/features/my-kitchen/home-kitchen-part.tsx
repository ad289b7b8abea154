import { capitalised } from '#domain/words/italian-noun.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { KitchenButton, kitchenWords } from '../kitchen/kitchen-line.tsx'
import { useKitchen } from '../kitchen/use-kitchen.ts'

export function HomeKitchenPart() {
  const { kitchen } = useKitchen()
  return (
    <div className="grid gap-4 noscript:hidden">
      <p className="text-ink-soft">
        Dilla una volta: gradi, minuti e dosi di ricette, calcolatori e serate partono da qui.
      </p>
      {kitchen && <p className="font-semibold">{capitalised(kitchenWords(kitchen))}</p>}
      <div className="flex flex-wrap gap-3">
        <KitchenButton className={buttonClass('primary', 'small', 'min-h-11!')}>
          {kitchen ? 'Cambia la tua cucina' : 'Descrivi la tua cucina'}
        </KitchenButton>
        <ButtonLink look="secondary" size="small" to="/guida-forno" className="min-h-11!">
          Apri la guida al forno
        </ButtonLink>
      </div>
    </div>
  )
}
