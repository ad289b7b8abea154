import { KITCHEN_KEY } from '#domain/kitchen/kitchen-key.ts'
import { SHOPPING_LIST_KEY } from '#domain/shopping-list/stored-list.ts'
import { ACCOUNT_HINT } from './accounts/account-hint.ts'

/** Key in local storage, set while the email address is unverified. */
export const VERIFY_NOTICE = 'verifyNotice'

/**
 * The only inline script, run before the first paint. The HTML is the same for all readers; the attributes
 * reserve space for content that only some readers see. `data-account`: a user is logged in.
 * `data-unverified`: the email address of this user is unverified. `data-listed`: there is a shopping list, or the link brings one.
 * `data-oven`: this device keeps an oven. The Content-Security-Policy allows the script by its hash.
 */
export const BEFORE_FIRST_PAINT = `{const{dataset:d}=document.documentElement
if(document.cookie.split('; ').includes('${ACCOUNT_HINT}=1')){d.account=''
try{if(localStorage.getItem('${VERIFY_NOTICE}'))d.unverified=''}catch{}}
try{if(/\\?ricett|"items":\\[\\{/.test(location.search+localStorage.getItem('${SHOPPING_LIST_KEY}')))d.listed=''
if(/"oven":"/.test(localStorage.getItem('${KITCHEN_KEY}')))d.oven=''}catch{}}`
