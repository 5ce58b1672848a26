import type { ArmedFault, Fault, SandboxTrade } from './trade.ts'
import type { TradeStore } from './tradeStore.ts'

/**
 * Removes and returns the armed fault for this trade: one armed for its order before one for its method, before one for
 * any trade.
 */
export function takeFault<F extends Fault>(
  tradeStore: TradeStore,
  { tradeRef, method }: SandboxTrade,
  isOne: (fault: Fault) => fault is F,
): F | undefined {
  const arms = tradeStore.arms().filter((arm): arm is ArmedFault & { fault: F } => isOne(arm.fault))
  const fits: ((arm: ArmedFault) => boolean)[] = [
    (arm) => arm.tradeRef === tradeRef,
    (arm) => !arm.tradeRef && arm.method === method,
    (arm) => !arm.tradeRef && !arm.method,
  ]
  const arm = fits.map((fit) => arms.find(fit)).find((found) => found !== undefined)
  if (!arm) return undefined
  tradeStore.saveArms(tradeStore.arms().filter((other) => other !== arm))
  return arm.fault
}
