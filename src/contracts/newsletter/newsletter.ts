import { z } from 'zod'

export const NewsletterSubscription = z.object({
  email: z
    .string('Inserisci un indirizzo e-mail valido')
    .trim()
    .max(254, 'Inserisci un indirizzo e-mail valido')
    .pipe(z.email('Inserisci un indirizzo e-mail valido')),
})
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>

export const NewsletterToken = z.object({ token: z.string().max(200) })
export type NewsletterToken = z.infer<typeof NewsletterToken>

export const Message = z.object({ message: z.string() })
export type Message = z.infer<typeof Message>
