/** Account and templates for sending SMS. */
export interface SmsSettings {
  endpoint: string
  key: string
  secret: string
  signName: string
  templateCode: string
  /** Template of reminders around the end of a term; without it none are sent by SMS. */
  reminderTemplate?: string
}
