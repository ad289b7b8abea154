import { MAILED_LINK_PAGES } from '#contracts/accounts/mailed-link-pages.ts'
import { NEWSLETTER_PAGES } from '#contracts/newsletter/newsletter-pages.ts'
import { definePages } from './define-pages.ts'

export const ACCOUNT_PAGES = definePages({
  auth: { path: '/auth' },
  'forgotten-password': { path: '/password-dimenticata' },
  'reset-password': { path: '/reimposta-password' },
  verified: { path: '/verifica-completata', file: 'verification' },
  'not-verified': { path: '/errore-verifica', file: 'verification' },
  'verify-address': { path: MAILED_LINK_PAGES.verify, file: 'mailed-link' },
  'undo-address': { path: MAILED_LINK_PAGES.undo, file: 'mailed-link' },
  'join-newsletter': { path: NEWSLETTER_PAGES.confirm, file: 'newsletter' },
  'leave-newsletter': { path: NEWSLETTER_PAGES.leave, file: 'newsletter' },
  profile: { path: '/profilo', seenBy: 'readers', menus: { account: [1, 'Profilo'] } },
  admin: { path: '/admin', seenBy: 'administrators' },
  'recipe-preview': { path: '/admin/anteprima/:id', part: 'row', seenBy: 'administrators' },
})
