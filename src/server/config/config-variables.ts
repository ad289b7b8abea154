import { z } from 'zod'

const address = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `deve essere un indirizzo come ${example}`,
  })
const web = (example: string) => address(['http:', 'https:'], example)
const email = z.email('deve essere un indirizzo e-mail')
const text = z.string()

const port = z
  .string()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535, {
    message: 'deve essere un numero intero da 1 a 65535',
  })
  .transform(Number)

const amount = z
  .string()
  .regex(/^\d{1,9}$/, 'deve essere un numero intero da 0 a 999999999')
  .transform(Number)

/** Links, cookies and the Origin check depend on the origin. A URL with a path would break them without an
 * error. */
const publicUrl = web('https://cornicione.example')
  .refine((value) => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`, {
    message: 'deve contenere solo protocollo, nome e porta, per esempio https://cornicione.example',
  })
  .transform((value) => new URL(value).origin)

/** The IP addresses of proxies whose `X-Forwarded-*` headers are trusted; true trusts all. A number of hops
 * would allow direct callers to forge the headers. */
const trustProxy = z
  .string()
  .regex(/^(true|false|[\da-fA-F]*[.:][\da-fA-F.:/]+(, *[\da-fA-F]*[.:][\da-fA-F.:/]+)*)$/, {
    message: 'deve essere true, false o un elenco di indirizzi IP separati da virgole',
  })
  .transform((value): boolean | string => (value === 'true' ? true : value === 'false' ? false : value))

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const hosts = z
  .string()
  .regex(/^ *[\w.[\]:-]+( *, *[\w.[\]:-]+)* *$/, {
    message: 'deve essere un elenco di host separati da virgole, per esempio localhost:4000',
  })
  .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))

export const variableSchemas = {
  PORT: port.prefault('3000'),
  HOST: text.prefault('0.0.0.0'),
  DATA_DIR: text.prefault('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgresql://utente:parola@host:5432/nome').optional(),
  PUBLIC_URL: publicUrl.optional(),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: text.optional(),
  ADMIN_SECOND_FACTOR: z
    .enum(['optional', 'required'], { error: 'deve essere optional o required' })
    .prefault('optional'),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://utente:parola@host:587').optional(),
  MAIL_FROM: email.optional(),
  AI_BASE_URL: web('https://ai.example/v1').optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  AI_VISION_MODEL: text.optional(),
  AI_DAILY_REQUESTS: amount.prefault('500'),
  AI_DAILY_TOKENS: amount.prefault('1000000'),
  YOUTUBE_API_KEY: text.optional(),
  YOUTUBE_BASE_URL: web('https://www.googleapis.com/youtube/v3').prefault(
    'https://www.googleapis.com/youtube/v3',
  ),
  CONTROLLER: text.optional(),
  CONTACT_EMAIL: email.prefault('ciao@cornicione.example'),
  CONTACT_PHONE: text.prefault('+39 000 000 0000'),
  SOCIAL_INSTAGRAM: web('https://www.instagram.com/nome').optional(),
  SOCIAL_FACEBOOK: web('https://www.facebook.com/nome').optional(),
  SOCIAL_YOUTUBE: web('https://www.youtube.com/@nome').optional(),
  AMAZON_PARTNER_TAG: text.regex(/^[\w-]{1,64}$/, 'deve contenere solo lettere, cifre, - e _').optional(),
  IMPORT_ALLOWED_HOSTS: hosts.optional().transform((value) => value ?? []),
  METRICS_PORT: port.optional(),
  METRICS_HOST: text.prefault('127.0.0.1'),
  OVERLOAD_DELAY_MS: amount.prefault('1000'),
  LOG_LEVEL: z.enum(logLevels, { error: `deve essere uno di: ${logLevels.join(', ')}` }).prefault('info'),
  TRUST_PROXY: trustProxy.prefault('false'),
} as const

export type VariableName = keyof typeof variableSchemas

export const VARIABLE_TABLE: readonly { name: VariableName; fallback: string; meaning: string }[] = [
  { name: 'PORT', fallback: '3000', meaning: 'port the server listens on' },
  { name: 'HOST', fallback: '0.0.0.0', meaning: 'address it listens on; 127.0.0.1 keeps it on this machine' },
  {
    name: 'DATA_DIR',
    fallback: './data',
    meaning: 'directory of the embedded database and of uploaded files',
  },
  {
    name: 'DATABASE_URL',
    fallback: 'embedded',
    meaning: 'PostgreSQL 15 or later instead of the embedded database',
  },
  {
    name: 'PUBLIC_URL',
    fallback: 'http://localhost:PORT',
    meaning: 'origin that visitors use; with https, HSTS is sent',
  },
  {
    name: 'ADMIN_EMAIL',
    fallback: '-',
    meaning: 'administrator made or promoted at start, with ADMIN_PASSWORD',
  },
  {
    name: 'ADMIN_PASSWORD',
    fallback: '-',
    meaning:
      'password of that administrator, at least 12 characters and none that is guessed soon; not read once there is one',
  },
  {
    name: 'ADMIN_SECOND_FACTOR',
    fallback: 'optional',
    meaning:
      'required: nobody administers without a passkey or the code of an app; optional: only who has a passkey or the code of an app is asked',
  },
  {
    name: 'SMTP_URL',
    fallback: '-',
    meaning: 'mail server for verification and password mails; without it they are files in DATA_DIR/outbox',
  },
  { name: 'MAIL_FROM', fallback: '-', meaning: 'sender of those mails; without it CONTACT_EMAIL is used' },
  { name: 'AI_BASE_URL', fallback: '-', meaning: 'OpenAI-compatible service, with its version path (…/v1)' },
  { name: 'AI_API_KEY', fallback: '-', meaning: 'key of that service' },
  { name: 'AI_MODEL', fallback: '-', meaning: 'model for texts' },
  { name: 'AI_VISION_MODEL', fallback: '-', meaning: 'model for pictures; without it AI_MODEL is used' },
  {
    name: 'AI_DAILY_REQUESTS',
    fallback: '500',
    meaning: 'requests to the model in a day, of all servers together; beyond it the embedded engine answers',
  },
  { name: 'AI_DAILY_TOKENS', fallback: '1000000', meaning: 'tokens of the model in a day, likewise' },
  { name: 'YOUTUBE_API_KEY', fallback: '-', meaning: 'key for video suggestions' },
  {
    name: 'YOUTUBE_BASE_URL',
    fallback: 'https://www.googleapis.com/youtube/v3',
    meaning: 'address of the YouTube Data API v3',
  },
  {
    name: 'CONTROLLER',
    fallback: '-',
    meaning:
      'who answers for personal data, with a postal address: the privacy page names it, or says that nobody is named',
  },
  {
    name: 'CONTACT_EMAIL',
    fallback: 'ciao@cornicione.example',
    meaning: 'address shown on the contact page',
  },
  {
    name: 'CONTACT_PHONE',
    fallback: '+39 000 000 0000',
    meaning: 'telephone number shown on the contact page',
  },
  {
    name: 'SOCIAL_INSTAGRAM',
    fallback: '-',
    meaning: 'profile that the footer icon opens; without it the icon shares',
  },
  { name: 'SOCIAL_FACEBOOK', fallback: '-', meaning: 'as above' },
  { name: 'SOCIAL_YOUTUBE', fallback: '-', meaning: 'as above' },
  {
    name: 'AMAZON_PARTNER_TAG',
    fallback: '-',
    meaning: 'tag that the links of the shop carry; without it they carry none',
  },
  {
    name: 'IMPORT_ALLOWED_HOSTS',
    fallback: '-',
    meaning:
      'hosts, with or without port, that the import may read although their addresses are private; for tests',
  },
  {
    name: 'METRICS_PORT',
    fallback: '-',
    meaning: 'port on which Prometheus reads /metrics; without it nothing is measured',
  },
  { name: 'METRICS_HOST', fallback: '127.0.0.1', meaning: 'address of that port' },
  {
    name: 'OVERLOAD_DELAY_MS',
    fallback: '1000',
    meaning:
      'mean delay of every answer, in ms over two seconds, from which visitors are told to come back; 0 never',
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'info',
    meaning: 'fatal, error, warn, info, debug, trace or silent; logs go to stderr',
  },
  {
    name: 'TRUST_PROXY',
    fallback: 'false',
    meaning:
      'addresses of the proxies that may name the client; true believes everybody, also who reaches the site without a proxy',
  },
]

export const variableTableMarkdown = (): string =>
  [
    '| Variable | Default | Meaning |',
    '| --- | --- | --- |',
    ...VARIABLE_TABLE.map(({ name, fallback, meaning }) => {
      const shown = fallback === '-' || fallback === 'embedded' ? fallback : `\`${fallback}\``
      return `| \`${name}\` | ${shown} | ${meaning} |`
    }),
  ].join('\n')
