import { KITCHEN_KEY } from '#domain/kitchen/kitchen-key.ts'
import { SHOPPING_LIST_KEY } from '#domain/shopping-list/stored-list.ts'
import { ACCOUNT_HINT } from './accounts/account-hint.ts'

/** Key in session storage: the pages to come back to (`src/web/ui/way-back.ts`). */
export const WAY_BACK_KEY = 'tornaA'

/** Key in local storage, set while the email address is unverified. */
export const VERIFY_NOTICE = 'verifyNotice'

/**
 * The only inline script, run before the first paint. The HTML is the same for all readers; the attributes
 * reserve space for content that only some readers see. `data-account`: a user is logged in.
 * `data-unverified`: the email address of this user is unverified. `data-listed`: there is a shopping list, or the link brings one.
 * `data-oven`: this device keeps an oven. `data-returning`: there is a page to come back to. The
 * Content-Security-Policy allows the script by its hash.
 */
export const BEFORE_FIRST_PAINT = `{const{dataset:d}=document.documentElement
if(document.cookie.split('; ').includes('${ACCOUNT_HINT}=1')){d.account=''
try{if(localStorage.getItem('${VERIFY_NOTICE}'))d.unverified=''}catch{}}
try{if(/\\?ricett|"items":\\[\\{/.test(location.search+localStorage.getItem('${SHOPPING_LIST_KEY}')))d.listed=''
if(/"oven":"/.test(localStorage.getItem('${KITCHEN_KEY}')))d.oven=''
if(JSON.parse(sessionStorage.getItem('${WAY_BACK_KEY}')).some(({to})=>to.split('?')[0]!=location.pathname))d.returning=''}catch{}}`
