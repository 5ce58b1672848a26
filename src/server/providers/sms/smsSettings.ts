/** What SMS are sent with. */
export interface SmsSettings {
  endpoint: string
  key: string
  secret: string
  signName: string
  templateCode: string
  /** Template of the reminders around the end of a term; without one none are sent by SMS. */
  reminderTemplate?: string
}
