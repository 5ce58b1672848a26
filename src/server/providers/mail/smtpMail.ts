import { createTransport, type Transporter } from 'nodemailer'
import {
  type MailAccess,
  type MailMessage,
  type MailProvider,
  MailRefused,
  type MailSettings,
} from './mailProvider.ts'

const TIMEOUT_MS = 10_000
/** Loopback hosts, where a login may be sent without encryption. */
const THIS_MACHINE = new Set(['127.0.0.1', '::1', 'localhost'])

/**
 * Creates the mail provider. Settings are read for every message, because the local emulator starts listening with the
 * first.
 */
export function createSmtpMail(settings: () => Promise<MailSettings>): MailProvider & MailAccess {
  async function connected(use: (transport: Transporter, from: string) => Promise<unknown>) {
    const current = await settings()
    const transport = transportOf(current)
    try {
      await use(transport, current.from)
    } catch (error) {
      throw refusalOf(error as SmtpError) ?? error
    } finally {
      transport.close()
    }
  }
  return {
    send: (message) =>
      connected((transport, from) => transport.sendMail(envelopeOf(message, from))),
    logIn: () => connected((transport) => transport.verify()),
  }
}

const transportOf = ({ host, port, secure, login }: MailSettings): Transporter =>
  createTransport({
    host,
    port,
    secure,
    requireTLS: login !== undefined && !THIS_MACHINE.has(host),
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

interface SmtpError {
  responseCode?: number
  code?: string
}

/** Error codes about sender, recipients or content; other refusals happen before a message is transmitted. */
const ABOUT_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE'])

const refusalOf = ({ responseCode, code = '' }: SmtpError): MailRefused | undefined =>
  responseCode === undefined
    ? undefined
    : new MailRefused(responseCode, ABOUT_MESSAGE.has(code) ? 'message' : 'access')

const envelopeOf = (
  { id, fromName, to, subject, text, files = [] }: MailMessage,
  from: string,
) => ({
  messageId: `<${id}@${from.split('@').at(-1) ?? 'localhost'}>`,
  from: { name: fromName, address: from },
  to,
  subject,
  text,
  textEncoding: 'base64' as const,
  attachments: files.map(({ name, content, contentType }) => ({
    filename: name,
    content: Buffer.from(content),
    contentType,
  })),
})
