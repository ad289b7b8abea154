export interface SiteSettings {
  /** Origin without a trailing slash, for canonical links and Open Graph addresses. */
  publicUrl: string
  /** Data controller: name and postal address. Absent until configured. */
  controller?: string
  contactEmail: string
  contactPhone: string
  social: { instagram?: string; facebook?: string; youtube?: string }
}
