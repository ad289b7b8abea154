import { ACCOUNT_HINT } from './accounts/account-hint.ts'

/** Set in the browser's storage while the address still has to be verified. */
export const VERIFY_NOTICE = 'verifyNotice'

/**
 * The one script that stands in a page itself, before anything is painted: pages are the same for all readers, and what
 * only some of them see has its place from the first paint on. It says `data-account` where somebody has logged in
 * before, and `data-unverified` where the address was still to be verified. The server allows it by its hash.
 */
export const BEFORE_FIRST_PAINT = `{const{dataset:d}=document.documentElement
if(document.cookie.split('; ').includes('${ACCOUNT_HINT}=1')){d.account=''
try{if(localStorage.getItem('${VERIFY_NOTICE}'))d.unverified=''}catch{}}}`
