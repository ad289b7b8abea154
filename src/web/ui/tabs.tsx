import { clsx } from 'clsx'
import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { useMedia } from './use-media.ts'

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
  /** The arrow keys do not open a tab; Enter and a click do. Meant for panels that load data or have unsaved
   * text. */
  manual?: boolean
  keepsPanels?: boolean
  /** `side`: on wide windows a column next to the panel. `pills`: a choice inside the panel of another tab. */
  look?: keyof typeof LOOKS
}

const WIDE = '(min-width: 64rem)'

const LINE = {
  list: 'tab-list flex gap-1 overflow-x-auto border-b border-line noscript:hidden',
  tab: '-mb-px min-h-11 border-b-3 border-transparent px-3 font-semibold whitespace-nowrap text-ink-soft transition-colors focus-visible:-outline-offset-3 sm:px-4 hover:text-ink disabled:pointer-events-none disabled:opacity-50 data-[state=active]:border-tomato data-[state=active]:text-ink',
}
const LOOKS = {
  line: { ...LINE, panel: 'pt-5' },
  side: {
    root: 'lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-8 xl:gap-x-10',
    list: clsx(
      LINE.list,
      'lg:sticky! lg:top-22 lg:max-h-[calc(100dvh-7rem)] lg:flex-col lg:self-start lg:overflow-y-auto lg:border-b-0 lg:after:hidden!',
    ),
    tab: clsx(
      LINE.tab,
      'lg:mb-0 lg:rounded-md lg:border-b-0 lg:border-l-3 lg:px-3.5 lg:text-left lg:hover:bg-crust lg:data-[state=active]:border-tomato! lg:data-[state=active]:bg-crust',
    ),
    panel: 'min-w-0 pt-5 lg:pt-0',
  },
  pills: {
    list: 'flex w-fit max-w-full gap-1 overflow-x-auto rounded-full border border-line bg-paper p-1 noscript:hidden',
    tab: 'min-h-9 rounded-full px-4 text-sm font-semibold whitespace-nowrap text-ink-soft focus-visible:-outline-offset-3 hover:text-ink data-[state=active]:bg-crust data-[state=active]:text-ink',
    panel: 'pt-4',
  },
} as const
type Looks = { root?: string; list: string; tab: string; panel: string }

export function Tabs({ label, tabs, value, onChange, manual, keepsPanels, look = 'line' }: TabsProps) {
  const isColumn = useMedia(WIDE) && look === 'side'
  const looks: Looks = LOOKS[look]
  return (
    <Primitive.Root
      value={value}
      onValueChange={onChange}
      activationMode={manual ? 'manual' : 'automatic'}
      orientation={isColumn ? 'vertical' : 'horizontal'}
      className={looks.root}
    >
      <Primitive.List aria-label={label} className={looks.list}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} disabled={tab.disabled} className={looks.tab}>
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.value}
          value={tab.value}
          {...(keepsPanels && { forceMount: true })}
          className={clsx('animate-fade data-[state=inactive]:hidden', looks.panel)}
        >
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
