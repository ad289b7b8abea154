import { Skeleton } from '#web/ui/feedback.tsx'

const CHARTS = ['viste', 'ricerche']
const TABLES = ['ricette', 'pagine', 'cercato', 'non trovato', 'strumenti']

export const FiguresSkeleton = () => (
  <div className="grid grid-cols-1 gap-10">
    <p role="status" className="sr-only">
      Caricamento...
    </p>
    {CHARTS.map((name) => (
      <div key={name}>
        <Skeleton className="h-72" />
        <Skeleton className="mt-3 h-11 max-w-64" />
      </div>
    ))}
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      {TABLES.map((name) => (
        <div key={name}>
          <Skeleton className="mb-3 h-7 w-48" />
          <Skeleton className="h-56" />
        </div>
      ))}
    </div>
  </div>
)
