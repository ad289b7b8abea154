import { useState } from 'react'
import { VARIANT_TYPES } from '#domain/improvement/options.ts'
import { DIETARY_RESTRICTIONS } from '#domain/ingredients/diets.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ImproveTab, type TabWords } from './improve-tab.tsx'
import { SaveVariantButton } from './result-actions.tsx'
import { useImprovement } from './use-improvement.ts'

const VARIANTS: TabWords = {
  intro: 'La ricetta riscritta: ingredienti con le dosi, procedimento, che cosa cambia e perché.',
  action: 'Genera variante',
  pending: 'Prepariamo la variante...',
  done: 'La variante è pronta.',
}
const TIPS: TabWords = {
  intro: 'Impasto, condimento e cottura di questa ricetta, con le sue cifre.',
  action: 'Genera consigli',
  pending: 'Prepariamo i consigli...',
  done: 'I consigli sono pronti.',
}
const SUBSTITUTIONS: TabWords = {
  intro:
    'Che cosa mettere al posto di ciò che non puoi o non vuoi mangiare, in quale dose e con quali effetti.',
  action: 'Genera sostituzioni',
  pending: 'Cerchiamo le sostituzioni...',
  done: 'Le sostituzioni sono pronte.',
}

interface ImproveDialogProps {
  recipe: { id: number; name: string }
  open: boolean
  onClose: () => void
}

export default function ImproveDialog({ recipe, open, onClose }: ImproveDialogProps) {
  const [tab, setTab] = useState('variants')
  const { variants, tips, substitutions } = useImprovement(recipe.id, open)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title="Migliora con AI"
      description={`${recipe.name}: una variante, consigli su impasto e cottura, o le sostituzioni per ogni esigenza.`}
    >
      <Tabs
        label="Che cosa vuoi migliorare"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'variants',
            label: 'Varianti',
            content: (
              <ImproveTab
                words={VARIANTS}
                asking={variants}
                choice={{ label: 'Variante', values: VARIANT_TYPES }}
                more={({ option, result }) => (
                  <SaveVariantButton
                    key={result.text}
                    recipeId={recipe.id}
                    variantType={option}
                    variant={result}
                  />
                )}
              />
            ),
          },
          { value: 'tips', label: 'Consigli', content: <ImproveTab words={TIPS} asking={tips} /> },
          {
            value: 'substitutions',
            label: 'Sostituzioni',
            content: (
              <ImproveTab
                words={SUBSTITUTIONS}
                asking={substitutions}
                choice={{ label: 'Esigenza alimentare', values: DIETARY_RESTRICTIONS }}
              />
            ),
          },
        ]}
      />
    </Dialog>
  )
}
