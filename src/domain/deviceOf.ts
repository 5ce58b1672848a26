import { DEVICES, type Device } from '#contract/value.ts'

const PHONE = /Mobile|Android|iPhone|iPod|Windows Phone|HarmonyOS|MicroMessenger/i
/** Tablets have room for the PC view; an Android tablet says Android without Mobile. */
const TABLET = /iPad|Tablet|Android(?!.*Mobile)/i

/** Returns the device of the first load; a valid stored or chosen override takes precedence. */
export function deviceOf(userAgent: string, override?: string | null): Device {
  const chosen = DEVICES.find((device) => device === override)
  if (chosen) return chosen
  return PHONE.test(userAgent) && !TABLET.test(userAgent) ? 'mobile' : 'pc'
}
