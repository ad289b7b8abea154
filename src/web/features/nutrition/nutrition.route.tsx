import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { recipePage } from '#contracts/pages/page-paths.ts'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { queryOfDoses, servingsMade } from '#domain/recipes/doses/doses.ts'
import { servingsText } from '#domain/words/servings.ts'
import { useQueries } from '../../api/queries-context.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Card, PageHeader } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Titled } from '../../ui/titled.tsx'
import { AddPanel } from './add-panel.tsx'
import { CookingPanel } from './cooking-panel.tsx'
import { nutritionIngredientsQuery } from './nutrition-queries.ts'
import { ResultCard } from './result-card.tsx'
import { SelectedPanel } from './selected-panel.tsx'
import { type Nutrition, useNutrition } from './use-nutrition.ts'

export default function NutritionPage() {
  const nutrition = useNutrition()
  const { calculated } = nutrition
  return (
    <>
      <PageMeta
        title="Calcolatore nutrizionale"
        description="Calorie, nutrienti e allergeni della tua pizza, per fetta e per 100 grammi, con l'etichetta europea e la fonte di ogni valore."
        path="/calcolatore-nutrizione"
        image={pagePictureUrl('/calcolatore-nutrizione')}
      />
      <div className="no-print">
        <PageHeader kicker="Strumenti" title="Calcolatore nutrizionale">
          <p>
            Calorie, grassi, sale e allergeni della tua pizza, per fetta e per cento grammi, con la fonte di
            ogni valore.
          </p>
        </PageHeader>
      </div>
      <div className="wrap grid grid-cols-1 gap-6 pb-20 print:block print:pb-0">
        <div className="no-print grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] noscript:hidden">
          <Card className="px-4 sm:px-6">
            {nutrition.origin && <Origin origin={nutrition.origin} />}
            <RecipeTabs nutrition={nutrition} />
          </Card>
          <CookingPanel nutrition={nutrition} />
        </div>
        {calculated && <ResultCard nutrition={nutrition} calculated={calculated} />}
        <Method />
      </div>
    </>
  )
}

function RecipeTabs({ nutrition }: { nutrition: Nutrition }) {
  const [chosen, setTab] = useState<string | null>(null)
  const count = nutrition.lines.length
  const tab = chosen ?? (count > 0 ? 'selected' : 'add')
  return (
    <Tabs
      label="La tua ricetta"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'add',
          label: 'Aggiungi ingredienti',
          content: <AddPanel nutrition={nutrition} onAdd={() => setTab(tab)} />,
        },
        {
          value: 'selected',
          label: `Ingredienti selezionati${count > 0 ? ` (${count})` : ''}`,
          content: <SelectedPanel nutrition={nutrition} onEmpty={() => setTab('add')} />,
        },
      ]}
    />
  )
}

const Origin = ({
  origin: {
    recipe,
    doses: { doses, factor },
  },
}: {
  origin: NonNullable<Nutrition['origin']>
}) => (
  <p className="mb-4 rounded-md bg-crust px-4 py-3">
    Dalla ricetta{' '}
    <Link to={recipePage(recipe.id) + queryOfDoses(recipe, doses, '?')} className="font-semibold">
      {recipe.name}
    </Link>
    , per {servingsText(servingsMade(recipe, { doses, factor }), recipe.servingsUnit)}: una «fetta» qui è una
    porzione intera, finché non cambi il numero di fette. Controlla i pesi, e scrivi quelli segnati «q.b.».
  </p>
)

function Method() {
  const { data } = useQuery(nutritionIngredientsQuery(useQueries().api))
  const count = data ? `${data.length} ingredienti` : 'Gli ingredienti'
  return (
    <Titled id="metodo" title="Da dove vengono i numeri" look="text-2xl print:hidden" className="mt-4">
      <div className="mt-3 max-w-3xl space-y-3 text-ink-soft print:mt-1 print:max-w-none print:space-y-1 print:text-xs">
        <p>
          {count} con i valori di tabelle pubbliche: USDA Standard Reference, CIQUAL dell'Anses e BLS 4.0. I
          carboidrati sono quelli disponibili, come sulle etichette europee: dalle tabelle americane abbiamo
          tolto le fibre. Quando di un prodotto italiano non c'è il valore, usiamo quello del più vicino e
          scriviamo «stima»; quando di un ingrediente manca una cifra, il totale è «almeno» quello, o «n.d.».
        </p>
        <p>
          In cottura se ne va acqua, non nutrienti: la resa dice quanto pesa la pizza cotta rispetto a quella
          cruda. L'olio assorbito da una pizza fritta è il 5% del suo peso, la misura di una prova su pizzette
          fritte. I risultati sono indicativi e non sostituiscono analisi di laboratorio né il parere di un
          medico; per gli allergeni leggi sempre le confezioni.
        </p>
      </div>
    </Titled>
  )
}
