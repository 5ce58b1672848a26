import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import type { MailSettings } from '../../providers/mail/mailProvider.ts'
import type { LineFile } from '../lineFile.ts'
import { type ReadMail, readMail } from './readMail.ts'

/** A message as the stand-in took it: it is delivered nowhere but here. */
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
  /** Where it listens, from the first question on. */
  settings(): Promise<MailSettings>
  close(): Promise<void>
}

const FROM = 'noreply@localhost.test'
/** A real server refuses what has no such domain; the stand-in this one, so that a refusal can be tried. */
const REFUSED_DOMAIN = /@refused\.test$/i
const MAX_BYTES = 20 * 1024 * 1024

/** A mail server on this machine that speaks SMTP: it asks for a login, refuses one address, takes everything else. */
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
      const taken = contentOf(stream).then((source) =>
        mails.add({ at: clock().toISOString(), to, ...readMail(source) }),
      )
      taken.then(() => callback(), callback)
    },
  })
}

async function contentOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
