/**
 * A society's clients who ask for the worst, each for the next as soon as the last is answered, until the process is
 * ended; it then says how many got which status. Arguments: port of the server, tokens of staff.
 */
import { Agent, request } from 'node:http'
import { setPriority } from 'node:os'
import { requestOf } from '../../server/support/visitor.ts'
import { LOUD } from './twoSocieties.ts'

const VISITORS = 150
/** Lists show ten thousand rows, a hundred a page. */
const DEEPEST = 100
const SAME = { orgId: LOUD.orgId, size: 100, oneMemberCode: '01' }

const [port = '', ...tokens] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
const answered: Record<string, number> = {}
let asked = 0

/** Those who have the server send for them are not on its machine: they give way to it. */
setPriority(10)

const SEARCHES = ['研究院', '大学', '龘龘龘', '王伟敏', '伟敏']
const keyword = () => SEARCHES[asked % SEARCHES.length]

const search = () => requestOf('memberJoinPage', { ...SAME, current: 1, keyword: keyword() })
const deep = () =>
  requestOf('memberJoinPage', { ...SAME, current: 1 + (asked % DEEPEST), keyword: '大学' })
const list = () => requestOf('memberApprovalPage', { ...SAME, current: 1 + (asked % DEEPEST) })
const desk = () =>
  requestOf('duesDeskPage', { tab: 'payment', current: 1 + (asked % DEEPEST), size: 100 })
const sheet = () => requestOf('duesExport', { tab: 'payment', format: 'csv' })

type Asking = () => ReturnType<typeof requestOf>

function ask(asking: Asking, token?: string): Promise<void> {
  asked += 1
  const { method, url: path, payload } = asking()
  const address = `10.${1 + (asked % 200)}.${(asked >> 8) % 250}.${asked % 250}`
  const headers = {
    host: LOUD.host,
    'x-forwarded-for': address,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(payload && { 'content-type': 'application/json' }),
  }
  return new Promise((resolve) => {
    const end = (status: string) => {
      answered[status] = (answered[status] ?? 0) + 1
      resolve()
    }
    const sent = request({ port, method, path, headers, agent }, (answer) => {
      const { statusCode } = answer
      const what = statusCode === 200 ? '' : ` ${path?.split('?')[0]}`
      answer.resume().once('close', () => end(`${statusCode}${what}`))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => end(String(error.code)))
    sent.end(payload && JSON.stringify(payload))
  })
}

async function client(asking: readonly Asking[], token?: string): Promise<never> {
  for (let turn = 0; ; turn += 1) await ask(asking[turn % asking.length] ?? search, token)
}

for (let nth = 0; nth < VISITORS; nth += 1) void client([search, search, deep])
tokens.forEach((token, nth) => void client(nth < 4 ? [sheet] : [list, desk], token))

process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(answered), () => process.exit())
})
