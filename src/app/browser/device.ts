import { DEVICES, type Device } from '#contract/value.ts'
import { deviceOf } from '#domain/deviceOf.ts'

/** A cookie, so that the server draws the first screen in the chosen layout, too. */
const KEPT = /(?:^|; )device=(\w+)/
const A_YEAR = 365 * 24 * 60 * 60

/** A frame named after a device shows that layout, wherever it goes; only pages of our own may frame us. */
const framedAs = (): Device | undefined =>
  window.parent === window ? undefined : DEVICES.find((device) => device === window.name)

/** The device of the first load: the frame's, the saved choice, or the one detected from the browser. */
export const firstDevice = (): Device =>
  framedAs() ?? deviceOf(navigator.userAgent, KEPT.exec(document.cookie)?.[1])

/** Saves the chosen device for later visits; a choice inside a frame applies to that frame only. */
export function keepDevice(device: string): void {
  if (framedAs()) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers people still use
  document.cookie = `device=${device}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`
}
