import { Skeleton } from '../../ui/feedback.tsx'

/** A product that is on its way, in the frame of its card. */
export const ProductSkeleton = () => (
  <li className="overflow-hidden rounded-lg border border-line bg-paper">
    <Skeleton className="aspect-4/3 rounded-none" />
    <div className="grid gap-3 p-5">
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-20" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-5 w-2/3" />
      <div className="flex items-end justify-between gap-3 pt-2">
        <Skeleton className="h-12 w-24" />
        <Skeleton className="h-11 w-40 rounded-full" />
      </div>
    </div>
  </li>
)
