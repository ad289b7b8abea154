import { z } from 'zod'

export const NewsletterSubscription = z.object({
  email: z.email('Inserisci un indirizzo e-mail valido').max(254, 'Inserisci un indirizzo e-mail valido'),
})
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>

/** What a link of a letter carries. */
export const NewsletterToken = z.object({ token: z.string().max(200) })
export type NewsletterToken = z.infer<typeof NewsletterToken>

export const Message = z.object({ message: z.string() })
export type Message = z.infer<typeof Message>

/** Where the links of letters lead. Opening them changes nothing: programs that look for danger open them too. */
export const NEWSLETTER_PAGES = {
  confirm: '/newsletter/conferma',
  leave: '/newsletter/disiscrizione',
} as const
