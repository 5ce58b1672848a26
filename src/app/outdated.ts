import { createCell, type Observable } from '#runtime/core/host/observable.ts'

/**
 * True once a part of the site could not be loaded: the line is down, or a new release has taken the files of this
 * one away. Only loading the page anew helps.
 */
export function watchOutdated(): Observable<boolean> {
  const outdated = createCell(false)
  addEventListener('vite:preloadError', () => outdated.set(true))
  return outdated
}
