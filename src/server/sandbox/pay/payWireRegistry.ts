import { type OnlineMethod, PayMethod } from '#contract/codes.ts'
import { alipay } from './alipay/alipayWire.ts'
import { ccb } from './ccb/ccbWire.ts'
import { icbc } from './icbc/icbcWire.ts'
import type { PayWireModule } from './payWire.ts'
import { wechat } from './wechat/wechatWire.ts'

/** The emulation of every payment provider by the code of its method. */
export const PAY_WIRES: Readonly<Record<OnlineMethod, PayWireModule>> = {
  [PayMethod.Alipay]: alipay,
  [PayMethod.Wechat]: wechat,
  [PayMethod.Ccb]: ccb,
  [PayMethod.Icbc]: icbc,
}
