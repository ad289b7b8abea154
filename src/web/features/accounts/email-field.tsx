import { Field } from '../../ui/field.tsx'

interface EmailFieldProps {
  defaultValue?: string
  hint?: string
  error: string | undefined
}

export const EmailField = (props: EmailFieldProps) => (
  <Field label="E-mail" type="email" name="email" autoComplete="email" inputMode="email" {...props} />
)
