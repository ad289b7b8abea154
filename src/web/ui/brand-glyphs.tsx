interface GlyphProps {
  className?: string
}

/** Simplified signs of the networks, drawn for this site; the name always stands in the label beside them. */
export const WhatsAppGlyph = ({ className }: GlyphProps) => (
  <svg
    viewBox="0 0 24 24"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M4 20l1.2-4A8.2 8.2 0 1 1 8.3 19Z" />
    <path
      d="M9 8.500c.3 3.3 3.2 6.2 6.5 6.500l.9-1.8-2-1-1 .9c-1.1-.5-2-1.4-2.5-2.500l.9-1-1-2Z"
      fill="currentColor"
      stroke="none"
    />
  </svg>
)

export const FacebookGlyph = ({ className }: GlyphProps) => (
  <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
    <path d="M13.5 21v-7.500h2.600l.5-3.200h-3.100V8.400c0-1 .4-1.7 1.8-1.700h1.500V3.900c-.5-.1-1.3-.2-2.2-.2-2.5 0-4.1 1.5-4.1 4.200v2.400H7.700v3.200h2.800V21Z" />
  </svg>
)

export const XGlyph = ({ className }: GlyphProps) => (
  <svg
    viewBox="0 0 24 24"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M5 4.500l14 15M18.5 4.500l-13 15" />
  </svg>
)

export const InstagramGlyph = ({ className }: GlyphProps) => (
  <svg
    viewBox="0 0 24 24"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.7" />
    <circle cx="16.6" cy="7.4" r="1.1" fill="currentColor" stroke="none" />
  </svg>
)

export const YouTubeGlyph = ({ className }: GlyphProps) => (
  <svg
    viewBox="0 0 24 24"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <rect x="3" y="5.5" width="18" height="13" rx="4" />
    <path d="M10.3 9.300v5.400l4.5-2.700Z" fill="currentColor" />
  </svg>
)
