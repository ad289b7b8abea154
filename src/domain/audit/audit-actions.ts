/** What administrators can do, in the words of the register. A change that is not listed here cannot be recorded. */
export const AUDIT_ACTIONS = {
  'user.promoted': 'ha nominato amministratore',
  'user.demoted': 'ha tolto dagli amministratori',
  'user.disabled': 'ha sospeso',
  'user.enabled': 'ha riattivato',
  'user.sessions_ended': 'ha chiuso le sessioni di',
  'recipe.created': 'ha creato',
  'recipe.changed': 'ha modificato',
  'recipe.published': 'ha pubblicato',
  'recipe.unpublished': 'ha tolto dal sito',
  'recipe.deleted': 'ha eliminato',
  'recipe.restored': 'ha ripristinato',
  'recipe.video_changed': 'ha cambiato il video di',
} as const
export type AuditAction = keyof typeof AUDIT_ACTIONS

/** What is changed, with its article: 'ha creato la ricetta «Marinara»'. */
export const AUDIT_SUBJECTS = {
  user: 'l’utente',
  recipe: 'la ricetta',
} as const
export type AuditSubject = keyof typeof AUDIT_SUBJECTS
