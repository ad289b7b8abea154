import { ChevronDown } from 'lucide-react'
import { Accordion as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

interface AccordionProps {
  open: string[]
  parts: { value: string; title: string; content: ReactNode }[]
}

export const Accordion = ({ open, parts }: AccordionProps) => (
  <Primitive.Root type="multiple" defaultValue={open} className="border-t border-line">
    {parts.map(({ value, title, content }) => (
      <Primitive.Item key={value} value={value} className="border-b border-line">
        <Primitive.Header asChild>
          <h4>
            <Primitive.Trigger className="group flex min-h-13 w-full items-center justify-between gap-4 text-left font-semibold">
              {title}
              <ChevronDown
                className="size-4 shrink-0 text-ink-soft transition-transform group-data-[state=open]:rotate-180"
                aria-hidden
              />
            </Primitive.Trigger>
          </h4>
        </Primitive.Header>
        <Primitive.Content className="fold overflow-hidden pb-5">{content}</Primitive.Content>
      </Primitive.Item>
    ))}
  </Primitive.Root>
)
