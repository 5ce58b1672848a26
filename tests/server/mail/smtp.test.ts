import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MailMessage } from '#server/providers/mail/mailProvider.ts'
import { createSmtpMail } from '#server/providers/mail/smtpMail.ts'
import { createLineFile } from '#server/sandbox/lineFile.ts'
import { readMail } from '#server/sandbox/mail/readMail.ts'
import { createSmtpStandIn, type SandboxMail } from '#server/sandbox/mail/smtpStandIn.ts'

const login = { user: 'sandbox', password: 'secret' }
const MESSAGE: MailMessage = {
  id: 'job-1',
  fromName: '华夏数据科学学会',
  to: 'gu@example.org',
  subject: '会费缴纳提醒：您的会费即将到期，请及时续费，以免影响会员资格',
  text: '顾闻溪：\n\n您好！“会费”还有30天到期。',
}

let folder: string
let server: ReturnType<typeof createSmtpStandIn>
const mails = () => createLineFile<SandboxMail>(join(folder, 'mail.jsonl'))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'))
  server = createSmtpStandIn({ mails: mails(), login, clock: () => new Date(0) })
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('a message arrives as it was sent, under the id that is ours', async () => {
  await createSmtpMail(server.settings).send({
    ...MESSAGE,
    files: [
      {
        name: '会费收据-2026000001.pdf',
        content: Buffer.from('%PDF'),
        contentType: 'application/pdf',
      },
    ],
  })
  expect(await mails().list()).toEqual([
    {
      at: '1970-01-01T00:00:00.000Z',
      messageId: '<job-1@localhost.test>',
      from: expect.stringContaining('华夏数据科学学会'),
      to: ['gu@example.org'],
      subject: MESSAGE.subject,
      text: MESSAGE.text,
      files: ['会费收据-2026000001.pdf'],
    },
  ])
})

test.each([
  {
    what: 'an address that the server does not take is refused for good',
    message: { to: 'gu@refused.test' },
    refusal: { code: '550', final: true },
  },
  {
    what: 'a wrong password can be mended: the message is not given up',
    settings: { login: { ...login, password: 'guess' } },
    refusal: { code: '535', final: false },
  },
  {
    what: 'a login does not leave this machine in clear',
    settings: { host: '0.0.0.0' },
    refusal: { code: '500', final: false },
  },
])('$what', async ({ settings, message, refusal }) => {
  const mail = createSmtpMail(async () => ({ ...(await server.settings()), ...settings }))
  await expect(mail.send({ ...MESSAGE, ...message })).rejects.toMatchObject(refusal)
  expect(await mails().list()).toEqual([])
})

test('a server that is not there is no refusal: it is asked again', async () => {
  const mail = createSmtpMail(async () => ({ ...(await server.settings()), port: 1 }))
  await expect(mail.send(MESSAGE)).rejects.toMatchObject({ code: 'ESOCKET' })
})

test('nobody’s name becomes a header or another receiver', async () => {
  await createSmtpMail(server.settings).send({
    ...MESSAGE,
    fromName: '学会\r\nBcc: other@example.org',
    subject: '提醒\r\nBcc: other@example.org',
  })
  const [mail] = await mails().list()
  expect(mail?.to).toEqual(['gu@example.org'])
})

test('quoted-printable text is read, too', () => {
  const source = [
    'Subject: =?UTF-8?Q?=E4=BC=9A_1?=',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '=E4=BC=9A=\r\n=E8=B4=B9',
  ].join('\r\n')
  expect(readMail(Buffer.from(source))).toMatchObject({ subject: '会 1', text: '会费' })
})
