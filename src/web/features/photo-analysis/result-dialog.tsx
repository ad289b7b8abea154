import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { IngredientsTab } from './ingredients-tab.tsx'
import type { ShownAnalysis } from './promised-answer.ts'
import { RecipeTab } from './recipe-tab.tsx'
import { titleOf } from './result-words.ts'

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
      onOpenChange={(isOpen) => !isOpen && onClose()}
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
