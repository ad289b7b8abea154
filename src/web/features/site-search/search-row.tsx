import { Search } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

interface SearchRowProps {
  label: string
  name: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  maxLength?: number
}

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
