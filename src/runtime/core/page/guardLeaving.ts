import { addressKey } from '../boot/addressKey.ts'
import type { Host } from '../host.ts'
import { LAZY_TEXTS } from '../lazyTexts.ts'
import type { Forms } from '../pageForms/forms.ts'

export interface LeavingPage {
  host: Pick<Host, 'navigation' | 'dialogs'>
  forms: Pick<Forms, 'risk'>
  /** The page's own address; a change of wizard step does not leave it. */
  key: string
}

/** Asks before leaving when entered values would be lost, and names them. */
export function guardLeaving({ host, forms, key }: LeavingPage): () => void {
  let asking = false
  return host.navigation.block({
    loses: (to) =>
      to === null
        ? forms.risk('tab') !== 'nothing'
        : addressKey(to) !== key && forms.risk('page') !== 'nothing',
    async ask() {
      if (asking) return false
      asking = true
      const text =
        forms.risk('page') === 'everything' ? LAZY_TEXTS.leaveLosing : LAZY_TEXTS.leaveKept
      const leave = await host.dialogs.ask({ title: LAZY_TEXTS.leave, text })
      asking = false
      return leave
    },
  })
}
