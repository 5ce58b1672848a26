import { createTransport } from 'nodemailer'
import {
  type MailMessage,
  type MailProvider,
  MailRefused,
  type MailSettings,
} from './mailProvider.ts'

const TIMEOUT_MS = 10_000

/** Mail by SMTP. The settings are asked for at every message: the local stand-in begins to listen at the first. */
export function createSmtpMail(settings: () => Promise<MailSettings>): MailProvider {
  return {
    async send(message) {
      const { host, port, secure, login, from } = await settings()
      const transport = createTransport({
        host,
        port,
        secure,
        ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        await transport.sendMail(envelopeOf(message, from))
      } catch (error) {
        const reply = (error as { responseCode?: number }).responseCode
        throw reply ? new MailRefused(reply, 'the mail server refused') : error
      } finally {
        transport.close()
      }
    },
  }
}

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
