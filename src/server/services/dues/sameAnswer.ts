import { canonicalJson } from '#domain/json/canonicalJson.ts'
import type { DuesNotice } from '../../store/repositories/duesNotices.ts'
import type { DuesAnswer } from './duesAnswer.ts'

/** True when a notice equals the amount due now. */
export const sameAnswer = (notice: DuesNotice, { year, fen, spans }: DuesAnswer): boolean =>
  notice.year === year && notice.fen === fen && canonicalJson(notice.spans) === canonicalJson(spans)
