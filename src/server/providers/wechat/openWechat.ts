import { createWechat, type Wechat } from './createWechat.ts'
import type { WechatSettings } from './wechatSettings.ts'

/** The platform as it is configured, or nothing; the stand-in listens where the server does, once it does. */
export function openWechat(
  settingsAt: (port: number) => WechatSettings | undefined,
  { fetch, port }: { fetch: typeof globalThis.fetch; port: () => number },
  clock: () => Date,
): Wechat | undefined {
  const known = settingsAt(port())
  return known && createWechat({ fetch, clock, settings: () => settingsAt(port()) ?? known })
}
