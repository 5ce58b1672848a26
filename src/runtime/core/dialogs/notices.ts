import type { Clock } from '../ports/clock.ts'
import { createCell, type Observable } from '../ports/observable.ts'

export type NoticeKind = 'success' | 'warning' | 'failure' | 'progress'

export interface Notice {
  key: number
  text: string
  kind: NoticeKind
}

/** Says a short message. An empty text says nothing; a text that is still shown is not shown twice. */
export type Tell = (text: string, kind: Exclude<NoticeKind, 'progress'>) => void

/** What one page or dialog tells; none of it outlives what it is about. */
export interface PageNotices {
  tell: Tell
  /** The person acts on the page again: whatever it told is out of date. */
  acted(): void
  /** Another step, or the page is left: its bad news concern nobody any more. */
  moved(): void
  /** The page leads on by itself: what it has told so far goes along. */
  passOn(): void
}

/** Short messages that go away by themselves. Good news settle all the bad ones before them. */
export interface Notices extends Observable<readonly Notice[]> {
  /** What belongs to no page. */
  tell: Tell
  /** Says what takes a while, until the answer is called; whatever is told meanwhile leaves it alone. */
  underWay(text: string): () => void
  ofPage(): PageNotices
  dismiss(key: number): void
}

/** Long enough to be read: bad news stays longer. */
const SHOWN = { success: 3000, warning: 6000, failure: 6000 } as const

const isBad = ({ kind }: Notice): boolean => kind === 'warning' || kind === 'failure'

export function createNotices(clock: Clock): Notices {
  const shown = createCell<readonly Notice[]>([])
  let count = 0
  const drop = (isOver: (notice: Notice) => boolean) => {
    if (shown.get().some(isOver)) shown.set(shown.get().filter((notice) => !isOver(notice)))
  }
  const dismiss = (key: number) => drop((notice) => notice.key === key)
  /** @returns the notice's key; undefined when nothing was shown anew */
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
