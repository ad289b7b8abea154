/** What a foreign page says about a pizzeria, cleaned; empty or null where it says nothing. */
export interface ImportedPizzeria {
  name: string
  city: string
  region: string
  address: string
  foundedYear: number | null
  /** Its own description. */
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
