import type { Clock } from '../host/clock.ts'
import { createCell, type Observable } from '../host/observable.ts'

export type NoticeKind = 'success' | 'warning' | 'failure'

export interface Notice {
  key: number
  text: string
  kind: NoticeKind
}

/** Short messages that go away by themselves. */
export interface Notices extends Observable<readonly Notice[]> {
  /** An empty text says nothing; a text that is still shown is not shown twice. */
  tell(text: string, kind: NoticeKind): void
  dismiss(key: number): void
}

/** Long enough to be read: bad news stays longer. */
const SHOWN: Record<NoticeKind, number> = { success: 3000, warning: 6000, failure: 6000 }

export function createNotices(clock: Clock): Notices {
  const shown = createCell<readonly Notice[]>([])
  let count = 0
  const dismiss = (key: number) => shown.set(shown.get().filter((notice) => notice.key !== key))
  return {
    ...shown,
    dismiss,
    tell(text, kind) {
      if (text === '' || shown.get().some((notice) => notice.text === text)) return
      const key = ++count
      shown.set([...shown.get(), { key, text, kind }])
      clock.after(SHOWN[kind], () => dismiss(key))
    },
  }
}
