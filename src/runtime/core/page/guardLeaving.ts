import { addressKey } from '../boot/addressKey.ts'
import type { Host } from '../host.ts'
import { LAZY_TEXTS } from '../lazyTexts.ts'
import type { Forms } from '../pageForms/forms.ts'
import type { Leaving, Risk } from '../pageForms/pageForm.ts'

export interface LeavingPage {
  host: Pick<Host, 'navigation' | 'dialogs'>
  forms: Pick<Forms, 'risk'>
  /** The page's own address; a change of wizard step does not leave it. */
  key: string
  /** Returns whether the page's state holds unsaved input that is in no form (`model.unsaved`). */
  isUnsaved: () => boolean
}

/** Asks before leaving when entered values would be lost, and names them. */
export function guardLeaving({ host, forms, key, isUnsaved }: LeavingPage): () => void {
  let asking = false
  const risk = (leaving: Leaving): Risk => (isUnsaved() ? 'everything' : forms.risk(leaving))
  return host.navigation.block({
    loses: (to) =>
      to === null
        ? risk('tab') !== 'nothing'
        : addressKey(to) !== key && risk('page') !== 'nothing',
    async ask() {
      if (asking) return false
      asking = true
      const text = risk('page') === 'everything' ? LAZY_TEXTS.leaveLosing : LAZY_TEXTS.leaveKept
      const leave = await host.dialogs.ask({ title: LAZY_TEXTS.leave, text })
      asking = false
      return leave
    },
  })
}
