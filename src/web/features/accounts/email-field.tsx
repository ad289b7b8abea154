import type { ChangeEventHandler } from 'react'
import { Field } from '../../ui/field.tsx'

interface EmailFieldProps {
  onChange?: ChangeEventHandler<HTMLInputElement>
  defaultValue?: string
  hint?: string
  autoComplete?: string
  error: string | undefined
}

export const EmailField = (props: EmailFieldProps) => (
  <Field label="E-mail" type="email" name="email" autoComplete="email" inputMode="email" {...props} />
)
