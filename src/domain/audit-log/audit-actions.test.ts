import { describe, expect, test } from 'vitest'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, auditSentence } from './audit-actions.ts'

test.each([
  ['recipe.video_changed', 'ha cambiato il video della ricetta'],
  ['user.sessions_ended', "ha chiuso le sessioni dell'utente"],
  ['newsletter_issue.retried', 'ha rimandato una lettera del numero della newsletter'],
  ['newsletter_subscriber.removed', "ha tolto l'iscritto alla newsletter"],
  ['user.demoted', "ha tolto dagli amministratori l'utente"],
  ['picture.uploaded', "ha caricato l'immagine"],
])('%s is said as people say it', (action, said) => {
  expect(auditSentence(action, action.split('.')[0] ?? '')).toBe(said)
})

describe('every action', () => {
  test.each(Object.keys(AUDIT_ACTIONS))('%s has a subject and leaves no preposition alone', (action) => {
    const [subject = ''] = action.split('.')
    expect(Object.keys(AUDIT_SUBJECTS)).toContain(subject)
    for (const type of Object.keys(AUDIT_SUBJECTS))
      expect(auditSentence(action, type)).not.toMatch(/\b(di|a|da|in|su) (il|lo|la|i|gli|le|l')/)
  })
})

test('what an earlier version wrote down is shown as it stands', () => {
  expect(auditSentence('dough.kneaded', 'dough')).toBe('dough.kneaded dough')
})
