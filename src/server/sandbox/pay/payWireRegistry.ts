import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import { alipay } from '#server/providers/pay/alipay/emulation/alipayWire.ts'
import { ccb } from '#server/providers/pay/ccb/emulation/ccbWire.ts'
import type { PayWireModule } from '#server/providers/pay/emulation/payWire.ts'
import { icbc } from '#server/providers/pay/icbc/emulation/icbcWire.ts'
import { wechat } from '#server/providers/pay/wechat/emulation/wechatWire.ts'

/** The emulation of every payment provider by the code of its method. */
export const PAY_WIRES: Readonly<Record<OnlineMethod, PayWireModule>> = {
  [PayMethod.Alipay]: alipay,
  [PayMethod.Wechat]: wechat,
  [PayMethod.Ccb]: ccb,
  [PayMethod.Icbc]: icbc,
}
