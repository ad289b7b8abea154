import { Search } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

interface SearchRowProps {
  /** Read out, not shown. */
  label: string
  /** Name of the parameter that a browser without JavaScript sends. */
  name: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  maxLength?: number
}

/** What a form for searching asks, beside its button. */
export const SearchRow = ({ label, name, placeholder, value, onChange, maxLength }: SearchRowProps) => (
  <>
    <Field
      label={label}
      labelHidden
      type="search"
      name={name}
      maxLength={maxLength}
      enterKeyHint="search"
      placeholder={placeholder}
      icon={<Search className="size-5" aria-hidden />}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="flex-1"
    />
    <Button type="submit" className="min-h-12">
      Cerca
    </Button>
  </>
)
