import type { Clock } from '../ports/clock.ts'
import { createCell, type Observable } from '../ports/observable.ts'

export type NoticeKind = 'success' | 'warning' | 'failure' | 'progress'

export interface Notice {
  key: number
  text: string
  kind: NoticeKind
}

/** Shows a short message; ignores an empty text and a text that is still visible. */
export type Tell = (text: string, kind: Exclude<NoticeKind, 'progress'>) => void

/** Messages of one page or dialog, which disappear with it. */
export interface PageNotices {
  tell: Tell
  /** Removes the page's messages because the person acts again. */
  acted(): void
  /** Removes bad news when the step or page changes. */
  moved(): void
  /** Keeps the messages across the page's own navigation. */
  passOn(): void
}

/** Short messages that disappear by themselves. A success message replaces earlier warnings and failures. */
export interface Notices extends Observable<readonly Notice[]> {
  /** Shows a message that belongs to no page. */
  tell: Tell
  /** Shows a progress message until the returned function is called; other messages do not replace it. */
  underWay(text: string): () => void
  ofPage(): PageNotices
  dismiss(key: number): void
}

/** Display time in milliseconds: long enough to be read, longer for bad news. */
const SHOWN = { success: 3000, warning: 6000, failure: 6000 } as const

const isBad = ({ kind }: Notice): boolean => kind === 'warning' || kind === 'failure'

export function createNotices(clock: Clock): Notices {
  const shown = createCell<readonly Notice[]>([])
  let count = 0
  const drop = (isOver: (notice: Notice) => boolean) => {
    if (shown.get().some(isOver)) shown.set(shown.get().filter((notice) => !isOver(notice)))
  }
  const dismiss = (key: number) => drop((notice) => notice.key === key)
  /** @returns the notice's key; undefined when nothing new was shown */
  const show: (...told: Parameters<Tell>) => number | undefined = (text, kind) => {
    if (text === '' || shown.get().some((notice) => notice.text === text)) return undefined
    const key = ++count
    const before = kind === 'success' ? shown.get().filter((one) => !isBad(one)) : shown.get()
    shown.set([...before, { key, text, kind }])
    clock.after(SHOWN[kind], () => dismiss(key))
    return key
  }
  return {
    ...shown,
    dismiss,
    tell: (text, kind) => void show(text, kind),
    underWay(text) {
      const key = ++count
      shown.set([...shown.get(), { key, text, kind: 'progress' }])
      return () => dismiss(key)
    },
    ofPage() {
      const own = new Set<number | undefined>()
      return {
        tell: (text, kind) => void own.add(show(text, kind)),
        acted: () => drop(({ key }) => own.has(key)),
        moved: () => drop((notice) => own.has(notice.key) && isBad(notice)),
        passOn: () => own.clear(),
      }
    },
  }
}
