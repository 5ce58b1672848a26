import { DEVICES, type Device } from '#contract/value.ts'
import { deviceOf } from '#runtime/core/boot/deviceOf.ts'

const KEPT = 'device'

/** A frame named after a device shows that layout, wherever it goes; only pages of our own may frame us. */
const framedAs = (): Device | undefined =>
  window.parent === window ? undefined : DEVICES.find((device) => device === window.name)

/** The device of the first load: the frame's, the one chosen before, or what the browser says. */
export const firstDevice = (): Device =>
  framedAs() ?? deviceOf(navigator.userAgent, localStorage.getItem(KEPT))

/** Keeps a chosen device for later visits; what is chosen inside a frame stays in it. */
export function keepDevice(device: string): void {
  if (!framedAs()) localStorage.setItem(KEPT, device)
}
