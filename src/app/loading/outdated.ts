import { createCell, type Observable } from '#runtime/core/ports/observable.ts'

/**
 * True once a part of the site could not be loaded: the network is down, or a new release removed the files of this
 * one. Only a reload helps.
 */
export function watchOutdated(): Observable<boolean> {
  const outdated = createCell(false)
  addEventListener('vite:preloadError', () => outdated.set(true))
  return outdated
}
