import type { CallHandler } from '../../binder/callRequest.ts'
import { refuseChange } from '../../services/configuration/readSettings.ts'

export const changeSettings: CallHandler<'changeSettings'> = async () => refuseChange()
