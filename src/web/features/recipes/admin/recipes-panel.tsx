import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { rowIdOf } from '#domain/words/row-id.ts'
import { Spinner } from '#web/ui/feedback.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { RecipeList } from './recipe-list.tsx'

const RecipeEditor = lazy(() => import('./recipe-editor.tsx'))
const VideoManager = lazy(() => import('./video-manager.tsx'))
const ImportPanel = lazy(() => import('#web/features/import/import-panel.tsx'))
const VIEWS = ['elenco', 'scraping', 'video'] as const

export default function RecipesPanel() {
  const [address, setAddress] = useSearchParams()
  const edited = address.get('ricetta')
  const waiting = <Spinner text="Caricamento..." />
  if (edited !== null) {
    return (
      <Suspense fallback={waiting}>
        <RecipeEditor key={edited} id={rowIdOf(edited) || undefined} />
      </Suspense>
    )
  }
  return (
    <Tabs
      label="Ricette"
      manual
      look="pills"
      value={VIEWS.find((view) => view === address.get('vista')) ?? 'elenco'}
      onChange={(vista) => setAddress({ scheda: 'ricette', vista }, { preventScrollReset: true })}
      tabs={[
        { value: 'elenco', label: 'Elenco', content: <RecipeList /> },
        {
          value: 'scraping',
          label: 'Scraping',
          content: (
            <Suspense fallback={waiting}>
              <ImportPanel kind="recipe" />
            </Suspense>
          ),
        },
        {
          value: 'video',
          label: 'Video',
          content: (
            <Suspense fallback={waiting}>
              <VideoManager />
            </Suspense>
          ),
        },
      ]}
    />
  )
}
