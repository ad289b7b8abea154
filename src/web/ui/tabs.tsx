import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

interface Tab {
  value: string
  label: ReactNode
  disabled?: boolean
  content: ReactNode
}
interface TabsProps {
  label: string
  tabs: Tab[]
  value: string
  onChange: (value: string) => void
  /** Opens a tab with Enter or a click, not by walking over it: for panels that are loaded, or that must be left with care. */
  manual?: boolean
  /** What is typed in a panel stays while another one is looked at. */
  keepsPanels?: boolean
}

export const Tabs = ({ label, tabs, value, onChange, manual, keepsPanels }: TabsProps) => (
  <Primitive.Root value={value} onValueChange={onChange} activationMode={manual ? 'manual' : 'automatic'}>
    <Primitive.List aria-label={label} className="tab-list flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <Primitive.Trigger
          key={tab.value}
          value={tab.value}
          disabled={tab.disabled}
          className="-mb-px min-h-11 border-b-3 border-transparent px-3 font-semibold whitespace-nowrap text-ink-soft transition-colors focus-visible:-outline-offset-3 sm:px-4 hover:text-ink disabled:pointer-events-none disabled:opacity-50 data-[state=active]:border-tomato data-[state=active]:text-ink"
        >
          {tab.label}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
    {tabs.map((tab) => (
      <Primitive.Content
        key={tab.value}
        value={tab.value}
        {...(keepsPanels && { forceMount: true })}
        className="animate-fade pt-5 data-[state=inactive]:hidden"
      >
        {tab.content}
      </Primitive.Content>
    ))}
  </Primitive.Root>
)
