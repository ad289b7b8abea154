import { Skeleton } from '../../ui/feedback.tsx'

export const TermSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} aria-hidden="true" className="mb-8 break-inside-avoid">
      <Skeleton className="h-7 w-36" />
      <Skeleton className="mt-2 h-36 sm:h-24" />
    </div>
  ))
