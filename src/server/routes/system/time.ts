import type { CallHandler } from '../../binder/callRequest.ts'

export const time: CallHandler<'time'> = async ({ now }) => now.getTime()
