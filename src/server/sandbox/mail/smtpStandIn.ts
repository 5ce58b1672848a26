import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import type { MailSettings } from '#server/providers/mail/mailProvider.ts'
import type { LineFile } from '../lineFile.ts'
import { type ReadMail, readMail } from './readMail.ts'

/** A message accepted by the emulator; it is delivered nowhere else. */
export interface SandboxMail extends ReadMail {
  at: string
  to: string[]
}

export interface SmtpStandInOptions {
  mails: LineFile<SandboxMail>
  login: { user: string; password: string }
  clock: () => Date
}

export interface SmtpStandIn {
  /** Returns the address it listens at; the first call starts the server. */
  settings(): Promise<MailSettings>
  close(): Promise<void>
}

const FROM = 'noreply@localhost.test'
/** Recipients of this domain are refused, so that a refusal can be tried out. */
const REFUSED_DOMAIN = /@refused\.test$/i
const MAX_BYTES = 20 * 1024 * 1024

/** A local mail server that speaks SMTP: requires a login, refuses one domain and accepts everything else. */
export function createSmtpStandIn(options: SmtpStandInOptions): SmtpStandIn {
  let server: SMTPServer | undefined
  let listening: Promise<number> | undefined
  const listen = (): Promise<number> => {
    const started = serverOf(options)
    server = started
    return new Promise((resolve, reject) => {
      started.once('error', reject)
      started.listen(0, '127.0.0.1', () => {
        started.server.unref()
        resolve((started.server.address() as AddressInfo).port)
      })
    })
  }
  return {
    async settings() {
      listening ??= listen()
      const { login } = options
      return { host: '127.0.0.1', port: await listening, secure: false, from: FROM, login }
    },
    async close() {
      await listening
      if (server) await new Promise<void>((resolve) => server?.close(resolve))
    },
  }
}

function serverOf({ mails, login, clock }: SmtpStandInOptions): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    size: MAX_BYTES,
    onAuth({ username, password }, _session, callback) {
      const isRight = username === login.user && password === login.password
      callback(isRight ? null : new Error('wrong user or password'), { user: login.user })
    },
    onRcptTo({ address }, _session, callback) {
      if (!REFUSED_DOMAIN.test(address)) return callback()
      callback(Object.assign(new Error('no such user here'), { responseCode: 550 }))
    },
    onData(stream, { envelope }, callback) {
      const to = envelope.rcptTo.map(({ address }) => address)
      const received = contentOf(stream).then((source) =>
        mails.add({ at: clock().toISOString(), to, ...readMail(source) }),
      )
      received.then(() => callback(), callback)
    },
  })
}

async function contentOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
