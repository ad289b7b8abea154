import { Skeleton } from '../../ui/feedback.tsx'

export const ShelfSkeleton = () => (
  <div className="rounded-lg border border-line bg-paper p-4 shadow-card sm:p-7">
    <p role="status" className="sr-only">
      Caricamento...
    </p>
    <Skeleton className="mb-4 ml-auto h-9 w-44 rounded-full" />
    <Skeleton className="h-11 max-w-72" />
    <Skeleton className="mt-5 mb-6 h-9 w-28 rounded-full" />
    <Skeleton className="mx-auto h-75.5 max-w-xl sm:h-60" />
  </div>
)
