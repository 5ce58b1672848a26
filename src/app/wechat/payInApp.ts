import { isInAppBrowser } from '#runtime/core/boot/isInAppBrowser.ts'
import { StepStopped } from '#runtime/core/failure.ts'
import { NotInApp } from './notInApp.ts'

/** The bridge object that the messaging app injects into its pages. */
interface Bridge {
  invoke(name: string, parameters: unknown, told: (answer: { err_msg: string }) => void): void
}

const bridgeNow = (): Bridge | undefined =>
  (globalThis as { WeixinJSBridge?: Bridge }).WeixinJSBridge

/** Specification, section 8. */
class PayFailed extends Error {
  readonly msg = '支付失败'
}

/**
 * Pays inside the messaging app with the parameters the server signed (JSON text). Resolves when the app reports
 * success, which is no proof: the page keeps polling the server. A payer who closes the sheet ends the chain silently.
 * @throws PayFailed when the app reports a failure, NotInApp elsewhere
 */
export async function payInApp(parameters: unknown): Promise<void> {
  const bridge = await bridgeHere()
  const answer = await new Promise<{ err_msg: string }>((told) =>
    bridge.invoke('getBrandWCPayRequest', JSON.parse(String(parameters)), told),
  )
  const [, outcome] = answer.err_msg.split(':')
  if (outcome === 'ok') return
  throw outcome === 'cancel' ? new StepStopped('dismissed') : new PayFailed()
}

/** The app brings its bridge a moment after the page. */
function bridgeHere(): Promise<Bridge> {
  const bridge = bridgeNow()
  if (bridge) return Promise.resolve(bridge)
  if (!isInAppBrowser(navigator.userAgent)) return Promise.reject(new NotInApp())
  return new Promise((resolve) => {
    const ready = () => {
      const late = bridgeNow()
      if (late) resolve(late)
    }
    document.addEventListener('WeixinJSBridgeReady', ready, { once: true })
  })
}
