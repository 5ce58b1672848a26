import type { GuardUse } from '#contract/page.gen.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { formatAddress, parseAddress } from '../boot/parseAddress.ts'
import type { Tell } from '../dialogs/notices.ts'
import type { Host } from '../host.ts'
import { isTrue } from '../value/isTrue.ts'
import { toText } from '../value/resolve.ts'
import { GUARD_TABLE } from './guardRegistry.ts'
import { remedyOf } from './remedyOf.ts'

export interface Admission {
  host: Host
  tell: Tell
  /** Shows a message at the control in which a value of the document is entered; false when none is on screen. */
  tellAt?(value: unknown, text: string): boolean
  /** Evaluates a value against the current page. */
  resolve(value: unknown): unknown
  /** Waits until the page's data belong to the current user; called after every remedy. */
  renew(): Promise<void>
  /** Waits for the user. */
  person<T>(answer: () => Promise<T>): Promise<T>
  /** True when the page has been left: suspended actions are dropped. */
  gone(): boolean
  /** True when the page's own guards run before it is shown: a redirect then replaces its history entry. */
  arriving?: boolean
}

/** True when a guard is satisfied now. */
export function holds(
  use: GuardUse,
  { host, resolve }: Pick<Admission, 'host' | 'resolve'>,
): boolean {
  if (use.if !== undefined && !isTrue(resolve(use.if))) return true
  const { user } = host.session.get()
  return GUARD_TABLE[use.guard]({ user, given: givenOf(use, resolve), now: host.clock.now() })
}

/**
 * Checks the guards in order. An unsatisfied guard suspends the action, runs its remedy and is checked again with fresh
 * data: true continues the action, false drops it. A redirect only stores the way back.
 */
export async function satisfy(uses: readonly GuardUse[], admission: Admission): Promise<boolean> {
  for (const use of uses) {
    if (holds(use, admission)) continue
    if (!(await remedied(use, admission))) return false
  }
  return true
}

async function remedied(use: GuardUse, admission: Admission): Promise<boolean> {
  const { host, resolve } = admission
  const { device } = host.session.get()
  const help = remedyOf(host.site, device, use.guard, givenOf(use, resolve))
  const refuse = () => {
    tellReason(use, admission)
    return false
  }
  if (!help) return refuse()
  const { remedy, given } = help
  if ('redirect' in remedy) {
    redirect(host, remedy.redirect, admission.arriving ? 'replace' : 'push')
    return refuse()
  }
  const asked = await host.continuations.suspend(async () => {
    await admission.person(() => host.dialogs.open(remedy.dialog, given))
    if (!admission.gone()) await admission.renew()
  })
  if (!asked || admission.gone()) return false
  return holds(use, admission) || refuse()
}

/**
 * Shows the guard's message: where its `value` is entered, else as a warning. A user arriving at a page who already
 * sees a warning, such as that of an expired login, gets no second one.
 */
function tellReason(use: GuardUse, { host, tell, tellAt, arriving, resolve }: Admission): void {
  if (use.message === undefined) return
  if (arriving && host.notices.get().some(({ kind }) => kind === 'warning')) return
  const text = toText(resolve(use.message))
  if (!tellAt?.(use.with?.value, text)) tell(text, 'warning')
}

/** Redirects; `redirect` in the query leads back to this page. */
function redirect({ navigation }: Host, target: string, way: 'push' | 'replace'): void {
  const { path, query } = parseAddress(target)
  const here = navigation.current()
  if (here.path === path) return
  navigation[way]({ path, query: { ...query, redirect: formatAddress(here) } })
}

function givenOf(use: GuardUse, resolve: Admission['resolve']): Record<string, unknown> {
  const given = resolve(use.with ?? {})
  return isRecord(given) ? given : {}
}
