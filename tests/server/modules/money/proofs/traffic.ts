import { setImmediate as pause } from 'node:timers/promises'
import type { CallInput } from '#contract/calls.ts'
import { type Browser, openBrowser } from './browser.ts'
import { DEEDS } from './deeds.ts'
import { ACCOUNT, STAFF } from './foundSociety.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import type { Society } from './society.ts'

/** What is going on around a society's dues: payers, staff and providers, all at once. */
export interface Traffic extends Scene {
  /** Lets people do things, `people` at a time, until `stop` is called; resolves once all of them have stopped. */
  flow(people: number): { stop(): Promise<void> }
}

/** Opens the browsers of a society; `port` is that of the server they go to, now. */
export function openTraffic(society: Society, random: Random, port: () => number): Traffic {
  const faults: string[] = []
  const phones = society.provider.origin
  const onFault = (sentence: string) => void faults.push(sentence)
  const browser = () => openBrowser({ port, phones, onFault })
  const own = new Map<string, Browser>()
  const [owner, staff] = [browser(), browser()]
  const scene: Scene = {
    society,
    random,
    staff,
    stage: 0,

    orders: [],
    unanswered: [],
    promised: { orders: new Set(), paid: new Set(), confirmed: new Set() },
    faults,
    browserOf({ mobile }) {
      if (mobile === ACCOUNT.mobile) return owner
      const known = own.get(mobile) ?? browser()
      own.set(mobile, known)
      return known
    },
  }
  return Object.assign(scene, {
    flow(people: number) {
      let isOver = false
      const live = async () => {
        while (!isOver) {
          await random.pick(DEEDS)(scene)
          await pause()
        }
      }
      const lives = (async () => {
        await loggedIn(owner, ACCOUNT.mobile, ACCOUNT.password)
        await loggedIn(staff, STAFF.userName, STAFF.password)
        await Promise.all(Array.from({ length: people }, live))
      })()
      return {
        async stop() {
          isOver = true
          await lives
        },
      }
    },
  })
}

/** A login of 30 days outlives every server; it is made again only where it is not known. */
async function loggedIn(browser: Browser, userName: string, password: string): Promise<void> {
  const heard = await browser.ask('loginInfo', {} as CallInput<'loginInfo'>)
  if (heard?.status === 401) await browser.login(userName, password)
}
