export const AUDIT_ACTIONS = {
  'user.created': 'ha creato',
  'user.promoted': 'ha nominato amministratore',
  'user.demoted': 'ha tolto dagli amministratori',
  'user.disabled': 'ha sospeso',
  'user.enabled': 'ha riattivato',
  'user.sessions_ended': 'ha chiuso le sessioni di',
  'user.passkey_added': 'ha aggiunto una passkey di',
  'user.passkey_removed': 'ha tolto una passkey di',
  'user.totp_added': "ha attivato l'app dei codici di",
  'user.totp_removed': "ha tolto l'app dei codici di",
  'user.recovery_codes_renewed': 'ha rinnovato i codici di recupero di',
  'user.second_factor_removed': 'ha tolto passkey e app dei codici di',
  'recipe.created': 'ha creato',
  'recipe.changed': 'ha modificato',
  'recipe.published': 'ha pubblicato',
  'recipe.unpublished': 'ha tolto dal sito',
  'recipe.deleted': 'ha eliminato',
  'recipe.restored': 'ha ripristinato',
  'recipe.video_changed': 'ha cambiato il video di',
  'picture.uploaded': 'ha caricato',
  'pizzeria.created': 'ha creato',
  'pizzeria.changed': 'ha modificato',
  'pizzeria.deleted': 'ha eliminato',
  'pizzeria.restored': 'ha ripristinato',
  'glossary_term.created': 'ha creato',
  'glossary_term.changed': 'ha modificato',
  'glossary_term.deleted': 'ha eliminato',
  'glossary_term.restored': 'ha ripristinato',
  'product.created': 'ha creato',
  'product.changed': 'ha modificato',
  'product.deleted': 'ha eliminato',
  'product.restored': 'ha ripristinato',
  'import_entry.edited': 'ha corretto',
  'import_entry.approved': 'ha approvato',
  'import_entry.rejected': 'ha scartato',
  'import_source.added': 'ha aggiunto',
  'import_source.enabled': 'ha attivato',
  'import_source.disabled': 'ha messo in pausa',
  'import_source.removed': 'ha tolto',
  'import_run.started': 'ha avviato',
  'import_run.stopped': 'ha fermato',
  'newsletter_issue.created': 'ha scritto',
  'newsletter_issue.changed': 'ha modificato',
  'newsletter_issue.deleted': 'ha eliminato',
  'newsletter_issue.sent': 'ha spedito',
  'newsletter_issue.stopped': 'ha fermato',
  'newsletter_issue.resumed': 'ha ripreso',
  'newsletter_issue.retried': 'ha rimandato una lettera di',
  'newsletter_subscriber.removed': 'ha tolto',
} as const
export type AuditAction = keyof typeof AUDIT_ACTIONS

export const AUDIT_SUBJECTS = {
  user: "l'utente",
  recipe: 'la ricetta',
  picture: "l'immagine",
  pizzeria: 'la pizzeria',
  glossary_term: 'la voce del glossario',
  product: 'il prodotto',
  import_entry: 'la voce importata',
  import_source: 'la fonte',
  import_run: 'lo scraping',
  newsletter_issue: 'il numero della newsletter',
  newsletter_subscriber: "l'iscritto alla newsletter",
} as const
export type AuditSubject = keyof typeof AUDIT_SUBJECTS

const actions: Readonly<Record<string, string>> = AUDIT_ACTIONS
const subjects: Readonly<Record<string, string>> = AUDIT_SUBJECTS

const CONTRACTED = [
  [/ di la /, ' della '],
  [/ di lo /, ' dello '],
  [/ di il /, ' del '],
  [/ di l'/, " dell'"],
] as const

export function auditSentence(action: string, subjectType: string): string {
  const said = `${actions[action] ?? action} ${subjects[subjectType] ?? subjectType}`
  return CONTRACTED.reduce((text, [apart, together]) => text.replace(apart, together), said)
}
