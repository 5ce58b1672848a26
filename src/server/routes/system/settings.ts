import type { CallHandler } from '../../binder/callRequest.ts'
import { readSettings } from '../../services/configuration/readSettings.ts'

export const settings: CallHandler<'settings'> = async (request) => readSettings(request)
