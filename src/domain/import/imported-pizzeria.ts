export interface ImportedPizzeria {
  name: string
  city: string
  region: string
  address: string
  foundedYear: number | null
  description: string
  website: string | null
  siteName: string | null
  language: string | null
}

export interface PizzeriaDraftFields {
  name: string
  city: string
  region: string
  address: string
  foundedYear: number | null
  knownFor: string
}

export const draftOfPizzeria = ({
  name,
  city,
  region,
  address,
  foundedYear,
  description,
}: ImportedPizzeria): PizzeriaDraftFields => ({
  name,
  city,
  region,
  address,
  foundedYear,
  knownFor: description,
})
