import { MAILED_LINK_PAGES } from '#contracts/accounts/mailed-link-pages.ts'
import { layOutMail, type Mail } from './mail-layout.ts'

interface Recipient {
  email: string
  name: string
}

type FactorLetter = 'passkey_added' | 'passkey_removed' | 'totp_added' | 'totp_removed' | 'factors_removed'

const FACTOR_TEXTS: Readonly<Record<FactorLetter, { subject: string; text: string }>> = {
  passkey_added: {
    subject: 'Hai aggiunto una passkey',
    text: 'da ora nel tuo account di Cornicione si entra anche con una nuova passkey.',
  },
  passkey_removed: {
    subject: 'Una passkey è stata tolta',
    text: 'una passkey del tuo account di Cornicione è stata tolta: con quella non si entra più.',
  },
  totp_added: {
    subject: 'App dei codici attivata',
    text: 'da ora, per amministrare Cornicione con il tuo account, serve anche il codice della tua app.',
  },
  totp_removed: {
    subject: 'App dei codici tolta',
    text: "il tuo account di Cornicione non chiede più il codice dell'app per amministrare.",
  },
  factors_removed: {
    subject: 'Passkey e app dei codici tolte',
    text: "chi gestisce Cornicione ha tolto dal tuo account le passkey e l'app dei codici, e ha chiuso le sessioni: si entra con la password.",
  },
}

const notYou = 'Se non sei stato tu'
const greet = ({ name }: Recipient) => `Ciao ${name},`

const resetUrl = (siteUrl: string, token: string) =>
  `${siteUrl}/reimposta-password?token=${encodeURIComponent(token)}`

export const accountLetters = (siteUrl: string, contactEmail: string) => ({
  verification: (to: Recipient, token: string): Mail =>
    layOutMail(to.email, siteUrl, {
      subject: 'Conferma il tuo indirizzo e-mail',
      greeting: greet(to),
      paragraphs: ['conferma che questo indirizzo è tuo: così puoi recuperare la password quando serve.'],
      action: {
        label: "Conferma l'indirizzo",
        url: `${siteUrl}/api/auth/verify?token=${encodeURIComponent(token)}`,
      },
      notes: [
        'Il link vale 24 ore e funziona una volta sola.',
        `${notYou} a registrarti su Cornicione, ignora questa e-mail.`,
      ],
    }),

  passwordResetUrl: (token: string): string => resetUrl(siteUrl, token),

  passwordReset: (to: Recipient, token: string, usedEmail?: string | null): Mail =>
    layOutMail(to.email, siteUrl, {
      subject: 'Reimposta la tua password',
      greeting: greet(to),
      paragraphs: ['hai chiesto una nuova password per il tuo account di Cornicione.'],
      action: {
        label: 'Scegli una nuova password',
        url: resetUrl(siteUrl, token),
      },
      notes: [
        "Il link vale un'ora e funziona una volta sola.",
        ...(usedEmail
          ? [
              `Il tuo account usa ora l'indirizzo ${usedEmail}, non ancora confermato: per accedere scrivi quello. ${notYou} a cambiarlo, apri prima l'e-mail «Il tuo indirizzo e-mail è cambiato» e annulla il cambio.`,
            ]
          : []),
        `${notYou} a chiederlo, ignora questa e-mail: la tua password resta com'è.`,
      ],
    }),

  ...newsOfAccount(siteUrl, contactEmail),
})
export type AccountLetters = ReturnType<typeof accountLetters>

const newsOfAccount = (siteUrl: string, contactEmail: string) => ({
  addressChanged: (to: Recipient, newEmail: string, undoToken?: string): Mail =>
    layOutMail(to.email, siteUrl, {
      subject: 'Il tuo indirizzo e-mail è cambiato',
      greeting: greet(to),
      paragraphs: [
        `da ora il tuo account di Cornicione usa l'indirizzo ${newEmail}.`,
        ...(undoToken
          ? [
              `${notYou} a cambiarlo, annulla il cambio e poi scegli subito una nuova password: qualcuno conosce quella di adesso.`,
            ]
          : []),
      ],
      ...(undoToken && {
        action: {
          label: 'Annulla il cambio',
          url: `${siteUrl}${MAILED_LINK_PAGES.undo}?token=${encodeURIComponent(undoToken)}`,
        },
      }),
      notes: [
        undoToken
          ? `Puoi annullarlo per 72 ore dal cambio. Se non ci riesci, scrivi subito a ${contactEmail}.`
          : `${notYou} a cambiarlo, scrivi subito a ${contactEmail}.`,
      ],
    }),

  passwordChanged: (to: Recipient): Mail =>
    layOutMail(to.email, siteUrl, {
      subject: 'La tua password è cambiata',
      greeting: greet(to),
      paragraphs: [
        'la password del tuo account di Cornicione è stata appena cambiata; abbiamo scollegato gli altri dispositivi.',
      ],
      action: { label: 'Reimposta la password', url: `${siteUrl}/password-dimenticata` },
      notes: [`${notYou} a cambiarla, reimpostala con il pulsante qui sopra e scrivi a ${contactEmail}.`],
    }),

  factorChanged: (to: Recipient, kind: FactorLetter): Mail =>
    layOutMail(to.email, siteUrl, {
      subject: FACTOR_TEXTS[kind].subject,
      greeting: greet(to),
      paragraphs: [FACTOR_TEXTS[kind].text],
      action: { label: 'Vai al profilo', url: `${siteUrl}/profilo` },
      notes: [
        `${notYou}, cambia subito la password, guarda nel profilo chi è collegato e scrivi a ${contactEmail}.`,
      ],
    }),
})
