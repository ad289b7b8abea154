import { useState } from 'react'
import {
  DIETARY_RESTRICTIONS,
  type DietaryRestriction,
  VARIANT_TYPES,
  type VariantType,
} from '#domain/improve/options.ts'
import { Dialog } from '../dialog.tsx'
import { Select } from '../select.tsx'
import { Tabs } from '../tabs.tsx'
import { ImprovePanel } from './improve-panel.tsx'
import { CopyButton, SaveVariantButton } from './result-actions.tsx'
import { useImprovement } from './use-improvement.ts'

const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
const VARIANTS = optionsOf(VARIANT_TYPES)
const RESTRICTIONS = optionsOf(DIETARY_RESTRICTIONS)

interface ImproveDialogProps {
  recipe: { id: number; name: string }
  open: boolean
  onOpenChange: (open: boolean) => void
}
type Improvement = ReturnType<typeof useImprovement>

/** Three ways to improve a recipe. Each tab keeps its answer while another one is read. */
export default function ImproveDialog({ recipe, open, onOpenChange }: ImproveDialogProps) {
  const [tab, setTab] = useState('variants')
  const improvement = useImprovement(recipe.id)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
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
            content: <VariantTab recipeId={recipe.id} {...improvement} />,
          },
          { value: 'tips', label: 'Consigli', content: <TipsTab {...improvement} /> },
          { value: 'substitutions', label: 'Sostituzioni', content: <SubstitutionsTab {...improvement} /> },
        ]}
      />
    </Dialog>
  )
}

const VariantTab = ({
  recipeId,
  variant,
  variantType,
  setVariantType,
}: Improvement & { recipeId: number }) => (
  <ImprovePanel
    intro="La ricetta riscritta: ingredienti con le dosi, procedimento, che cosa cambia e perché."
    choice={
      <Select
        label="Variante"
        value={variantType}
        options={VARIANTS}
        onChange={(value) => setVariantType(value as VariantType)}
        className="min-w-48 flex-1"
      />
    }
    action="Genera variante"
    pendingText="Preparo la variante..."
    doneText="La variante è pronta."
    isPending={variant.isPending}
    result={variant.data}
    onAsk={() => variant.mutate(variantType)}
    resultActions={
      variant.data && (
        <>
          <CopyButton text={variant.data.text} />
          <SaveVariantButton key={variant.data.text} recipeId={recipeId} variant={variant.data} />
        </>
      )
    }
  />
)

const TipsTab = ({ tips }: Improvement) => (
  <ImprovePanel
    intro="Impasto, condimento e cottura di questa ricetta, con le sue cifre."
    action="Genera consigli"
    pendingText="Preparo i consigli..."
    doneText="I consigli sono pronti."
    isPending={tips.isPending}
    result={tips.data}
    onAsk={() => tips.mutate()}
    resultActions={tips.data && <CopyButton text={tips.data.text} />}
  />
)

const SubstitutionsTab = ({ substitutions, restriction, setRestriction }: Improvement) => (
  <ImprovePanel
    intro="Che cosa mettere al posto di ciò che non puoi o non vuoi mangiare, in quale dose e con quali effetti."
    choice={
      <Select
        label="Esigenza alimentare"
        value={restriction}
        options={RESTRICTIONS}
        onChange={(value) => setRestriction(value as DietaryRestriction)}
        className="min-w-48 flex-1"
      />
    }
    action="Genera sostituzioni"
    pendingText="Cerco le sostituzioni..."
    doneText="Le sostituzioni sono pronte."
    isPending={substitutions.isPending}
    result={substitutions.data}
    onAsk={() => substitutions.mutate(restriction)}
    resultActions={substitutions.data && <CopyButton text={substitutions.data.text} />}
  />
)
