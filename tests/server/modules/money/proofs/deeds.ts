import { randomUUID } from 'node:crypto'
import type { CallInput } from '#contract/calls.ts'
import { FAULTS, type Fault } from '#server/providers/pay/emulation/trade.ts'
import { ONLINE_METHODS } from '#server/providers/pay/payProviderRegistry.ts'
import { PNG } from '../../../support/uploads.ts'
import { DEMO } from '../../../support/visitor.ts'
import type { Browser } from './browser.ts'
import { ACCOUNT, type Member } from './foundSociety.ts'
import type { Deed, KnownOrder, Pressed, Scene } from './scene.ts'

/** So many members are about at a time. */
const ABOUT = 12
const RECENT = 40

const memberOf = ({ society, random, stage }: Scene): Member => {
  const first = Math.min(stage, Math.max(0, society.members.length - ABOUT))
  return random.pick(society.members.slice(first, first + ABOUT))
}
const recentOrder = ({ orders, random }: Scene): KnownOrder | undefined =>
  random.pick(orders.slice(-RECENT))

/** Every provider, some more often, and what staff confirm. */
const METHODS = [...ONLINE_METHODS, '0101', '0102', '02', '03'] as const

/** Asks what is to be paid and presses pay. */
const order: Deed = async (scene) => {
  const member = memberOf(scene)
  const browser = scene.browserOf(member)
  const year = scene.random.pick(['2026', '2027'])
  const notice = await browser.ask('orderNotice', { id: member.id, year })
  if (!notice) return
  if (notice.code !== '00000') return identify(member, browser)
  const method = scene.random.pick(METHODS)
  const asked = await askedWith(scene, browser, method)
  if (!asked) return
  await press(scene, { member, input: { id: notice.data.id, method, ...asked }, key: randomUUID() })
}

/** Who is not believed to be the owner shows that they are. */
async function identify({ mobile }: Member, browser: Browser): Promise<void> {
  if (mobile !== ACCOUNT.mobile) await browser.prove(mobile)
}

type Asked = Pick<CallInput<'pay'>, 'param' | 'payInfo'>

async function askedWith(
  { random }: Scene,
  browser: Browser,
  method: string,
): Promise<Asked | undefined> {
  if (method === '03') return { payInfo: {} }
  if (method !== '02') return { param: { device: random.pick(['1', '2'] as const) } }
  const name = '凭证.png'
  const grant = await browser.get('uploadToken', { purpose: 'proof', name })
  if (!grant) return undefined
  const form = new FormData()
  for (const [field, value] of Object.entries(grant.fields)) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'proof.png')
  const isThere = await browser.post(grant.endpoint, form)
  return isThere
    ? { payInfo: { enclosure: [{ name, url: grant.baseUrl + grant.path }] } }
    : undefined
}

async function press(scene: Scene, pressed: Pressed): Promise<void> {
  const { member, input, key } = pressed
  const answer = await scene.browserOf(member).ask('pay', input, key)
  if (!answer) return void scene.unanswered.push(pressed)
  if (answer.code !== '00000') return
  const { id, result } = answer.data
  scene.promised.orders.add(id)
  scene.orders.push({ id, member, method: input.method, ...(result ? { result } : {}) })
}

/** A payer who got no answer presses again. */
const again: Deed = async (scene) => {
  const pressed = scene.unanswered.pop()
  if (pressed) await press(scene, pressed)
}

/** Somebody pays at the provider, whose notification may come in any way it can. */
const pay: Deed = async (scene) => {
  const { random, society } = scene
  const online = scene.orders.slice(-RECENT).filter(({ result }) => result !== undefined)
  const known = random.pick(online)
  const cashier = known?.result && (await society.provider.cashierOf(known.result))
  if (!cashier) return
  if (random.chance(0.4)) await society.provider.arm(random.pick<Fault>(FAULTS), known.method)
  await society.provider.pay(cashier)
}

/** The provider tells once more of what was paid, or closes what was not. */
const control: Deed = async ({ random, society }) => {
  const trade = random.pick(society.provider.trades().slice(0, RECENT))
  const deed = random.chance(0.85) ? 'deliver' : 'close'
  if (trade) await society.provider.control(deed, trade)
}

/** A payer waits for the money to be seen. */
const poll: Deed = async (scene) => {
  const known = recentOrder(scene)
  const seen = known && (await scene.browserOf(known.member).get('payResult', { id: known.id }))
  if (seen) scene.promised.paid.add(seen.id)
}

const cancel: Deed = async (scene) => {
  const known = recentOrder(scene)
  if (known) await scene.browserOf(known.member).ask('orderCancel', { id: known.id })
}

type Tab = CallInput<'duesDeskPage'>['tab']
async function rowOf({ staff, random }: Scene, tab: Tab) {
  const page = await staff.get('duesDeskPage', { tab, orgId: DEMO, current: 1, size: 20 })
  return page && random.pick(page.records)
}

/** Staff look at an offline payment. */
const decide: Deed = async (scene) => {
  const row = await rowOf(scene, 'offline')
  if (!row) return
  const decision = scene.random.chance(0.75) ? 'approve' : 'return'
  const done = await scene.staff.get('offlineDecide', { id: row.id, decision, opinion: '核对' })
  if (done) scene.promised.confirmed.add(row.id)
}

/** Staff deal with money that was kept for them. */
const remedy: Deed = async (scene) => {
  const row = await rowOf(scene, 'reconcile')
  if (!row) return
  const remedies = ['credit', 'refund'] as const
  const input = { id: row.id, remedy: scene.random.pick(remedies), note: '核对' }
  await scene.staff.ask('reconcileHandle', input)
}

/** Each as often as it stands here. */
export const DEEDS: readonly Deed[] = [
  ...[order, order, order, order, order, again],
  ...[pay, pay, pay, pay, pay, control, control],
  ...[poll, poll, poll, cancel, decide, decide, remedy],
]
