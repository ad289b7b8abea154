import { z } from 'zod'

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
