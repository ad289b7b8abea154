import { createHash } from 'node:crypto'
import { BEFORE_FIRST_PAINT } from '#contracts/before-first-paint.ts'

const YEAR_S = 31_536_000
const OWN_SCRIPT = createHash('sha256').update(BEFORE_FIRST_PAINT).digest('base64')

/**
 * No nonce, because pages are cached and their only inline script never changes. Inline styles are allowed,
 * because React writes `style` attributes and Radix adds <style> elements.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  `script-src 'self' 'sha256-${OWN_SCRIPT}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://i.ytimg.com",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

/** Headers that only documents need. On scripts and pictures they would have no effect. */
export const OF_DOCUMENTS = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
] as const

export interface SecurityHeaderOptions {
  publicUrl: string
  contentSecurityPolicy: boolean
}

/**
 * Headers of every response. They are constant, so that cached responses can contain them. HSTS is sent
 * only if PUBLIC_URL is https, because browsers could not reach a server that has only http.
 */
export function securityHeaders({
  publicUrl,
  contentSecurityPolicy,
}: SecurityHeaderOptions): Record<string, string> {
  const https = publicUrl.startsWith('https:')
  const policy = https ? [...CONTENT_SECURITY_POLICY, 'upgrade-insecure-requests'] : CONTENT_SECURITY_POLICY
  return {
    ...(contentSecurityPolicy && { 'content-security-policy': policy.join('; ') }),
    ...(https && { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  }
}
