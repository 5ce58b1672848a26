import type { CallHandler } from '../../binder/callRequest.ts'
import { readPayConfigSwitch } from '../../services/dues/readPayConfigSwitch.ts'

export const payConfigSwitch: CallHandler<'payConfigSwitch'> = async (request) =>
  readPayConfigSwitch(request)
