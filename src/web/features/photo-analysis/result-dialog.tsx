import { type ReactNode, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { OwnIngredients } from './own-ingredients.tsx'
import { RecipeTab } from './recipe-tab.tsx'
import { type ShownAnalysis, titleOf } from './result-words.ts'

/** The confidence badge is solid above this value (specification, part 1, section 9). */
const SOLID_ABOVE = 0.8

const ENGINES: Readonly<Record<NonNullable<ShownAnalysis['engine']>, string>> = {
  embedded: 'Risposta del riconoscimento interno del sito.',
  model: 'Risposta di un modello di intelligenza artificiale: può sbagliare.',
}

interface ResultDialogProps {
  analysis: ShownAnalysis
  open: boolean
  onClose: () => void
  onAnother: () => void
}

export default function ResultDialog({ analysis, open, onClose, onAnother }: ResultDialogProps) {
  const [tab, setTab] = useState('recipe')
  const { confidence, engine, engineNote, recipe, suggestions } = analysis
  const tips = [...recipe.tips, ...suggestions.tips]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {titleOf(analysis)}
          <Badge tone={confidence > SOLID_ABOVE ? 'basil' : 'plain'}>
            <span className="sr-only">Confidenza: </span>
            {Math.round(confidence * 100)}%
          </Badge>
        </span>
      }
      description="La percentuale dice quanto siamo sicuri di che cosa mostra la foto."
    >
      <Tabs
        label="Risultato dell'analisi"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'recipe', label: 'Ricetta', content: <RecipeTab analysis={analysis} /> },
          { value: 'ingredients', label: 'Ingredienti', content: <IngredientsTab analysis={analysis} /> },
          { value: 'tips', label: 'Consigli', content: <Tips tips={tips} /> },
        ]}
      />
      <p className="mt-6 text-sm text-ink-soft">
        {engineNote ?? (engine && ENGINES[engine])} Una foto non dice quali allergeni ci sono: chiedi sempre a
        chi ha cucinato.
      </p>
      <div className="sticky -bottom-5 -mx-5 mt-5 -mb-5 flex flex-wrap gap-3 rounded-b-lg border-t border-line bg-flour px-5 py-4 sm:-mx-7 sm:px-7">
        <Button onClick={onAnother}>Analizza un'altra immagine</Button>
        <Button look="secondary" onClick={onClose}>
          Chiudi
        </Button>
      </div>
    </Dialog>
  )
}

const Tips = ({ tips }: { tips: readonly string[] }) =>
  tips.length === 0 ? (
    <p className="text-ink-soft">Per questa foto non abbiamo consigli.</p>
  ) : (
    <ul className="grid list-disc gap-2 pl-5">
      {tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  )

function IngredientsTab({ analysis }: { analysis: ShownAnalysis }) {
  const { type, ingredients, recipe, base, suggestedIngredients = [] } = analysis
  return (
    <div className="grid gap-6">
      <Lines title="Ingredienti riconosciuti" lines={ingredients}>
        {ingredients.length === 0 &&
          (type === 'pizza' ? 'Nessuno con sicurezza.' : 'Nessuno con sicurezza: diccelo tu.')}
      </Lines>
      {type !== 'pizza' && <OwnIngredients suggested={suggestedIngredients.map(({ name }) => name)} />}
      {recipe.ingredients.length > 0 && (
        <Lines title="Ingredienti della ricetta" lines={recipe.ingredients}>
          {base &&
            `Sono quelli della base, l'impasto della nostra «${base.name}»: il condimento sceglilo tu.`}
        </Lines>
      )}
    </div>
  )
}

interface LinesProps {
  title: string
  lines: readonly string[]
  children?: ReactNode
}

const Lines = ({ title, lines, children }: LinesProps) => (
  <section aria-label={title}>
    <h3 className="mb-2 text-lg">{title}</h3>
    {children && <p className="mb-2 text-ink-soft">{children}</p>}
    {lines.length > 0 && (
      <ul className="grid list-disc gap-1.5 pl-5">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    )}
  </section>
)
