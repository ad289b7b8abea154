import type { ReactNode } from 'react'

interface CheckBoxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

export const CheckBox = ({ checked, onChange, children }: CheckBoxProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 shrink-0 accent-tomato-fill"
    />
    {children}
  </label>
)
