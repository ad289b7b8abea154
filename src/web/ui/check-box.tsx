import type { ComponentProps } from 'react'

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  checked: boolean
  onChange: (checked: boolean) => void
}

export const CheckBox = ({ checked, onChange, children, ...input }: CheckBoxProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
    <input
      {...input}
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 shrink-0 accent-tomato-fill"
    />
    {children}
  </label>
)
