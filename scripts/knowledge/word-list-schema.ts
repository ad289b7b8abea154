import { z } from 'zod'

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'un id è fatto di lettere minuscole, cifre e trattini')
export const text = z.string().trim().min(1)

export const Words = z
  .array(
    z
      .string()
      .regex(
        /^(?:!|# )?['a-z0-9 ]+\.?$/,
        'una parola è in lettere minuscole senza accenti, con ! o # davanti o un punto in fondo',
      ),
  )
  .min(1)
