import { ScrollArea as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

export const ScrollArea = ({
  label,
  maxHeightPx,
  children,
}: {
  label: string
  maxHeightPx: number
  children: ReactNode
}) => (
  <Primitive.Root scrollHideDelay={600} className="overflow-hidden rounded-md">
    <Primitive.Viewport
      tabIndex={0}
      role="region"
      aria-label={label}
      style={{ maxHeight: maxHeightPx }}
      className="w-full [&>div]:block! noscript:overflow-y-auto!"
    >
      {children}
    </Primitive.Viewport>
    <Primitive.Scrollbar orientation="vertical" className="flex w-2.5 touch-none p-0.5">
      <Primitive.Thumb className="flex-1 rounded-full bg-ink-soft/60" />
    </Primitive.Scrollbar>
  </Primitive.Root>
)
