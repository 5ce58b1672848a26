import type { CallHandler } from '../../binder/callRequest.ts'
import { exportDues } from '../../services/exports/exportDues.ts'

export const duesExport: CallHandler<'duesExport'> = async (request) => exportDues(request)
