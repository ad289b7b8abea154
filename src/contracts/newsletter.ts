import { z } from 'zod'

export const NewsletterSubscription = z.object({
  email: z.email('Inserisci un indirizzo e-mail valido').max(254, 'Inserisci un indirizzo e-mail valido'),
})
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>

export const Message = z.object({ message: z.string() })
export type Message = z.infer<typeof Message>
