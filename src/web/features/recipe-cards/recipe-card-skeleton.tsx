import { clsx } from 'clsx'
import { Skeleton } from '#web/ui/feedback.tsx'

export const RecipeCardSkeletons = ({ count, isDense }: { count: number; isDense?: boolean }) => (
  <>
    <p role="status" className="sr-only">
      Caricamento delle ricette...
    </p>
    {Array.from({ length: count }, (_, index) => (
      <div
        key={index}
        data-testid="recipe-skeleton"
        className={clsx('overflow-hidden rounded-lg border border-line bg-paper', isDense && 'row-span-4')}
      >
        <Skeleton className="aspect-4/3 rounded-none" />
        <div className={clsx('grid gap-3', isDense ? 'p-3 sm:p-5' : 'p-5')}>
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className={clsx('h-12', isDense && 'max-sm:hidden')} />
          <Skeleton className="h-14" />
          <Skeleton className={clsx('h-9 rounded-full', isDense ? 'w-26 sm:w-32' : 'w-32')} />
        </div>
      </div>
    ))}
  </>
)
