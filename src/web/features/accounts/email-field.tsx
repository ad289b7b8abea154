import type { ComponentProps } from 'react'
import { Field } from '../../ui/field.tsx'

export const EmailField = (props: Omit<ComponentProps<typeof Field>, 'label'>) => (
  <Field label="E-mail" type="email" autoComplete="email" inputMode="email" {...props} />
)
