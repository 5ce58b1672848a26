import { addressKey } from '../boot/addressKey.ts'
import type { Navigation } from '../ports/navigation.ts'
import { createCell, type Observable } from '../ports/observable.ts'
import type { Session } from '../ports/session.ts'

/** Result of a dialog; null when dismissed. */
export type Closing = { value: unknown } | null

export interface Question {
  text: string
  title?: string
  danger?: boolean
  /** Label of the affirmative button; default 确定. */
  yes?: string
}

/** An open dialog: a page, or a question with two answers. */
export type OpenDialog = { key: number; end(closing: Closing): void } & (
  | { kind: 'page'; id: string; given: Readonly<Record<string, unknown>> }
  | { kind: 'question'; question: Question }
)

/** Open dialogs, the topmost last. */
export interface DialogStack extends Observable<readonly OpenDialog[]> {
  open(id: string, given: Readonly<Record<string, unknown>>): Promise<Closing>
  ask(question: Question): Promise<boolean>
}

type Content =
  | { kind: 'page'; id: string; given: Readonly<Record<string, unknown>> }
  | { kind: 'question'; question: Question }

/**
 * Manages open dialogs. On phones the back button dismisses the topmost one; navigating to another address dismisses
 * all. A dialog's promise resolves only after its history entry is removed.
 */
export function createDialogStack(navigation: Navigation, session: Session): DialogStack {
  const shown = createCell<readonly OpenDialog[]>([])
  let count = 0
  let place = addressKey(navigation.current())

  navigation.subscribe(() => {
    const now = addressKey(navigation.current())
    if (now === place) return
    place = now
    for (const dialog of shown.get()) dialog.end(null)
  })
  const show = (content: Content) =>
    new Promise<Closing>((resolve) => {
      const key = ++count
      const end = async (closing: Closing) => {
        if (!shown.get().some((dialog) => dialog.key === key)) return
        shown.set(shown.get().filter((dialog) => dialog.key !== key))
        await release()
        resolve(closing)
      }
      const release =
        session.get().device === 'mobile'
          ? navigation.holdBack(() => void end(null))
          : () => Promise.resolve()
      shown.set([...shown.get(), { ...content, key, end: (closing) => void end(closing) }])
    })
  return {
    ...shown,
    open: (id, given) => show({ kind: 'page', id, given }),
    ask: async (question) => (await show({ kind: 'question', question })) !== null,
  }
}
