import { openBrowser } from './browser.ts'
import { calmDown } from './calmDown.ts'
import { findFaults } from './findFaults.ts'
import { findUnfinished } from './findUnfinished.ts'
import { ACCOUNT, type Member } from './foundSociety.ts'
import { isYes } from './network.ts'
import { createRandom } from './random.ts'
import { openSociety, type Society } from './society.ts'
import { type Summary, summaryOf } from './summary.ts'

export interface TwoServersOptions {
  payments: number
  seed: number
}

const ONLINE = ['0101', '0102', '0103', '0104'] as const
const AT_ONCE = 6

/**
 * Two servers on one PostgreSQL; every notification comes to both at the same moment, every third one twice, while
 * payers ask both for the result, so that questions to the provider and notifications meet. Each payment must be
 * recorded once, and every notification be answered with the provider's own word for yes.
 */
export async function twoServersProof({ payments, seed }: TwoServersOptions): Promise<Summary> {
  const mobiles: string[] = Array(payments).fill(ACCOUNT.mobile)
  const society = await openSociety({ database: 'postgres', mobiles })
  try {
    const [first, last] = [society.serve(society.ports[0]), society.serve(society.ports[1])]
    await Promise.all([first.ready(), last.ready()])
    await society.provider.reach(society.ports)
    const faults = await payEverything(society, seed)
    const told = await society.provider.told()
    const refusals = [...first.refusals(), ...last.refusals()]
    const unheard = told.filter((one) => !isYes(one))
    // What took too long is settled all the same, after the provider was asked to come again.
    if (unheard.length > refusals.length || refusals.some((reason) => reason !== 'SLOW'))
      faults.push(`notifications were not taken (${refusals}): ${JSON.stringify(unheard)}`)
    if (told.length < 2 * payments) faults.push(`only ${told.length} notifications were answered`)
    await last.stop()
    const ledger = await calmDown(society, first)
    faults.push(...first.errors(), ...last.errors())
    const nothing = {
      orders: new Set<string>(),
      paid: new Set<string>(),
      confirmed: new Set<string>(),
    }
    const evidence = { ledger, trades: society.provider.trades(), promised: nothing }
    faults.push(...findFaults(evidence), ...findUnfinished(evidence))
    if (ledger.kept.length > 0) faults.push('money that was in time is kept for staff')
    if (ledger.payments.length !== payments) faults.push('not every payment came about')
    return summaryOf({ name: 'postgres, two servers', kills: 0, evidence, faults })
  } finally {
    await society.end()
  }
}

/** Every member pays once, some at a time; answers what went wrong. */
async function payEverything(society: Society, seed: number): Promise<string[]> {
  const random = createRandom(seed)
  const faults: string[] = []
  const browsers = society.ports.map((port) =>
    openBrowser({
      port: () => port,
      phones: society.provider.origin,
      onFault: (sentence) => faults.push(sentence),
    }),
  )
  for (const browser of browsers) await browser.login(ACCOUNT.mobile, ACCOUNT.password)
  const waiting = [...society.members]
  const payer = async () => {
    for (let member = waiting.pop(); member; member = waiting.pop()) {
      const method = random.pick(ONLINE)
      if (random.chance(1 / 3)) await society.provider.arm('double', method)
      await payOnce(member, method)
    }
  }
  async function payOnce(member: Member, method: (typeof ONLINE)[number]) {
    const [here, there] = browsers
    const notice = await here?.get('orderNotice', { id: member.id, year: '2026' })
    const input = { id: notice?.id ?? '', method, param: { device: '1' } } as const
    const answer = await there?.ask('pay', input)
    const order = answer?.data
    const cashier = order?.result && (await society.provider.cashierOf(order.result))
    if (!cashier)
      return void faults.push(`no way to pay by ${method}: ${JSON.stringify({ notice, answer })}`)
    const questions = browsers.map((browser) => browser.ask('payResult', { id: order.id }))
    await Promise.all([society.provider.pay(cashier), ...questions])
    await Promise.all(browsers.map((browser) => browser.ask('payResult', { id: order.id })))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, payer))
  return faults
}
