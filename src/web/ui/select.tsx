import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import { useId, useRef, useState } from 'react'

interface Option {
  value: string
  label: string
}
interface SelectProps {
  label: string
  /** If true, only screen readers read the label, so each option must say what it is about. */
  labelHidden?: boolean
  value: string
  options: Option[]
  onChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
  className?: string
}

/** Below the field there is room for four options: the list opens there and is pushed along. */
const ROOM_PX = 180

export function Select(props: SelectProps) {
  const { label, labelHidden, value, options, onChange, placeholder, disabled, className } = props
  const id = useId()
  // The options are rendered only when the pointer or the focus comes near. Radix renders even the options of
  // a closed list, which slows down the page load.
  const [isNear, setIsNear] = useState(false)
  const comeNear = () => setIsNear(true)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isRoomBelow, setRoomBelow] = useState(true)
  const lookBelow = () =>
    setRoomBelow(innerHeight - (trigger.current?.getBoundingClientRect().bottom ?? 0) >= ROOM_PX)
  return (
    <div className={className}>
      <span id={id} className={labelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
      </span>
      <Primitive.Root
        value={value}
        onValueChange={onChange}
        onOpenChange={lookBelow}
        {...(disabled && { disabled })}
      >
        <Primitive.Trigger
          ref={trigger}
          aria-labelledby={id}
          onFocus={comeNear}
          onPointerEnter={comeNear}
          onPointerDownCapture={comeNear}
          className={clsx(
            'flex min-h-12 w-full items-center justify-between gap-2 rounded-md border border-line bg-paper px-4 text-left text-ink disabled:cursor-not-allowed disabled:bg-crust disabled:text-ink-soft',
            labelHidden && 'max-sm:px-3',
          )}
        >
          <span className={clsx(labelHidden && 'truncate max-sm:text-sm')}>
            <Primitive.Value placeholder={placeholder}>
              {options.find((option) => option.value === value)?.label ?? value}
            </Primitive.Value>
          </span>
          <ChevronDown className="size-4 shrink-0 text-ink-soft" aria-hidden />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            position="popper"
            sideOffset={6}
            avoidCollisions={!isRoomBelow}
            className="z-50 max-h-[min(24rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) animate-fade overflow-hidden rounded-md border border-line bg-paper text-ink shadow-lift"
          >
            <Primitive.Viewport className="p-1.5">
              {(isNear ? options : []).map((option) => (
                <Primitive.Item
                  key={option.value}
                  value={option.value}
                  className="flex min-h-10 cursor-pointer items-center justify-between gap-6 rounded-sm px-3 outline-none data-highlighted:bg-crust"
                >
                  <Primitive.ItemText>{option.label}</Primitive.ItemText>
                  <Primitive.ItemIndicator>
                    <Check className="size-4 text-basil" aria-hidden />
                  </Primitive.ItemIndicator>
                </Primitive.Item>
              ))}
            </Primitive.Viewport>
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </div>
  )
}
