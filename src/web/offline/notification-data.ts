export interface NotificationData {
  to: string
}
