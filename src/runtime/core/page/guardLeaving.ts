import type { FormSpec } from '#contract/page.ts'
import type { Host } from '../host/host.ts'
import { TEXTS } from '../texts.ts'
import { addressKey } from './address.ts'
import type { PageForm } from './pageForm.ts'

export interface LeavingPage {
  host: Pick<Host, 'navigation' | 'dialogs'>
  specs: Readonly<Record<string, FormSpec>>
  form(id: string): PageForm | null
  /** The page's own address; its wizard steps are no leaving. */
  key: string
}

/** Asks before the page is left while a form with `warnUnsaved` holds something that would be lost. */
export function guardLeaving({ host, specs, form, key }: LeavingPage): () => void {
  const guarded = Object.keys(specs).filter((id) => specs[id]?.warnUnsaved)
  if (guarded.length === 0) return () => {}
  const atRisk = (leaving: 'page' | 'tab') =>
    guarded.map(form).filter((open) => open?.atRisk(leaving))
  let asking = false
  return host.navigation.block({
    loses: (to) =>
      to === null ? atRisk('tab').length > 0 : addressKey(to) !== key && atRisk('page').length > 0,
    async ask() {
      if (asking) return false
      asking = true
      const kept = atRisk('page').every((open) => open?.draft?.flush())
      const text = kept ? TEXTS.leaveKept : TEXTS.leaveLosing
      const leave = await host.dialogs.ask({ title: TEXTS.leave, text })
      asking = false
      return leave
    },
  })
}
