/** What a notification of the system carries to the service worker that answers a tap on it. */
export interface NotificationData {
  /** A path of the site. */
  to: string
}
