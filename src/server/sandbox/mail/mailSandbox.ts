import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LineFile } from '../lineFile.ts'
import { mailPage } from './mailPage.ts'
import type { SandboxMail, SmtpStandIn } from './smtpStandIn.ts'

export interface MailSandboxOptions {
  mails: LineFile<SandboxMail>
  server: SmtpStandIn
}

type MailRequest = FastifyRequest<{ Querystring: { to?: string } }>

/**
 * Shows the messages accepted by the local mail server, and stops that server with the app. Mounted at `/sandbox/mail`.
 */
export async function mailSandbox(app: FastifyInstance, { mails, server }: MailSandboxOptions) {
  app.addHook('onClose', () => server.close())
  app.get('/', async (request: MailRequest, reply) => {
    const { to } = request.query
    const found = await mails.list((mail) => !to || mail.to.includes(to))
    if (request.headers.accept?.includes('application/json')) return { mails: found }
    return reply.type('text/html; charset=utf-8').send(mailPage(found))
  })
}
