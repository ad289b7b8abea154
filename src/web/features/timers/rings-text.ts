import { type NotifyPermission, notifyPermission } from './system-notification.ts'

const RINGS: Record<NotifyPermission, string> = {
  granted: 'Alla fine la pagina suona e vibra finché non la tocchi, e ti manda una notifica.',
  default:
    'Alla fine la pagina suona e vibra finché non la tocchi; se consenti le notifiche te ne manda anche una.',
  denied:
    'Alla fine la pagina, se è aperta, suona e vibra finché non la tocchi: le sue notifiche sono bloccate nel browser.',
  impossible:
    'Alla fine la pagina, se è aperta, suona finché non la tocchi: questo browser non le permette notifiche.',
}

export const ringsText = (): string => RINGS[notifyPermission()]
