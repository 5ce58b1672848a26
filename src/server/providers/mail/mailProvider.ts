import { ProviderRefused } from '../providerRefused.ts'

/** An SMTP server that accepts mail for delivery. */
export interface MailSettings {
  host: string
  port: number
  /**
   * True for TLS from the start of the connection; otherwise STARTTLS is used when offered, and is required before a
   * login to another machine.
   */
  secure: boolean
  /** Sender address; the display name is part of each message. */
  from: string
  login?: { user: string; password: string }
}

export interface MailFile {
  name: string
  content: Uint8Array
  contentType: string
}

/** One message. `id` is ours and stays the same in every attempt, so that receivers can recognise a repetition. */
export interface MailMessage {
  id: string
  /** Display name at the sender address. */
  fromName: string
  to: string
  subject: string
  text: string
  files?: readonly MailFile[]
}

/**
 * Sends mail. Rejects with `MailRefused` when the server refused it, with another error when the server could not be
 * reached.
 */
export interface MailProvider {
  send(message: MailMessage): Promise<void>
}

/** Checks an operator can make before anything is sent. */
export interface MailAccess {
  /** Logs in without sending anything; rejects as `send` does. */
  logIn(): Promise<void>
}

/**
 * A refusal by the mail server, with its reply code. Final for codes from 500 that concern the message. Refusals of our
 * login or of encryption are not final: an operator corrects the settings, and the message is sent again.
 */
export class MailRefused extends ProviderRefused {
  constructor(reply: number, about: 'message' | 'access') {
    super(String(reply), 'the mail server refused', about === 'message' && reply >= 500)
  }
}
