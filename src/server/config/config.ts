import { resolve } from 'node:path'
import { z } from 'zod'
import type { SiteSettings } from '#contracts/site-settings.ts'
import { variableSchemas } from './config-variables.ts'

const Environment = z.object(variableSchemas)
type Environment = z.infer<typeof Environment>

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  admin: { email: string; password: string } | undefined
  isSecondFactorRequired: boolean
  smtpUrl: string | undefined
  mailFrom: string
  ai:
    | {
        baseUrl: string
        apiKey: string | undefined
        model: string | undefined
        visionModel: string | undefined
      }
    | undefined
  aiBudget: { requests: number; tokens: number }
  youtube: { baseUrl: string; apiKey: string | undefined }
  partnerTag: string | undefined
  importAllowedHosts: readonly string[]
  metrics: { port: number; host: string } | undefined
  /** Mean delay of the event loop, in milliseconds, above which requests are refused. 0 disables the limit. */
  overloadDelayMs: number
  logLevel: Environment['LOG_LEVEL']
  trustProxy: boolean | string
  site: SiteSettings
}

export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(['Configurazione non valida:', ...problems.map((problem) => `  - ${problem}`)].join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Reads the environment. An empty value counts as missing. Throws {@link ConfigError} with all problems. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(variableSchemas)
      .map((name) => [name, env[name]] as const)
      .filter(([, value]) => value?.trim()),
  )
  const parsed = Environment.safeParse(given)
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)),
    ...adminProblem(given),
    ...metricsProblem(given),
  ]
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  return toConfig(parsed.data)
}

function adminProblem({ ADMIN_EMAIL, ADMIN_PASSWORD }: Record<string, string | undefined>): string[] {
  if (Boolean(ADMIN_EMAIL) === Boolean(ADMIN_PASSWORD)) return []
  return [
    ADMIN_EMAIL
      ? 'ADMIN_PASSWORD manca: serve insieme a ADMIN_EMAIL'
      : 'ADMIN_EMAIL manca: serve insieme a ADMIN_PASSWORD',
  ]
}

function metricsProblem({ PORT, METRICS_PORT }: Record<string, string | undefined>): string[] {
  const port = PORT ?? variableSchemas.PORT.parse(undefined)
  return METRICS_PORT !== undefined && Number(METRICS_PORT) === Number(port)
    ? ['METRICS_PORT è la porta del sito stesso: scegline una che i visitatori non raggiungono']
    : []
}

function toConfig(env: Environment): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    isSecondFactorRequired: env.ADMIN_SECOND_FACTOR === 'required',
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? env.CONTACT_EMAIL,
    ai: env.AI_BASE_URL
      ? {
          baseUrl: env.AI_BASE_URL,
          apiKey: env.AI_API_KEY,
          model: env.AI_MODEL,
          visionModel: env.AI_VISION_MODEL ?? env.AI_MODEL,
        }
      : undefined,
    aiBudget: { requests: env.AI_DAILY_REQUESTS, tokens: env.AI_DAILY_TOKENS },
    youtube: { baseUrl: env.YOUTUBE_BASE_URL, apiKey: env.YOUTUBE_API_KEY },
    partnerTag: env.AMAZON_PARTNER_TAG,
    importAllowedHosts: env.IMPORT_ALLOWED_HOSTS,
    metrics: env.METRICS_PORT ? { port: env.METRICS_PORT, host: env.METRICS_HOST } : undefined,
    overloadDelayMs: env.OVERLOAD_DELAY_MS,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    site: {
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      ...(env.CONTROLLER && { controller: env.CONTROLLER }),
      contactEmail: env.CONTACT_EMAIL,
      contactPhone: env.CONTACT_PHONE,
      social: {
        ...(env.SOCIAL_INSTAGRAM && { instagram: env.SOCIAL_INSTAGRAM }),
        ...(env.SOCIAL_FACEBOOK && { facebook: env.SOCIAL_FACEBOOK }),
        ...(env.SOCIAL_YOUTUBE && { youtube: env.SOCIAL_YOUTUBE }),
      },
    },
  }
}
