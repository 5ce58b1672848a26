import { ProviderRefused } from '../providerRefused.ts'

/** A server that takes mail for delivery. */
export interface MailSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise it begins when the server offers it, and must before a login leaves this machine. */
  secure: boolean
  /** Address of the sender; who it is, every message says. */
  from: string
  login?: { user: string; password: string }
}

export interface MailFile {
  name: string
  content: Uint8Array
  contentType: string
}

/** One message. `id` is ours and the same in every attempt, so that a repeated one is recognised by who receives it. */
export interface MailMessage {
  id: string
  /** Whose name stands at the sender's address. */
  fromName: string
  to: string
  subject: string
  text: string
  files?: readonly MailFile[]
}

/** Sends mail. Rejects with `MailRefused` when the server answered no, with anything else when it was not reached. */
export interface MailProvider {
  send(message: MailMessage): Promise<void>
}

/** What an operator wants to know before anything is sent. */
export interface MailAccess {
  /** Logs in without sending anything. Rejects as `send`. */
  logIn(): Promise<void>
}

/**
 * The server's own refusal by its reply code; from 500 on it means it, where it is about this message. One of our login or
 * of encryption is mended by an operator, and asked again.
 */
export class MailRefused extends ProviderRefused {
  constructor(reply: number, about: 'message' | 'access') {
    super(String(reply), 'the mail server refused', about === 'message' && reply >= 500)
  }
}
