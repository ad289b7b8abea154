/** What the pages need to know about the installation. Comes from the server's environment, never from data. */
export interface SiteSettings {
  /** Origin without a trailing slash: canonical links and Open Graph addresses start with it. */
  publicUrl: string
  /** Who answers for personal data: name and postal address. Absent where nobody has said so yet. */
  controller?: string
  contactEmail: string
  contactPhone: string
  social: { instagram?: string; facebook?: string; youtube?: string }
}
