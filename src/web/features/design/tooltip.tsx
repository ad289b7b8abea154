import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** Opens after 700 ms, or at once within 300 ms of another tooltip (specification, part 1, section 9). */
export const Tooltip = ({ text, children }: { text: string; children: ReactNode }) => (
  <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          className="z-50 animate-fade rounded-sm bg-char px-3 py-1.5 text-sm text-on-char shadow-card"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  </Primitive.Provider>
)
