import { menu } from './menu.ts'

export const OFFLINE_MENU = menu('offline')
