import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { passwordHint } from '#domain/accounts/password-strength.ts'
import { Field } from '#web/ui/field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'trailing' | 'hint'> {
  /** For a new password: warns if it is easy to guess, but never refuses it. */
  advises?: boolean
  least?: number
}

export function PasswordField({ advises, least = 6, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [advice, setAdvice] = useState<string>()
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      {...(advises && {
        onChange: ({ target }) => setAdvice(target.value ? passwordHint(target.value) : undefined),
        hint: (
          <span aria-live="polite">
            {(!field.error && advice) || `Almeno ${least} caratteri; una frase lunga è la scelta migliore.`}
          </span>
        ),
      })}
      trailing={
        <button
          type="button"
          aria-label={isShown ? 'Nascondi la password' : 'Mostra la password'}
          className="rounded-full p-2.5 text-ink-soft hover:text-ink noscript:hidden"
          onClick={() => setShown(!isShown)}
        >
          <Icon className="size-5" aria-hidden />
        </button>
      }
    />
  )
}
